const FIRST = 0xac00;
const VOWELS = 21;
const FINALS = 28;
/** By their place among the final consonants of a syllable. */
const N = 4;
const L = 8;
const B = 17;
const SS = 20;
/** By their place among the vowels. */
const A = 0;
const AE = 1;
const EO = 4;
const E = 5;
const YEO = 6;
const O = 8;
const WA = 9;
const OE = 11;
const U = 13;
const WEO = 14;
const WI = 16;
const EU = 18;
const I = 20;
const WAE = 10;

type Syllable = { lead: number; vowel: number; final: number };

function parts(syllable: string): Syllable | undefined {
  const code = syllable.charCodeAt(0) - FIRST;
  if (!(code >= 0 && code < 11_172)) return undefined;
  return {
    lead: Math.floor(code / (VOWELS * FINALS)),
    vowel: Math.floor(code / FINALS) % VOWELS,
    final: code % FINALS,
  };
}

function made({ lead, vowel, final }: Syllable): string {
  return String.fromCharCode(FIRST + (lead * VOWELS + vowel) * FINALS + final);
}

/** Whether the last syllable ends in a consonant; '' and other scripts do not. */
export function endsInConsonant(word: string): boolean {
  return (parts(word.at(-1) ?? '')?.final ?? 0) > 0;
}

/** '은' or '는' and the like, as the last syllable asks for it. */
export function topic(word: string): string {
  return `${word}${endsInConsonant(word) ? '은' : '는'}`;
}

/** A stem with ㅂ니다 or 습니다: '가' → '갑니다', '있' → '있습니다', '만들' → '만듭니다'. */
export function formal(stem: string): string {
  const last = parts(stem.at(-1) ?? '');
  if (!last) return `${stem}합니다`;
  if (last.final === 0 || last.final === L) return `${stem.slice(0, -1)}${made({ ...last, final: B })}니다`;
  return `${stem}습니다`;
}

/** Stems that bend: ㅂ to 우, ㄷ to ㄹ and the like. */
const SOFT =
  /(?:가깝|어렵|쉽|고맙|즐겁|무겁|가볍|춥|덥|맵|싱겁|뜨겁|차갑|새롭|까다롭|두껍|눕|아쉽|반갑|시끄럽|부드럽|자연스럽|번거롭)$/u;
const BENT: readonly (readonly [RegExp, string])[] = [
  [/돕$/u, '도와요'],
  [/묻$/u, '물어요'],
  [/듣$/u, '들어요'],
  [/걷$/u, '걸어요'],
  [/낫$/u, '나아요'],
  [/짓$/u, '지어요'],
  [/아니$/u, '아니에요'],
];

const CONTRACTED: Readonly<Record<number, number>> = { [O]: WA, [U]: WEO, [I]: YEO, [OE]: WAE };

/** A stem in the polite style of speech: '가' → '가요', '있' → '있어요', '보내' → '보내요', '되' → '돼요'. */
export function spoken(stem: string): string {
  if (/하$/u.test(stem)) return `${stem.slice(0, -1)}해요`;
  const row = BENT.find(([end]) => end.test(stem));
  if (row) return stem.replace(...row);
  const before = stem.slice(0, -1);
  const last = parts(stem.at(-1) ?? '');
  if (!last) return `${stem}해요`;
  if (SOFT.test(stem)) return `${before}${made({ ...last, final: 0 })}워요`;
  if (last.final !== 0) {
    const isBright = last.final !== SS && (last.vowel === A || last.vowel === O);
    return `${stem}${isBright ? '아' : '어'}요`;
  }
  if (stem.endsWith('르')) return doubled(before);
  if (last.vowel === EU) {
    const isBright = [A, O].includes(parts(before.at(-1) ?? '')?.vowel ?? EU);
    return `${before}${made({ ...last, vowel: isBright ? A : EO })}요`;
  }
  const vowel = CONTRACTED[last.vowel];
  if (vowel !== undefined) return `${before}${made({ ...last, vowel })}요`;
  return [A, AE, EO, E, YEO].includes(last.vowel) ? `${stem}요` : `${stem}${last.vowel === WI ? '어' : ''}요`;
}

/** '다르' → '달라요', '모르' → '몰라요', '부르' → '불러요'. */
function doubled(before: string): string {
  const last = parts(before.at(-1) ?? '');
  if (!last) return `${before}르러요`;
  const isBright = last.vowel === A || last.vowel === O;
  return `${before.slice(0, -1)}${made({ ...last, final: L })}${isBright ? '라' : '러'}요`;
}

/** '(으)로' and the other particles that lean on the word before, in the form which its last syllable asks for. */
const LEANING: readonly (readonly [either: RegExp, behindConsonant: string, behindVowel: string])[] = [
  [/^(?:으로|로)(?= |$)/u, '으로', '로'],
  [/^[을를](?= |$)/u, '을', '를'],
  [/^[이가](?= |$)/u, '이', '가'],
  [/^[은는](?= |$)/u, '은', '는'],
];

