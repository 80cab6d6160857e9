import { both, endsInConsonant, isNoun, isPast, leaning, stemOf, toCome, topic } from './korean-forms.ts';
import { nearDays } from './near-days.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

/** What only the person knows: no intent decides it. */
function fact(told: string | undefined): Said | undefined {
  if (told === undefined) return undefined;
  const open = `${told}.`;
  return { open, yes: open, no: open };
}

/** The two ends of a stem that is denied. */
function denied(stem: string): string {
  return `${stem}지 {않습니다|않아요}`;
}

/** What is said for yes and no of stems that are not denied by 지 않다. */
const opposites: readonly (readonly [RegExp, string])[] = [
  [/^있$/u, '없'],
  [/가능하$/u, '어렵'],
  [/^괜찮$/u, '어렵'],
  [/^맞$/u, '맞지 않'],
  [/^알$/u, '모르'],
];

/** The words that modify what is to come, of the other side: '오실 예정' → '갈 예정'. */
function ownPlans(words: string): string {
  return words.replace(
    /([가-힣]+?)(?:으)?실 (?=예정|계획|생각|수 |건|것)/gu,
    (_, stem: string) => `${toCome(stem === '오' ? '가' : stem)} `,
  );
}

/** What the asker would have to do is said of the asker: '회신드리면 됩니까' → '회신 주시면 됩니다'. */
function ofAsker(head: string, stem: string): string {
  if (stem === '있')
    return head.replace(/받을 수 $/u, '받으실 수 ').replace(/받아 볼 수 $/u, '받아 보실 수 ');
  if (!/^[되하]$/u.test(stem)) return head;
  return head
    .replace(/드리면 $/u, ' 주시면 ')
    .replace(/해야 $/u, '하셔야 ')
    .replace(/가면 $/u, '오시면 ')
    .replace(/(?<![시으])면 $/u, '시면 ')
    .replace(/으면 $/u, '으시면 ')
    .replace(/ {2,}/gu, ' ');
}

/** A clause that asks, as a statement: '비용은 [금액]인가요' → '비용은 [금액]입니다'. */
function stated(words: string): string | undefined {
  const planned = ownPlans(words).replace(/ (?:건가요|건지요?)$/u, ' 예정인가요');
  const [, head = '', word = ''] = /^(.* )?(\S+)$/u.exec(planned) ?? [];
  const stem = stemOf(word);
  if (!stem) return undefined;
  if (/\]이?$/u.test(stem) || (stem.endsWith('이') && stem.length > 1))
    return `${head}${isNoun(stem.replace(/이$/u, ''))}`;
  return `${ofAsker(head, stem)}${both(stem)}`;
}

/** A clause whose last verb but helps the one before it is denied with that one: '해 두셨나요'. */
const HELPED = /^(.* )?([가-힣]*[아어해여와워려겨쳐내켜] )((?:두|뒀|놓|놨|보셨|봤|버리)\S*)$/u;
const DENIABLE = /^(.* )?()(\S+)$/u;

/** The same with yes and no in a gap at its end. */
function either(words: string): string | undefined {
  const [, head = '', before = '', word = ''] = HELPED.exec(words) ?? DENIABLE.exec(ownPlans(words)) ?? [];
  const last = stemOf(word);
  if (!last) return undefined;
  const stem = before + last;
  const lead = ofAsker(head, last === '있' ? last : '');
  if (stem.endsWith('이') && stem.length > 1) {
    const noun = stem.slice(0, -1);
    const not = endsInConsonant(noun) ? '이' : '가';
    return `${head}${noun}[{입니다|${not === '이' ? '이에요' : '예요'}} / ${not} {아닙니다|아니에요}]`;
  }
  const opposite = opposites.find(([own]) => own.test(stem));
  const no = opposite
    ? both(stem.replace(opposite[0], stem.endsWith('가능하') ? '어렵' : opposite[1]))
    : isPast(stem)
      ? '아직{입니다|이에요}'
      : denied(stem);
  return `${lead}[${both(stem)} / ${no}]`;
}

/** How a request ends, behind the deed in its form before 주다. */
const GIVE =
  ' ?주(?:실 수 (?:있(?:나요|을까요|으신가요|으실까요|는지요|으세요|겠습니까|습니까)|없을까요)|시겠(?:습니까|어요)|실래요|세요|십시오|시기 바랍니다|시길 바랍니다|시기를? (?:부탁|바랍|희망).{1,6}|시면 .{0,10}(?:감사|고맙|좋|도움|도움이).{1,12}|시면 .{0,8}(?:게요|겠습니다)|셨으면 .{2,8}|실 것을 .{2,8}|면 (?:감사|고맙|좋).{1,8}|길 바.{2,4}|ㄹ 수|줘요?|셔야 (?:합니다|해요|됩니다|돼요|.{1,20}(?:가능합니다|가능해요|할 수 있습니다|할 수 있어요)))';
const PLEASE =
  '(?:을|를)? ?(?:부탁(?:드립니다|드려요|드리겠습니다|합니다|해요|드릴게요|드리고자 합니다|드리고 싶습니다)|요청(?:드립니다|드려요|합니다)|바랍니다)';
const SOON =
  '(?:(?:빠른 시일 내에|가능한 한 빨리|최대한 빨리|되도록 빨리|미리|함께|같이|꼭|다시 한번|다시|새로|몇 장|몇 개|몇 부|한 장|한 부|사본으로|파일로|한번|한 번|좀|먼저|우선|별도로|추가로|메일로|이메일로|회신으로|문자로|편하게|자세히|간단히|저희에게|저에게|제게|저희 쪽으로|저희 측에|각각) )*';

/** A deed as a mail asks for it before 주다, and what whoever does it says: the stem before 겠습니다. */
const deeds: readonly (readonly [asked: string, stem: string])[] = [
  ['보내|발송해|송부해|전송해|전달해|첨부해', '보내 드리'],
  ['다시 보내|재발송해|재전송해', '다시 보내 드리'],
  ['공유해', '공유해 드리'],
  ['제출해', '제출하'],
  ['방문해|와|들러', '방문하'],
  ['참석해', '참석하'],
  ['참여해|참가해', '참여하'],
  ['작성해|기입해|기재해', '작성하'],
  ['서명해|날인해', '서명하'],
  ['입금해|송금해|납부해|결제해', '입금하'],
  ['준비해', '준비하'],
  ['검토해', '검토하'],
  ['지참해|가져와|챙겨 와', '지참하'],
  ['기다려', '기다리'],
  ['연락|연락해', '연락드리'],
  ['전화|전화해', '전화드리'],
  ['회신|회신해|답장해|답변|답변해', '회신드리'],
];
const nouns: readonly (readonly [asked: string, stem: string])[] = [
  ['송부|발송|전달|전송', '보내 드리'],
  ['공유', '공유해 드리'],
  ['회신|답변|답장', '회신드리'],
  ['연락', '연락드리'],
  ['안내', '안내해 드리'],
  ['설명', '설명해 드리'],
  ['확인', '확인해 드리'],
  ['견적', '견적을 내 드리'],
  ['추천', '추천해 드리'],
  ['수정|교체|수리|환불|취소|변경|조정|처리|점검|재발급|발급|발행|번역|보완|예약|교환|배송|조율', ''],
  ['검토|제출|참석|작성|준비|서명|입금|방문|참여|지참|확정|조치|대응', '='],
];

/** A day stands in what is asked. */
const DATED = /(?:까지|\d일|요일|\d시|이내)/u;

function done(thing: string, particle: string, stem: string): Said {
  const will = `{${stem}겠습니다|${toCome(stem)}게요}`;
  const rest = /^(?:을|를|도|은|는|만|의|)$/u.test(particle) ? '을' : particle;
  const object = rest === '을' ? `${thing}${endsInConsonant(thing) ? '을' : '를'}` : `${thing}${rest}`;
  const named = rest === '을' ? topic(thing) : object;
  const goes = /^(?:방문하|참석하|참여하)$/u.test(stem);
  return {
    open:
      DATED.test(thing) || goes
        ? `${object} ${toCome(stem)} 수 [{있습니다|있어요} / {없습니다|없어요}].`
        : `${named} [날짜]에 ${will}.`,
    yes: `${object} ${will}.`,
    no: `죄송합니다만, ${named} ${stem}기 {어렵습니다|어려워요}.`,
  };
}

/** What is wanted of the writer as a whole: '사진 촬영을 부탁드립니다'. */
const commissions: readonly TurningRule[] = [
  {
    when: /^(\S[^,]{2,60}?)(?:을|를|도)? ?(?:의뢰|부탁|요청)(?:드립니다|드려요|드리고 싶습니다|드리고 싶어요|드리려고 합니다|드리고자 합니다|하고 싶습니다|하려고 합니다)$/u,
    answers: ['action'],
    say: ([thing = '']) =>
      /(?:[지부께]|연락|확인|말씀|답)$/u.test(thing)
        ? undefined
        : {
            open: `${topic(thing)} [{가능합니다|가능해요} / {어렵습니다|어려워요}].`,
            yes: `네, ${topic(thing)} {가능합니다|가능해요}.`,
            no: `죄송합니다만, ${topic(thing)} {어렵습니다|어려워요}.`,
          },
  },
];

const PARTICLE = '(을|를|도|은|는|만|에|로|으로|에도|까지)';
const requests: readonly TurningRule[] = [
  ...deeds.map(
    ([asked, stem]): TurningRule => ({
      when: new RegExp(`^(\\S[^,]{0,60}?)${PARTICLE} ${SOON}(?:${asked})${GIVE}$`, 'u'),
      answers: ['action', 'amount'],
      say: ([thing = '', particle = '']) => done(thing, particle, stem),
    }),
  ),
  {
    when: new RegExp(
      `^(\\S[^,]{0,60}?)${PARTICLE} ${SOON}(?!알려|말씀해|가르쳐|적어|남겨)([가-힣]{1,6}[아어해여와워려겨쳐춰꿔줘내개대매세켜펴려둬봐뤄])${GIVE}$`,
      'u',
    ),
    answers: ['action'],
    say: ([thing = '', particle = '', deed = '']) => done(thing, particle, `${deed} 드리`),
  },
  ...nouns.map(
    ([asked, stem]): TurningRule => ({
      when: new RegExp(`^(\\S[^,]{0,60}?)(을|를|도|은|는|에|에 대한|의|) ?${SOON}(${asked})${PLEASE}$`, 'u'),
      answers: ['action'],
      say: ([thing = '', particle = '', noun = '']) =>
        /(?:[여부지]|위해|위하여|관련|관련해|관련하여|대해|대하여)$/u.test(thing) && noun !== '확정'
          ? undefined
          : done(
              thing,
              particle.replace(/^에 대한$/u, '을'),
              stem === '=' ? `${noun}하` : stem || `${noun}해 드리`,
            ),
    }),
  ),
];

/** What is wanted told, named in the gap by its own last word. */
function told(thing: string): Said | undefined {
  const last = /[가-힣]+$/u.exec(thing)?.[0] ?? '내용';
  if (/(?:와|과|및|하고) |, /u.test(thing)) return fact(`${topic(thing)} 다음과 {같습니다|같아요}: [내용]`);
  return fact(`${topic(thing)} ${isNoun(`[${last}]`)}`);
}