/** What follows a word, with its first particle in the form that the word asks for: '수량' and '로 하' → '으로 하'. */
export function leaning(word: string, rest: string): string {
  const bare = word.replace(/\]$/u, '');
  const row = LEANING.find(([either]) => either.test(rest));
  if (!row) return rest;
  const [either, behindConsonant, behindVowel] = row;
  const isOpen = !endsInConsonant(bare) || (behindVowel === '로' && parts(bare.at(-1) ?? '')?.final === L);
  return rest.replace(either, isOpen ? behindVowel : behindConsonant);
}

/** Both styles of a stem, in the notation of phrase packs. */
export function both(stem: string): string {
  return `{${formal(stem)}|${spoken(stem)}}`;
}

/** 'N입니다' in both styles. */
export function isNoun(noun: string): string {
  return `${noun}{입니다|${endsInConsonant(noun) ? '이에요' : '예요'}}`;
}

/** A stem in the past, before its end: '받' → '받았', '보내' → '보냈'. */
export function past(stem: string): string {
  const said = spoken(stem).slice(0, -1);
  const last = parts(said.at(-1) ?? '');
  return last && last.final === 0 ? `${said.slice(0, -1)}${made({ ...last, final: SS })}` : said;
}

/** Whether a stem tells what was: '받았', and neither '있' nor '겠'. */
export function isPast(stem: string): boolean {
  return parts(stem.at(-1) ?? '')?.final === SS && !/[있겠]$/u.test(stem);
}

/** A stem that modifies what is to come: '가' → '갈', '받' → '받을'. */
export function toCome(stem: string): string {
  const last = parts(stem.at(-1) ?? '');
  if (!last || (last.final !== 0 && last.final !== L)) return `${stem}을`;
  return `${stem.slice(0, -1)}${made({ ...last, final: L })}`;
}

/** Syllables without the final consonant that an ending put there: '큰' of '큰가요' → '크'; undefined where they lack it. */
function withoutFinal(syllables: string, final: number): string | undefined {
  const last = parts(syllables.at(-1) ?? '');
  if (last?.final !== final) return undefined;
  return `${syllables.slice(0, -1)}${made({ ...last, final: 0 })}`;
}

/** Endings that ask, behind a stem as it is; with 시 it is the other side's. */
const ASKED =
  /^(.*?)(으?시|으?셨)?(?:나요|는지요|는지|는가요|습니까|을까요|을지요|을지|은가요|은지요|은지|었나요|죠|지요)$/u;
const SAID: readonly (readonly [RegExp, string])[] = [
  [/으?(?:세요|신가요|십니까|실까요|실지요?|신지요?|시겠어요|시겠습니까|실런지요?)$/u, ''],
  [/있어요$/u, '있'],
  [/없어요$/u, '없'],
  [/돼요$|되요$/u, '되'],
  [/해요$/u, '하'],
  [/괜찮아요$/u, '괜찮'],
  [/좋아요$/u, '좋'],
  [/걸려요$/u, '걸리'],
  [/와요$/u, '오'],
  [/이?에요$|예요$/u, '이'],
];
/** What is or may be, and no deed: 'shall I come?' asks for no statement. */
const HELD =
  /(?:있|없|되|하(?<=가능하|필요하|충분하|편하|적당하|유효하)|괜찮|이|좋|맞|많|크|걸리|늦|[았었했왔됐])$/u;
/** Stems whose own last syllable is 시. */
const OWN_SI = /(?:마시|모시|다시|택시|표시)$/u;

/** Nouns that end as a verb does which another clause follows. */
const NOUN_IN_GO = /(?:창|광|보|입|출|재|참|신|권|경|냉장)고$/u;

/** The stem of a word that asks, without what honours the other side: '참석하시나요' → '참석하', '될까요' → '되'; undefined elsewhere. */
export function stemOf(word: string): string | undefined {
  const [, stem = '', honour = ''] = ASKED.exec(word) ?? [];
  if (/으?신$/u.test(stem) && /지요?$/u.test(word)) return honestly(stem.replace(/으?신$/u, ''));
  if ((stem || honour) && (!/을/u.test(word.slice(stem.length + honour.length)) || HELD.test(stem))) {
    if (/셨$/u.test(honour)) return past(honestly(stem));
    return honour && OWN_SI.test(stem + honour) ? stem + honour : honestly(stem);
  }
  const joined = NOUN_IN_GO.test(word) ? null : /^(.+?)(?<!으)시?고$/u.exec(word);
  if (joined) return honestly(joined[1] ?? '');
  const row = SAID.find(([end]) => end.test(word));
  if (row) return honestly(word.replace(...row));
  const [, before = '', end] = /^(.+?)(니까|가요|까요|지요?)$/u.exec(word) ?? [];
  if (!end) return undefined;
  const final = end === '니까' ? B : end === '까요' ? L : N;
  const bare = withoutFinal(before, final) ?? (end.startsWith('지') ? withoutFinal(before, L) : undefined);
  const own = bare?.replace(/(?<=[가-힣])으?시$/u, '');
  return own && (end !== '까요' || HELD.test(own)) ? honestly(own) : undefined;
}

/** What the other side does, as one says it of oneself. */
function honestly(stem: string): string {
  return stem.replace(/계$/u, '있').replace(/^드$/u, '먹').replace(/^오$/u, '가').replace(/^주$/u, '드리');
}