/** An item of a list that is to be told. */
function item(thing: string): Said | undefined {
  if (/지$/u.test(thing)) return undefined;
  const [, what = '', asked] = /^(.*?) ?(가능 ?여부|유무|여부)$/u.exec(thing) ?? [];
  if (asked === '유무') return fact(`${topic(what)} [{있습니다|있어요} / {없습니다|없어요}]`);
  if (asked && asked !== '여부')
    return fact(`${topic(what)} [{가능합니다|가능해요} / {어렵습니다|어려워요}]`);
  return asked ? undefined : told(thing);
}

const TELL =
  '(?:(?:알려|말씀해|가르쳐|적어|남겨|기재해|전달해|공유해|회신해|답변해|확인해|안내해)' +
  GIVE +
  `|(?:회신|답변|확인|안내|연락|말씀|기재|의견|결정|선택)도?${PLEASE}|(?:궁금합니다|궁금해요|여쭙습니다|여쭤봅니다|여쭙고 싶습니다|문의드립니다|알고 싶습니다|알고 싶어요))`;

const telling: readonly TurningRule[] = [
  {
    when: new RegExp(
      `^(\\S[^,]{1,40}?)(?:이|가) (?:있으시?면|있으실 경우|있다면) ${SOON}(?:알려|말씀해|적어|남겨|기재해)${GIVE}$`,
      'u',
    ),
    say: ([thing = '']) => fact(`${topic(thing)} [{없습니다|없어요} / {있습니다|있어요}: 내용]`),
  },
  {
    when: new RegExp(
      `^(\\S[^,]{1,40}?)(?:이|가) (?:있으시?면|있으실 경우|있다면) ${SOON}(?:보내|첨부해|공유해|전달해|제출해|가져와)${GIVE}$`,
      'u',
    ),
    say: ([thing = '']) => fact(`${topic(thing)} [보내 {드리겠습니다|드릴게요} / {없습니다|없어요}]`),
  },
  {
    when: new RegExp(`^(\\S[^,]{0,50}?)(?:의)? ?가능 ?여부(?:를|도|만)? ${SOON}${TELL}$`, 'u'),
    say: ([thing = '']) => fact(`${topic(thing)} [{가능합니다|가능해요} / {어렵습니다|어려워요}]`),
  },
  {
    when: new RegExp(
      `^(\\S[^,]{0,50}?)(?:의)? ?(?:유무|유무 여부|보유 여부|존재 여부)(?:를|도|만)? ${SOON}${TELL}$`,
      'u',
    ),
    say: ([thing = '']) => fact(`${topic(thing)} [{있습니다|있어요} / {없습니다|없어요}]`),
  },
  {
    when: new RegExp(
      `^(.{0,40}?)(참석|참여|참가|방문|이용|사용|신청|동의|구매|계약) ?(?:가능 )?여부(?:를|도|만)? ${SOON}${TELL}$`,
      'u',
    ),
    say: ([head = '', deed = '']) =>
      fact(`${spaced(head)}[{${deed}합니다|${deed}해요} / ${deed}하지 {않습니다|않아요}]`),
  },
  {
    when: new RegExp(
      `^(\\S[^,]{0,50}?)(?:을|를|도|만) (?:[^,]{2,18}까지 )?${SOON}(?:알려|말씀해|가르쳐|적어|남겨|기재해|회신해|답변해)${GIVE}$`,
      'u',
    ),
    say: ([thing = '']) => (/(?:지|여부)$/u.test(thing) ? undefined : told(thing)),
  },
  {
    when: /^(\S[^,]{0,40}?)(?:이|가|도) (?:어떻게 (?:되|돼)(?:시)?(?:나요|는지요|는지|세요|십니까|ㅂ니까|요|신지|실까요)|어떻게 됩니까|어떻게 될까요|어떻게 되시나요)$/u,
    say: ([thing = '']) => told(thing),
  },
  {
    when: /^(\S[^,]{0,40}?)(?:은|는) (?:어떻게 (?:되|돼)(?:시)?(?:나요|는지요|는지|세요|십니까|요|신지|실까요)|어떻게 됩니까|어떻게 될까요)$/u,
    say: ([thing = '']) => told(thing),
  },
];

/** What a question word is put for, in its place; the longer before the shorter. */
const gaps: readonly (readonly [asked: string, gap: string])[] = [
  ['언제쯤(?!까지|이|인)', '[시점]쯤'],
  ['언제(?=까지|부터|쯤|가|로|이|인|든|예|신)', '[시점]'],
  ['(?:언제|어느 날|며칠에)(?![가-힣])', '[시점]에'],
  ['며칠(?= (?:걸|정도|동안|이나|안|간))', '[수]일'],
  ['며칠', '[날짜]'],
  ['무슨 요일', '[요일]'],
  ['몇 시간', '[시간]시간'],
  ['몇 시(?=까지|부터|쯤|에|로|인|가)', '[시간]'],
  ['몇 분(?=이|을|께|께서|정도 (?:오|참)|인| 참| 오)', '[인원]명'],
  ['몇 (?:명|인)', '[인원]명'],
  ['얼마나(?= 걸)', '[기간] 정도'],
  ['(?<=(?:총액|금액|비용|가격|요금|단가|견적)(?:이|가|은|는) )얼마나', '[금액]만큼'],
  ['(?<=(?:기간|시간)(?:이|은) )얼마나 되(?=나요|는지|시나요|세요|십니까|는지요)', '[기간]이'],
  ['얼마나 되(?=나요|는지|시나요|세요|십니까|ㄹ까요|는지요)', '[금액 또는 수량]이'],
  ['(?:얼마 정도|어느 정도|얼마쯤)', '[금액 또는 수량] 정도'],
  ['얼마(?=를|인|예|입|이|일|에|로|까지|부터|신)', '[금액]'],
  ['얼마나(?= (?:생각|예상|잡|원하|희망))', '[기간 또는 금액] 정도로'],
  ['얼마나', '[어느 정도]'],
  ['(?:누구|누가|어느 분이|어떤 분이|어느 분께서|누구께서)(?=[ 인신이])', '[성함]'],
  ['어디(?=에|서|로|까지|인|신|이|예|입|를|가)', '[장소]'],
];
const COUNTED =
  '퍼센트|프로|%|배|개|대|장|부|권|박|일|주|달|년|개월|번|회|층|평|세|살|마리|세트|박스|건|곳|가지|종|kg|m|페이지|자|쪽|차|호|석|팀|벌|통|잔|끼|과목|학년'.split(
    '|',
  );

/** A head, a gap in place of the word that asked, and what followed, told. */
function inPlace(head: string, gap: string, after: string): Said | undefined {
  const rest = leaning(gap, after);
  // '새는 곳이 어디인가요': what is told of it makes it the topic.
  const isNamed = /^(?:인|이|예|신|입|일)/u.test(rest) && /[가-힣][이가]$/u.test(head);
  if (isNamed) return fact(stated(`${topic(head.slice(0, -1))} ${gap}${rest}`));
  // 'When can I have it?' does not say what, and its answer would not either.
  if (!head && /^\[시점\]/u.test(gap) && /^(?:받을|받아|볼|알) /u.test(rest)) return undefined;
  return fact(stated(`${spaced(head)}${gap}${rest}`));
}

/** Two rules for a word that asks: what follows it by a space, and what leans on it. Captures come without their spaces. */
function placed(words: string, gap: string): TurningRule[] {
  const before = '(?<![가-힣])';
  const apart = gap === '[성함]' ? '[성함] 님이 ' : `${gap} `;
  return [
    {
      when: new RegExp(`^(.{0,60}?)${before}${words} (.{1,50})$`, 'u'),
      say: ([head = '', rest = '']) => inPlace(head, apart, rest),
    },
    {
      when: new RegExp(`^(.{0,60}?)${before}${words}([^ ].{0,50})$`, 'u'),
      say: ([head = '', rest = '']) => inPlace(head, gap, rest),
    },
  ];
}

/** What the writer's side can do, behind a time that is asked for. */
function ableAt(when: string, rest: string, deed: string): Said | undefined {
  const own = /^(?:와|들러|방문해)$/u.test(deed) ? '갈' : deed === '보내' ? '보내 드릴' : `${deed} 드릴`;
  return fact(`${when} ${spaced(rest)}${own} 수 {있습니다|있어요}`);
}

const able: readonly TurningRule[] = (
  [
    ['언제쯤', '[시점]쯤'],
    ['언제까지', '[시점]까지'],
    ['언제', '[시점]에'],
    ['몇 시쯤', '[시간]쯤'],
    ['몇 시에', '[시간]에'],
  ] as const
).map(([words, gap]) => ({
  when: new RegExp(
    `^(?:${words}) (|\\S.{0,50}? )([가-힣]{1,8}[아어해여려내]|와|들러) ?주실 수 (?:있나요|있을까요|있으신가요|있는지요?|있습니까|있겠습니까)$`,
    'u',
  ),
  say: ([rest = '', deed = '']: readonly string[]) => ableAt(gap, rest, deed),
}));

const asked: readonly TurningRule[] = [
  ...able,
  {
    when: /^(?:둘 중 |둘 중에서? )?어느 (?:쪽|것|편)이 (?:더 )?(?:괜찮|좋|편하|나)\S{0,8}$/u,
    say: () => fact('[선택] 쪽이 {좋습니다|좋아요}'),
  },
  {
    // Whether it is done on such days is asked, and no day is put forward.
    when: /^(주말|공휴일|휴일|명절|야간|심야|평일 저녁|평일|일요일|토요일|당일)(에도|에|도) (\S.{0,30}?)(?:이|가|은|는) 가능(?:한가요|하신가요|할까요|합니까|한지요?|하실까요)$/u,
    timed: true,
    say: ([when = '', particle = '', what = '']) =>
      fact(`${when}${particle} ${topic(what)} [{가능합니다|가능해요} / {어렵습니다|어려워요}]`),
  },
  {
    when: /^(.{0,40}?\S+까지)(?:는|만)? (\S{1,12}?)(?:이|가|을|를) \S{1,8}야 (?:합니다|해요|됩니다|하는데요?|되는데요?)[.,]? (?:가능(?:한가요|할까요|하신가요|하실까요)|괜찮을까요)$/u,
    timed: true,
    say: ([by = '', what = '']) =>
      fact(`${topic(what)} ${by} [{가능합니다|가능해요} / {어렵습니다|어려워요}]`),
  },
  {
    when: /^((?:.{0,40}(?:은|는|께서는|에는) )?)([^\s,]{1,16}(?: [^\s,]{1,10}){0,3}?)(?:와|과|하고|랑|이랑|,) (\S{1,16}(?: \S{1,10})?) 중(?:에서?|에)? ?(?:어느|어떤|무엇|뭐|뭘|언제|어디).{2,30}$/u,
    say: ([head = '', first = '', second = '']) => preferred(head, first, second),
  },
  {
    when: /^(.{0,50}?)(?<![가-힣])(?:누가|어느 쪽이|어느 쪽에서|누구 쪽에서) ((?:부담|지불|결제|책임|내).{2,12})$/u,
    say: ([head = '', rest = '']) => inPlace(head, '[저희 / 고객님] 측에서 ', rest),
  },
  ...gaps.flatMap(([words, gap]) => placed(words, gap)),
  ...COUNTED.flatMap((unit) => placed(`몇 ?${unit}`, `[수]${unit}`)),
  {
    when: /^(.{0,60}?)(?<![가-힣])(?:어떤|어느|무슨) ([가-힣A-Za-z]{1,10}?(?: 것)?)(을|를|이|가|으로|로|에|에서|은|는) (.{1,40})$/u,
    say: ([head = '', noun = '', particle = '', rest = '']) =>
      inPlace(head, `[구체적인 ${noun}]${particle} `, rest),
  },
  {
    when: /^(.{0,60}?)(?<![가-힣])(?:어떤|어느|무슨) ([가-힣A-Za-z]{1,10}?)((?:인|신).{1,6})$/u,
    say: ([head = '', noun = '', rest = '']) => inPlace(head, `[구체적인 ${noun}]`, rest),
  },
  {
    when: /^(.{0,50}?)(?<![가-힣])(?:무엇|뭐)(을|를|이|가|으로|로)? (.{1,40})$/u,
    say: ([head = '', particle = '', rest = '']) => inPlace(head, `[내용]${particle || '을'} `, rest),
  },
  {
    when: /^(.{0,50}?)(?<![가-힣])(?:무엇|뭐)((?:인|예|신|입|일).{1,8})$/u,
    say: ([head = '', rest = '']) => inPlace(head, '[내용]', rest),
  },
  {
    when: /^(.{0,50}?)(?<![가-힣])뭘 (.{1,40})$/u,
    say: ([head = '', rest = '']) => inPlace(head, '[내용]을 ', rest),
  },
  {
    when: /^(.{0,50}?)(?<![가-힣])어떻게 (?!생각|되|돼)(.{2,30})$/u,
    say: ([head = '', rest = '']) => inPlace(head, '[방법](으)로 ', rest),
  },
];

/** Words with the space that parts them from what follows; '' stays. */
function spaced(words: string): string {
  return words && `${words} `;
}

function preferred(head: string, first: string, second: string): Said {
  return { open: `${spaced(head)}[${first} / ${second}] 쪽으로 {부탁드립니다|부탁드려요}.` };
}

/** What asks for a choice behind one of two things, and is not said again. */
const CHOSEN =
  '(?: (?:드리면|하면|보내면|보내 드리면) 될까요| (?:(?:준비해|보내|예약해|진행해|포장해|안내해|마련해|배정해) )?드릴까요| (?:하시겠(?:어요|습니까)|할까요|하시나요|하실까요|좋으세요|좋으신가요|좋을까요|원하시나요|원하세요|원하십니까|진행할까요|편하신가요|편하세요|선호하시나요|선호하세요|희망하시나요|받으시겠어요|받으시겠습니까|나을까요|괜찮으신가요|괜찮으세요|결제하시겠어요|결제하시겠습니까|이용하시겠어요|보내시겠어요|더 (?:좋으|편하|나으|괜찮으)(?:신가요|세요|실까요)))';
const LEANT = '(?:으로|로|을|를|이|가|에)?';
const NOUN_END = '(?:인가요|이신가요|입니까|일까요|인지요?|이에요|예요)';

/** Who of two does it, as its own side says of the other and of itself. */
function whichSide(head: string, wanted: string, adverb: string, own: string): Said | undefined {
  const stem = stemOf(own)?.replace(/ ?주$/u, ' 드리') ?? own;
  return fact(`${spaced(head)}[${wanted}해 주셔야 {합니다|해요} / 저희가 ${spaced(adverb)}${both(stem)}]`);
}
const OURS = '(?:저희가|제가|저희 쪽에서) (?:따로 |직접 |미리 )?';
const THEIRS = '(?:[가-힣]{1,8}(?:에서|측에서|께서|쪽에서) )';

const choices: readonly TurningRule[] = [
  {
    when: new RegExp(
      `^(.{0,40}?(?:은|는) )?${OURS}([가-힣]{1,8})해야 (?:하나요|되나요|할까요|하는 건가요|하는지요?),? (?:아니면|혹은) ${THEIRS}(직접 |따로 )?([가-힣]{1,12})$`,
      'u',
    ),
    say: ([head = '', wanted = '', adverb = '', own = '']) => whichSide(head, wanted, adverb, own),
  },
  {
    when: new RegExp(
      `^(.{0,40}?(?:은|는) )?${THEIRS}(직접 |따로 )?([가-힣]{1,10}?)(?:으?시)?(?:는 건지|는지|는 건가요|나요),? (?:아니면 )?${OURS}([가-힣]{1,8})해야 (?:하는 건지|하는지|하는 건가요|하나요)(?:도|를)?$`,
      'u',
    ),
    say: ([head = '', adverb = '', own = '', wanted = '']) =>
      whichSide(head, wanted, adverb, own.replace(/주$/u, ' 드리')),
  },
  {
    when: new RegExp(
      `^(.{0,40}?(?:은|는) )?([^,?]{2,24}?)${NOUN_END}[,?]? (?:아니면 )?([^,?]{2,24}?)${NOUN_END}$`,
      'u',
    ),
    answers: ['choice', 'yes-no', 'fact'],
    say: ([head = '', first = '', second = '']) => fact(`${spaced(head)}${isNoun(`[${first} / ${second}]`)}`),
  },
  {
    when: new RegExp(
      `^(.{0,40}?(?:은|는|,) )?([^,?]{1,24}?)${LEANT}${CHOSEN}[,?]? ([^,?]{1,24}?)${LEANT}${CHOSEN}$`,
      'u',
    ),
    answers: ['choice', 'yes-no', 'fact', 'action'],
    say: ([head = '', first = '', second = '']) => preferred(head, first, second),
  },
  {
    when: new RegExp(
      `^(.{0,40}?(?:은|는|,) )?([^,?]{1,24}?)${NOUN_END}[,?]? 아니면 ([^,?]{1,24}?)${NOUN_END}$`,
      'u',
    ),
    answers: ['choice', 'yes-no', 'fact'],
    say: ([head = '', first = '', second = '']) => fact(`${spaced(head)}${isNoun(`[${first} / ${second}]`)}`),
  },
  {
    when: new RegExp(
      `^(.{0,40}?(?:은|는|,) )?([^,?]{1,24}?)${LEANT}${CHOSEN}?[,?]? 아니면 ([^,?]{1,24}?)${LEANT}${CHOSEN}$`,
      'u',
    ),
    answers: ['choice', 'yes-no', 'fact', 'time', 'action'],
    say: ([head = '', first = '', second = '']) => preferred(head, first, second),
  },
  {
    when: /^(.{0,40}?(?:은|는) )([^,?]{2,24}?),? 아니면 ([^,?]{2,24})$/u,
    answers: ['choice', 'yes-no', 'fact'],
    say: ([head = '', first = '', second = '']) => {
      const [one, other] = [stated(first), stated(second)];
      const isDeed = /(?:될까요|할까요|드릴까요|좋을까요|하세요|하시나요|하시겠)/u.test(first + second);
      return one && other && !isDeed ? fact(`${head} [${one} / ${other}]`) : undefined;
    },
  },
  {
    when: /^(.{0,40}?(?:은|는|,)) 직접 .{1,14}[,?]? 아니면 (?:저희가|저희 쪽에서|제가) ([가-힣]{1,4})할까요$/u,
    say: ([head = '', deed = '']) =>
      fact(`${head} [저희가 직접 {${deed}하겠습니다|${deed}할게요} / ${deed}해 {주시기 바랍니다|주세요}]`),
  },
  {
    when: /^(.{0,40}?)(\S{1,12}?)(?:으로|로) (?:하실지|할지),? (\S{1,12}?)(?:으로|로) (?:하실지|할지)$/u,
    say: ([head = '', first = '', second = '']) =>
      fact(`${spaced(head)}[${first} / ${second}]${leaning(second, '로')} {하겠습니다|할게요}`),
  },
  {
    when: /^(.{0,40}?(?:은|는|,)) (?:저희가|저희 쪽에서|제가) .{1,12}까요[,?]? 아니면 (?:직접|그쪽에서|고객님께서|귀사에서) .{1,16}$/u,
    say: ([head = '']) =>
      fact(`${head} [직접 진행해 {주시기 바랍니다|주세요} / 저희가 직접 {진행하겠습니다|진행할게요}]`),
  },
];

/** Deeds of the asker in their form before 도, and how they are said of the asker, before 다. */
const allowed: readonly (readonly [asked: string, theirs: string])[] = [
  ['들어가', '들어오시'],
  ['(?:데려가|데리고 가)', '데려오시'],
  ['(?:가져가|가지고 가)', '가져오시'],
  ['(?<![가-힣])가', '오시'],
  ['찾아가', '찾아오시'],
  ['(?<![가-힣])와', '오시'],
  ['(연락|전화|문의)드려', '주시'],
  ['보내(?: 드려)?', '보내시'],
  ['맡겨', '맡기시'],
  ['미뤄', '미루시'],
  ['바꿔', '바꾸시'],
  ['옮겨', '옮기시'],
  ['(?<![가-힣])써', '쓰시'],
  ['찍어', '찍으시'],
  ['먹어', '드시'],
  ['주차해', '주차하시'],
];

const permissions: readonly TurningRule[] = [
  ...allowed.map(
    ([asked, theirs]): TurningRule => ({
      when: new RegExp(
        `^(.{0,60}?)${asked}도 (?:되나요|될까요|되는지요?|될지요?|됩니까|돼요|괜찮을까요|괜찮나요|괜찮은가요|괜찮은지요?|괜찮겠습니까|좋을까요|되겠습니까)$`,
        'u',
      ),
      say: ([head = '', noun = '']) => permitted(`${spaced(head)}${spaced(noun)}${theirs}`),
    }),
  ),
  {
    when: /^(.{0,60}?)([가-힣]{0,6})해도 (?:되나요|될까요|되는지요?|될지요?|됩니까|돼요|괜찮을까요|괜찮나요|괜찮은가요|괜찮은지요?|괜찮겠습니까|좋을까요|되겠습니까)$/u,
    say: ([head = '', deed = '']) => permitted(`${spaced(head)}${deed}하시`),
  },
];

function permitted(stem: string): Said {
  const even = `${stem.slice(0, -1)}셔도`;
  return {
    open: `${even} [{됩니다|돼요} / 안 {됩니다|돼요}].`,
    yes: `네, ${even} {됩니다|돼요}.`,
    no: `죄송합니다만, ${stem}는 것은 {어렵습니다|어려워요}.`,
  };
}

const offers: readonly TurningRule[] = [
  {
    when: /^(.{0,60}?)((?:[가-힣]{1,6}[아어해여와워려겨쳐내개대매세켜펴] |[가-힣]{2}))드릴까요$/u,
    say: ([head = '', deed = '']) => {
      const thing = `${spaced(head)}${deed}`;
      return {
        open: `${thing} [주시면 {감사하겠습니다|감사하겠어요} / 주지 않으셔도 {됩니다|돼요}].`,
        yes: `네, ${thing} 주시면 {감사하겠습니다|감사하겠어요}.`,
        no: `${thing} 주지 않으셔도 {괜찮습니다|괜찮아요}.`,
      };
    },
  },
  {
    // 'Is it possible?' offers no deed.
    when: /^(.{0,60}?)(?:(?:저희가|제가|저희 쪽에서) )?(?<![가-힣])(?!(?:불?가능|필요|불?충분|적당|적합|유효|불?편|중요|안전|위험|정확|확실|저렴|편안|무난|비슷|동일|건강|원|생각|어떡|어떻게|뭐|무엇)할까요)([가-힣]{1,4})할까요$/u,
    say: ([head = '', deed = '']) => ({
      open: `${spaced(head)}[${deed}해 {주시기 바랍니다|주세요} / ${deed}하지 않으셔도 {됩니다|돼요}].`,
      yes: `네, ${spaced(head)}${deed}해 {주시기 바랍니다|주세요}.`,
      no: `${spaced(head)}${deed}하지 않으셔도 {됩니다|돼요}.`,
    }),
  },
];

const needs: readonly TurningRule[] = [
  {
    when: /^(?:[^,]{0,60}(?:위해|위해서|때문에|에는|해서|하려면|으로|때),? )?(\S[^,]{0,40}?)(?:이|가|도) (?:추가로 |급히 |급하게 |함께 |꼭 |별도로 |(?:한|두|세|\d{1,2}) ?(?:부|장|개|통|매)(?:씩)? |사본으로 |원본으로 )*(?:필요합니다|필요해요|필요할 것 같습니다|필요할 것 같아요|필요한 상황입니다)$/u,
    answers: ['action', 'fact', 'amount'],
    say: ([thing = '']) => ({
      open: `${topic(thing)} [날짜]까지 준비해 {드리겠습니다|드릴게요}.`,
      yes: `${thing}${endsInConsonant(thing) ? '을' : '를'} 준비해 {드리겠습니다|드릴게요}.`,
      no: `죄송합니다만, ${topic(thing)} 준비해 드리기 {어렵습니다|어려워요}.`,
    }),
  },
];

const polar: readonly TurningRule[] = [
  {
    when: /^([^?]{4,80}?)(?:하)?(?:려고|고자) (?:하는데|합니다만|하는데요),? (?:괜찮으신지요?|괜찮으신가요|괜찮을까요|괜찮으실까요|가능할까요|가능한지요|가능하신가요)$/u,
    say: ([deed = '']) => ({
      open: `${deed}하시는 것은 [{가능합니다|가능해요} / {어렵습니다|어려워요}].`,
      yes: `네, ${deed}하시는 것은 {가능합니다|가능해요}.`,
      no: `죄송합니다만, ${deed}하시는 것은 {어렵습니다|어려워요}.`,
    }),
  },
  {
    // What can be done on the day is asked, and not whether one meets.
    when: /^(\S[^?]{2,60}?(?:을|를|이|가) (?!만날|뵐|뵈올|통화|방문|참석|오실|들르)[가-힣]{1,6} 수) (?:있나요|있을까요|있으신가요|있는지요?|있겠습니까)$/u,
    timed: true,
    say: {
      open: '$1 [{있습니다|있어요} / {없습니다|없어요}].',
      yes: '네, $1 {있습니다|있어요}.',
      no: '죄송합니다만, $1 {없습니다|없어요}.',
    },
  },
  {
    when: /^(.{0,60}?)(?<![가-힣])([가-힣]{1,8}[아어해여와워려겨쳐내]) ?주실 수 (?:있는지|있을지|있으신지)요?$/u,
    say: ([head = '', deed = '']) => {
      const will = `${spaced(head)}${deed} 드릴 수`;
      return {
        open: `${will} [{있습니다|있어요} / {없습니다|없어요}].`,
        yes: `네, ${will} {있습니다|있어요}.`,
        no: `죄송합니다만, ${will} {없습니다|없어요}.`,
      };
    },
  },
  {
    when: /^(.{0,60}?)(?<![가-힣])([가-힣]{0,8}?)(?:으)?(?:실|ㄹ) (?:건가요|건지요?|예정인가요|예정이신가요|계획인가요|계획이신가요|생각인가요|생각이신가요)$/u,
    say: ([head = '', own = '']) => {
      const stem = own === '오' ? '가' : own;
      return stem
        ? fact(`${spaced(head)}[${toCome(stem)} 예정{입니다|이에요} / ${stem}지 않을 예정{입니다|이에요}]`)
        : undefined;
    },
  },
  {
    when: /^(.{0,60}?)(?<![가-힣])(?:저희가|저희 쪽에서|제가) ([가-힣]{1,8}[아어해여와워려겨쳐내])야 (?:하나요|되나요|할까요|합니까|하는지요?|하는지)$/u,
    say: ([head = '', deed = '']) =>
      fact(
        `${spaced(head)}[${deed} 주시면 {감사하겠습니다|감사하겠어요} / ${deed} 주지 않으셔도 {됩니다|돼요}]`,
      ),
  },
  {
    when: /^(.{0,60}?)(?<![가-힣])([가-힣]{1,8})해야 (?:하나요|되나요|할까요|합니까|하는지요?|하는지)$/u,
    say: ([head = '', deed = '']) =>
      fact(`${spaced(head)}[${deed}하셔야 {합니다|해요} / ${deed}하지 않으셔도 {됩니다|돼요}]`),
  },
  {
    when: /^(.{2,60}?(?:으로|로)) (?:하면|진행하면|잡으면) (?:될까요|되나요|괜찮을까요|괜찮나요|되겠습니까|될지요?)$/u,
    say: {
      open: '$1 [진행해 {주시기 바랍니다|주세요} / 변경을 {부탁드립니다|부탁드려요}].',
      yes: '네, $1 진행해 {주시기 바랍니다|주세요}.',
    },
  },
  {
    when: /^(.{0,40}?(?:알레르기|못 드시는 음식|요청 사항|요청사항|문의 사항|궁금한 점|의견|건의 사항|특이 사항|선호 사항))(?:이나 [^,]{2,16})?(?:이|가|은|는) (?:있으신가요|있으세요|있나요|있으십니까|있습니까|있을까요|있으신지요?|있는지요?)$/u,
    say: ([thing = '']) => fact(`${topic(thing)} [{없습니다|없어요} / {있습니다|있어요}: 내용]`),
  },
  {
    when: /^(.{2,80})$/u,
    answers: ['yes-no', 'action', 'choice', 'fact'],
    say: ([clause = '']) => fact(either(clause)),
  },
];

/** The question word stays in its place; the ending is that of a statement, and what honours the other side goes. */
export const korean: Turning = {
  relative: nearDays,
  joint:
    /(?<=(?:몇|얼마|언제|누구|어디|무엇|며칠)[^,?]{0,16}고),? (?!있|계|싶|나서|하)(?=[^,?]{4,60}$)|(?<=[은는인할될을]지), (?=[^,?]{4,60}지$)/u,
  item,
  leads:
    /^(?:(?:[^,.?]{2,60}(?<!려고 하|고자 하)(?:는데|은데|인데|한데)(?:요)?)(?=,? )|[^.?]{4,70}(?:많지 않아서|아서|어서|해서|여서|라서|므로|때문에|관계로)(?=, )|[^.?]{4,70}(?:하|이|되|있|없|겠|았|었|쉬우|으)니(?:까)?(?=,? )|[^,.?]{2,30}(?:확인해 보시고|확인하시고|검토하시고|확인하신 후에?|검토하신 후에?|확인 후에?)(?= )|혹시|아,|참,|그리고|또한?|아울러|참고로|한 가지 더|마지막으로|먼저|우선|다음으로|번거로우시겠지만|번거롭겠지만|바쁘시겠지만|죄송하지만|죄송합니다만|실례지만|실례합니다만|가능하시다면|가능하다면|가능하면|괜찮으시다면|괜찮으시면|그런데|그럼|그러면|추가로|궁금한 점이 있는데|여쭤볼 것이 있는데|[가-힣]{2,4} ?(?:님|고객님|선생님|대표님|팀장님|부장님|과장님))[,:]?\s+/u,
  tails: new RegExp(
    `(?<=지)(?:도|를|에 대해)? ?(?:아직 |여전히 )?(?:답변|회신|연락|안내)(?:을|를)? (?:못 받았습니다|받지 못했습니다|못 받았어요|못 받았네요|받지 못하고 있습니다)$|` +
      `(?<=(?<!까)지)(?:도|를|만|에 대해)? ?${SOON}${TELL}$|[,.]? ?(?:감사합니다|고맙습니다)$`,
    'u',
  ),
  swaps: [
    ['귀사|귀하의 회사', '저희 회사'],
    ['귀교', '저희 학교'],
    ['귀원', '저희 병원'],
    [
      '(?:고객|선생|대표|팀장|부장|과장|원장|교수|작가|기사|사장|어머|아버|학부모)님(?:께서는|께서도|은)',
      '저는',
    ],
    ['(?:고객|선생|대표|팀장|부장|과장|원장|교수|작가|기사|사장|어머|아버|학부모)님께서', '제가'],
    ['(?:고객|선생|대표|팀장|부장|과장|원장|교수|작가|기사|사장|어머|아버|학부모)님의', '제'],
    ['(?:제가 |저희가 )?보내 ?드린', '보내 주신'],
    ['(?:제가 |저희가 )?말씀드린', '말씀하신'],
    ['(?:제가 |저희가 )?요청드린', '요청하신'],
    ['(?:제가 |저희가 )?안내(?:해 )?드린', '안내해 주신'],
    ['(?:제가 |저희가 )?문의드린', '문의하신'],
    ['보내 ?주신', '보내 드린'],
    ['말씀하신', '말씀드린'],
    ['요청하신', '요청드린'],
    ['문의하신', '문의드린'],
    ['하신(?= 적)', '한'],
    ['(?<=[가-힣])으신(?= 적)', '은'],
    ['저희 (?=호텔|병원|학교|회사|매장|가게|사무실|센터|식당|학원|공장|창고)', ''],
    ['성함', '이름'],
    ['자녀분은', '자녀는'],
    ['자녀분이', '자녀가'],
    ['자녀분을', '자녀를'],
    ['아이분', '아이'],
    ['연세', '나이'],
    ['댁', '집'],
    ['생신', '생일'],
    ['자녀분', '자녀'],
    ['희망하시는|원하시는', '희망하는'],
    ['(?<=[가-힣])하시는(?= )', '하는'],
    ['(?<=[가-힣])하시면(?= |$)', '하면'],
    ['(?<=[가-힣])하실(?= )', '할'],
    ['(?<![가-힣])오시는(?= )', '가는'],
    ['(?<![가-힣])쓰시는(?= )', '쓰는'],
  ],
  unsaid:
    /누구|누가|어디|언제|얼마|무엇|(?<![가-힣])뭐|뭘|(?<![가-힣])어떤|(?<![가-힣])어느|어떻게|(?<![가-힣])왜|(?<![가-힣])몇|며칠|무슨|오늘|내일|어제|모레|그저께|이번 주|다음 주|지난주|지난 주|이번 달|다음 달|지난달|금일|명일|익일|(?<![가-힣])(?:제가|저희가)(?! ?(?:보내|말씀|요청|안내|문의))|(?<![가-힣])(?:저는|저를|저의|저도|저와|제게|저희는|저희를|저희의|저희도|저희와|우리)|당신|못(?= )|(?<![가-힣])안 |않|말아|마세요|주실 수|주시(?!는)|주세요|부탁|아니면|[는은을인할될실올갈]지 /u,
  rules: [
    ...choices,
    ...telling,
    ...requests,
    ...commissions,
    ...needs,
    ...permissions,
    ...offers,
    ...asked,
    ...polar,
  ],
};
