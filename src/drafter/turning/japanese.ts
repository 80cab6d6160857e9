import { advised, doing, either, stated } from './japanese-forms.ts';
import { nearDays } from './near-days.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

/** What only the person knows: no intent decides it. */
function fact(told: string | undefined): Said | undefined {
  if (told === undefined) return undefined;
  const open = `${told}。`;
  return { open, yes: open, no: open };
}

/** How a request ends, behind what is wanted done. */
const WANTED =
  '(?:いただく必要が(?:あります|ございます)|いただけ(?:ます(?:でしょう)?か|ません(?:でしょう)?か|ないでしょうか|ますと(?:大変|とても)?(?:幸い|助かり|ありがた|うれし|嬉し).{0,10}|ると(?:大変|とても)?(?:幸い|助かり|ありがた|うれし|嬉し).{0,10}|れば(?:と|幸い|助かり).{0,10})|いただきた(?:く(?:存じます|思います|、?お願い.{2,8}|、?ご連絡.{2,8})?|い(?:です|のですが|と(?:思|考え)って(?:い|おり)ますが?)?)|いただきますよう.{2,16}|いただくことは(?:可能|でき).{2,8}|くださいます?よう.{2,16}|(?:ください|下さい)(?:ませ(?:んか)?|ますか)?|願います|願えますか|願えますでしょうか|お願い(?:(?:いた|致)?し(?:ます|たく存じます|たいです|たいのですが|とうございます)|でき(?:ます(?:でしょう)?か|ないでしょうか|ればと.{2,6}|れば幸いです|ますと幸いです)|申し上げます)|もらえ(?:ます(?:でしょう)?か|ませんか|ないでしょうか|ると(?:助かり|うれし|嬉し|ありがた).{1,6})|くれ(?:ますか|ませんか|ると(?:助かり|うれし|嬉し).{1,6})|ほしいです|欲しいです|ほしいのですが)';

/** Deeds as a mail asks for them, and as whoever does them says, before いたします. */
const deeds: readonly (readonly [asked: string, own: string])[] = [
  ['お届け|届けて', 'お届け'],
  ['お送り|送って|ご送付|送付して|ご送信|送信して|添付して', 'お送り'],
  ['ご再送|再送して|再度お送り', '再送'],
  ['ご?返送(?:して)?|送り返して', 'ご返送'],
  ['ご?返却(?:して)?', '返却'],
  ['ご?共有(?:して)?', 'ご共有'],
  ['ご?提出(?:して)?|出して', '提出'],
  ['ご?用意(?:して)?|ご?準備(?:して)?', 'ご用意'],
  ['ご?手配(?:して)?', '手配'],
  ['ご?確認(?:して)?|見て|ご覧', '確認'],
  ['ご?検討(?:して)?', '検討'],
  ['ご?記入(?:して)?|ご?入力(?:して)?|書いて', '記入'],
  ['ご?署名(?:して)?|ご?捺印(?:して)?|ご?押印(?:して)?|サインして', '署名'],
  ['ご?修正(?:して)?|直して', '修正'],
  ['ご?変更(?:して)?|変えて', '変更'],
  ['ご?追加(?:して)?|加えて', '追加'],
  ['ご?訂正(?:して)?', '訂正'],
  ['ご?交換(?:して)?', '交換'],
  ['ご?修理(?:して)?', '修理'],
  ['ご?返金(?:して)?', '返金'],
  ['ご?発行(?:して)?', '発行'],
  ['ご?発送(?:して)?', '発送'],
  ['ご?納品(?:して)?', '納品'],
  ['ご?予約(?:して)?|取って', '予約'],
  ['ご?登録(?:して)?', '登録'],
  ['ご?設定(?:して)?', '設定'],
  ['ご?調整(?:して)?', '調整'],
  ['ご?対応(?:して)?', '対応'],
  ['ご?説明(?:して)?', 'ご説明'],
  ['ご?案内(?:して)?', 'ご案内'],
  ['ご?紹介(?:して)?', 'ご紹介'],
  ['ご?提案(?:して)?', 'ご提案'],
  ['ご?報告(?:して)?', 'ご報告'],
  ['ご?相談に?(?:乗って|して)', 'ご相談'],
  ['お?見積(?:も)?り(?:して)?|見積もって', 'お見積り'],
  ['ご?作成(?:して)?|作って', '作成'],
  ['ご?翻訳(?:して)?|訳して', '翻訳'],
  ['ご?校正(?:して)?', '校正'],
  ['ご?調査(?:して)?|調べて|お調べ', 'お調べ'],
  ['お見せ|見せて', 'お見せ'],
  ['お貸し|貸して', 'お貸し'],
  ['お持ち|ご?持参(?:して)?|持ってきて|持って来て|お持ち込み', '持参'],
  ['お手伝い|手伝って', 'お手伝い'],
  ['お待ち|待って', 'お待ち'],
  ['お預かり|預かって', 'お預かり'],
  ['お?取り置き(?:して)?', 'お取り置き'],
  ['お?立ち会い?(?:って)?', '立ち会い'],
  ['お?振り?込み?(?:して)?|お支払い|支払って', 'お支払い'],
  ['お越し|来て|ご来(?:店|社|院|校|場)|ご?訪問(?:して)?|来訪して', 'お伺い'],
  ['ご?出席(?:して)?', '出席'],
  ['ご?参加(?:して)?', '参加'],
  ['ご?同席(?:して)?', '同席'],
  ['ご?点検(?:して)?', '点検'],
  ['ご?登壇(?:して)?', '登壇'],
  ['お電話(?:して)?|電話して|折り返し(?:て)?', 'お電話'],
];

/** To be told; what is to be told is said by itself. */
const TELL =
  '(?:お知らせ|知らせて|お教え|教えて|ご教示|ご教授|ご連絡|連絡して|ご回答|回答して|お聞かせ|聞かせて|ご返信|ご返答|ご一報|ご記載|ご指定|ご明示|お伝え|伝えて|ご申告)';

/** What stands before the deed and gives its reason. */
const REASON =
  '(?:.{0,80}?(?:ため|都合上|関係上|ので|から|ですが|ますが|たら|れば|まして|ており|あたり|際して|場合に?は?|ませんが|当日は?|まず|それでは|際に?は?|よう|つきましては|上で|うえで|まで(?=に、))に?、)?';
const SOON =
  '(?:[\\d月日（）()月火水木金土曜]{2,14}までに|今週中に|週明けまでに|改めて|一度|早めに|お早めに|至急|早急に|なるべく早く|できるだけ早く|事前に|あらかじめ|予め|併せて|あわせて|合わせて|メールで|メールにて|お?電話で|こちらに|当方に|弊社に|私に|返信で|ご都合のよいときに|直接|必ず|いったん|新たに|前もって|ついでに|、)*';
/** How many of it are wanted, behind the thing. */
const COUNT =
  '(?:[一二三四五六七八九十数\\d]{1,3}(?:つ|点|個|部|枚|通|本|冊|名分|人分|名|セット|組|種類|案|箱|台)(?:ほど|程度|ずつ|程)?)';
/** A day stands in what is asked. */
const DATED = /(?:[\d月日時]|曜日|週中|末|中|までに?)(?:までに|まで|に)/u;

/** 'お送りいたします' of a thing, with a gap for when, where no day is named. */
function done(thing: string, particle: string, deed: string, count = ''): Said {
  const own = count + deed;
  const rest = /(?:うえ|上)$/u.test(thing) ? '、' : /^[にで]$/u.test(particle) ? particle : 'を';
  // 'On the day, pens': what stands first is no object.
  const isTopical = /は/u.test(thing);
  const does = `${own}{いたします|します}`;
  const cannot = `${own}{いたしかねます|できません}`;
  const named = rest === 'を' ? `${thing}は` : `${thing}${rest}`;
  const open =
    DATED.test(thing) || isTopical
      ? `${thing}${rest}[${own}{いたします|します}／${own}できません]。`
      : `${named}[時期]に${does}。`;
  return {
    open:
      own === 'お伺い' || own === '参加' || own === '出席' || own === '同席'
        ? `${thing}${rest}[${own}します／${own}できません]。`
        : open,
    yes: `${thing}${rest}${does}。`,
    no:
      DATED.test(thing) || isTopical
        ? `恐れ入りますが、${thing}${rest}${own}することは{いたしかねます|できません}。`
        : `恐れ入りますが、${thing}${rest === 'を' ? 'は' : rest}${cannot}。`,
  };
}

const requests: readonly TurningRule[] = [...deeds, ['', ''] as const].map(([asked, own]) => ({
  when: new RegExp(
    `^${REASON}([^、。]{2,50}?)(を|も|は|に|へ|で|の|、)${SOON}(${COUNT}?)${asked ? `(?:${asked})` : `(?!${TELL})ご?(?!連絡|知|回答|教|返信|記載|指定|伝)((?:再|ご)?\\p{Script=Han}{2,4})(?:して)?`}(?:を|も|の?(?:ほど|程)、?)?${WANTED}$`,
    'u',
  ),
  answers: ['action'],
  say: ([thing = '', particle = '', count = '', deed = '']) =>
    done(thing, particle.replace(/[もはの、]/u, 'を').replace('へ', 'に'), own || deed, count),
}));

/** Deeds of no row above, by their own form: '曲も入れて'. */
const AS =
  '([^、。]{0,40}?\\p{Script=Han}\\p{Script=Hiragana}{0,4}[るうくすつむぶ])ように(?:して|お願い|ご対応|対応して|手配して)(?:を)?';

const plainDeeds: readonly TurningRule[] = [
  {
    when: new RegExp(
      `^${REASON}${SOON}(?:ご)?(再送|手配|対応|調整|変更|修正|発送|返送|交換|修理|点検|訂正|再発行|再作成)を?${WANTED}$`,
      'u',
    ),
    answers: ['action'],
    say: {
      open: '[時期]に$1{いたします|します}。',
      yes: '$1{いたします|します}。',
      no: '恐れ入りますが、$1は{いたしかねます|できません}。',
    },
  },
  {
    when: new RegExp(`^${REASON}${AS}${WANTED}$`, 'u'),
    answers: ['action'],
    say: ([aim = '']) => ({
      open: DATED.test(aim)
        ? `${aim}よう[対応{いたします|します}／対応{いたしかねます|できません}]。`
        : `${aim}よう、[時期]までに対応{いたします|します}。`,
      yes: `${aim}よう対応{いたします|します}。`,
      no: `恐れ入りますが、${aim}ようにするのは難しい状況です。`,
    }),
  },
  {
    // A day that cannot be said again is left out.
    when: new RegExp(`^(?:[^。]{0,60}(?:まで|前|中|後)(?:には|に|、)+)${AS}${WANTED}$`, 'u'),
    answers: ['action'],
    say: {
      open: '$1よう、[時期]までに対応{いたします|します}。',
      yes: '$1よう対応{いたします|します}。',
      no: '恐れ入りますが、$1ようにするのは難しい状況です。',
    },
  },
  {
    when: new RegExp(
      `^${REASON}([^、。]{2,50}?)(を|も|に|へ|で|と|は、?)${SOON}(?!${TELL})((?:\\p{Script=Han}{1,2}\\p{Script=Hiragana}{0,3})[てで])${WANTED}$`,
      'u',
    ),
    answers: ['action'],
    say: ([thing = '', particle = '', te = '']) => {
      const deed = doing(te);
      if (!deed) return undefined;
      const what = `${thing}${particle}`;
      return {
        open: `${what}[${deed.polite}／${deed.plain}のは難しい状況です]。`,
        yes: `${what}${deed.polite}。`,
        no: `恐れ入りますが、${what}${deed.plain}のは難しい状況です。`,
      };
    },
  },
];

/** 'Could you come and look at it?': a visit, and no event that one attends. */
const visits: readonly TurningRule[] = [
  {
    // 'Please come at half past nine' names the hour of a day that is known.
    when: new RegExp(
      `(?:^|[、。])([^、。]{0,24}?[時分半]{1,2}(?:頃|ごろ|まで)?(?:に|には)[^、。]{0,20}?(?:に|へ|まで)?)(?:お越し|来て|いらして|お集まり|集合して)${WANTED}$`,
      'u',
    ),
    timed: true,
    answers: ['action', 'yes-no'],
    say: {
      open: '$1[伺います／伺えません]。',
      yes: '$1{伺います|行きます}。',
      no: '恐れ入りますが、$1伺うことができません。',
    },
  },
  {
    when: new RegExp(
      `^${REASON}${SOON}([^、。]{0,40}?(?:(?:を|も)?見に|の(?:下見|確認|点検|採寸|調査|修理|打ち合わせ|打合せ|見積もり|見積り|ご相談)に))(?:一度)?(?:お越し|来て|いらして|ご来訪)${WANTED}$`,
      'u',
    ),
    answers: ['action', 'yes-no'],
    say: {
      open: '$1お伺いすることは[可能です／難しい状況です]。',
      yes: '$1お伺い{いたします|します}。',
      no: '恐れ入りますが、$1お伺いすることは難しい状況です。',
    },
  },
  {
    when: /^(?:いつ|何時|何日)(頃|ごろ)?(?:に)?、?([^、。]{0,40}?(?:(?:を|も)?見に|の(?:下見|確認|点検|採寸|調査|修理|見積もり|見積り)に|))(?:お越し|来て|いらして)(?:いただけ|頂け|もらえ)(?:ます(?:でしょう)?|る(?:の)?でしょう)か$/u,
    say: ([about = '', aim = '']) => fact(`[日時]${about}に${aim.replace(/^見に$/u, '')}お伺いできます`),
  },
];

/** Words that name what they are, fit to stand in a gap. */
const NAMES =
  /(?:候補日|日程|日時|日付|時間帯?|時刻|時期|納期|期限|期間|人数|名前|氏名|住所|連絡先|電話番号|番号|型番|型式|サイズ|色|数量|個数|台数|金額|単価|送料|総額|合計|費用|料金|価格|予算|口座|理由|原因|状況|進捗|意見|感想|方法|手順|場所|会場|部数|内容|要望|条件|症状|用途|言語|形式|請求先|送付先|配送先|届け先|送り先|提出先|担当者|宛名|宛先|年齢|学年|生年月日|メールアドレス|アドレス|プラン|上限|下限|目安|年収|給与|バージョン|機種|メーカー|種類|名称|職業|勤務先|学校名|会社名|部署|役職|目的|テーマ|範囲|頻度|枚数|本数|重さ|寸法|面積|間取り|階数|日|数)$/u;

function gapOf(thing: string): string {
  return NAMES.exec(thing)?.[0] ?? '内容';
}

/** What is wanted told, with a gap; several things are listed in one. */
function told(named: string): Said | undefined {
  // By when it is to be told is done by telling it.
  const thing = named.replace(/^[^、。]{1,16}?までに(?=.)/u, '');
  const isList = /[と・]|および|及び|ならびに/u.test(thing);
  return fact(isList ? `${thing}は次のとおりです：[内容]` : `${thing}は[${gapOf(thing)}]です`);
}

const telling: readonly TurningRule[] = [
  { when: /^([^、。]{2,30})と$/u, say: ([thing = '']) => told(thing) },
  {
    when: new RegExp(
      `^${REASON}([^、。]{2,30}?)を(?:[\\p{Script=Han}\\p{Nd}]{1,3}つ?(?:ほど|程度)?)?${WANTED}$`,
      'u',
    ),
    say: ([thing = '']) => (NAMES.test(thing) ? told(thing) : undefined),
  },
  {
    when: new RegExp(
      `^${REASON}([^、。]{2,30}?)(?:が|は|も)?(?:ございましたら|ありましたら|あれば|おありでしたら|ある場合に?は?|ございます場合に?は?)、?${SOON}(?:${TELL})(?:を)?${WANTED}$`,
      'u',
    ),
    say: ([thing = '']) => fact(`${thing}は[特にありません／次のとおりです：内容]`),
  },
  {
    when: new RegExp(
      `^${REASON}([^、。]{1,30}?)(?:の有無)(?:を|も|について|につきまして)?${SOON}(?:${TELL}|ご?確認(?:して)?)(?:を)?${WANTED}$`,
      'u',
    ),
    say: ([thing = '']) => fact(`${thing}は[あります（内容）／ありません]`),
  },
  {
    when: new RegExp(
      `^${REASON}([^、。]{1,30}?)(?:の可否)(?:を|も|について|につきまして)?${SOON}(?:${TELL}|ご?確認(?:して)?)(?:を)?${WANTED}$`,
      'u',
    ),
    say: ([thing = '']) => fact(`${thing}は[可能です／できません]`),
  },
  {
    when: new RegExp(
      `^${REASON}ご?(出席|参加|出欠)(?:の有無|の可否)?(?:を|も|について)?${SOON}(?:${TELL}|ご?確認(?:して)?)(?:を)?${WANTED}$`,
      'u',
    ),
    say: ([deed = '']) => ({
      open: `[${deed.replace('出欠', '出席')}します／${deed.replace('出欠', '出席')}できません]。`,
    }),
  },
  {
    when: new RegExp(
      `^${REASON}(?:その(?:場合|際)は?、?)?((?:[^、。]{2,20}と、)?[^、。]{2,44}?)(?:について(?:も|は)?|につきまして(?:も|は)?|を|も|は|、)(?:\\p{Nd}?[\\p{Script=Han}\\p{Nd}]{1,3}つ?(?:ほど|程度))?${SOON}${TELL}(?:を|のほど)?${WANTED}$`,
      'u',
    ),
    say: ([thing = '']) => (/[かうくすつむ]$/u.test(thing) ? undefined : told(thing)),
  },
];

/** How a question of noun ends. */
const IS =
  '(?:になり(?:ます)?(?:でしょう)?|になる(?:の)?(?:でしょう|です)?|(?:の(?:ご)?予定)?(?:でしょう|です|なのでしょう|なんでしょう|でいらっしゃいます)|ございます)?か(?:ね)?';

/** What a question word is put for, in its place. */
const gaps: readonly (readonly [asked: string, gap: string])[] = [
  ['(?:何月何日|何日何時|いつ)(?:頃|ごろ|ころ)?', '[日時]'],
  ['何日(?:頃|ごろ)?(?!間)', '[日付]'],
  ['何曜日', '[曜日]'],
  ['何時(?!間)', '[時刻]'],
  ['(?:お?いくら)(?:くらい|ぐらい|ほど)?', '[金額]'],
  ['何(?:名|人)様?(?:くらい|ぐらい|ほど)?', '[人数]名'],
  ['(?:どなた様?|誰|だれ)', '[お名前]'],
  ['(?:どこ|どちら様?)', '[場所]'],
  ['おいくつ', '[年齢]歳'],
  ['いくつ', '[数]'],
  ['何色', '[色]'],
];
const COUNTED =
  '個|枚|部|台|冊|本|回|日間|泊|年間?|か月|ヶ月|カ月|週間|時間|分|キロ|度|歳|階|番|円|点|種類|箱|セット|室|組|パーセント|％|%|メートル|センチ|文字|ページ|社|匹|頭|着|足|杯|口|食|校|桁|巡|曲|束|袋|缶|号|泊|便|基|棟|区画|往復';

/** The other side receives what one sends. */
const GETS = /^(?:に)?(?:いただけ|頂け|もらえ|届き)ます(?:でしょう)?$/u;
const SUITS =
  /^(?:(から|まで)に?(?:.{1,12}の)?)?[がで]?(?:ご?都合が?|ご?希望が?)?(?:は|が)?(?:よろしい|宜しい|よい|いい|良い)(?:です|でしょう)?$|^が?ご?都合(?:です|でしょう)/u;

/** 'いつ届きますか': what stands behind the word that asks, told. A time that no particle follows gets its own. */
function placed(gap: string) {
  return ([head = '', rest = '']: readonly string[]): Said | undefined => {
    const suits = SUITS.exec(rest);
    if (suits) return fact(`${head}${gap}${suits[1] ?? ''}でお願い{いたします|します}`);
    const isTime = /日時|時刻|日付/u.test(gap);
    if (isTime && /^(?:に)?(?:いただけ|頂け|もらえ)ます/u.test(rest))
      return GETS.test(rest) ? fact(`${head}${gap}にお送り{いたします|します}`) : undefined;
    const advice = advised(rest);
    // The asker pays: what is told is the sum.
    if (advice && gap === '[金額]') return fact(`${head}${gap}でお願い{いたします|します}`);
    const told = advice ?? stated(`${gap}${rest}`)?.slice(gap.length);
    if (told === undefined || /いただ(?!い)/u.test(told)) return undefined;
    const isBare = isTime && !/^(?:[、にまかがはをでの]|です|ご?予定)/u.test(told);
    return fact(`${head}${gap}${isBare ? 'に' : ''}${told}`);
  };
}

function measured(head: string): string {
  if (/(?:期間|日数|納期|工期|時間|日にち|間|まで|に)[はがも]?$/u.test(head) && !/金額/u.test(head))
    return '[期間]';
  if (/(?:費用|料金|金額|価格|予算|見積り?|額|代|料|費|給|単価|年収|報酬|ギャラ)[はがも]?$/u.test(head))
    return '[金額]';
  const own = gapOf(head.replace(/は$/u, ''));
  return own === '内容' ? '[どのくらいか]' : `[${own}]`;
}

const asked: readonly TurningRule[] = [
  {
    when: /^(.{1,50}?)と([^、]{1,20}?)(?:で|だと|なら)?(?:は|の|では)?、?(?:どちら|どっち)(が|を|の\p{L}{1,4}が|に)(.{1,30})か$/u,
    say: ([first = '', second = '', particle = '', rest = '']) => {
      const [, head = '', one = first] = /^(.*(?:は|、))([^は、]+)$/u.exec(first) ?? [];
      return fact(preferred(`${head}[${one}／${second}]`, particle, rest));
    },
  },
  ...gaps.flatMap(([words, gap]): TurningRule[] => [
    {
      when: new RegExp(`^(.{2,60}?)(?:は|って)${words}(頃|ごろ)?(まで|から)?(の(?:ご)?予定)?${IS}$`, 'u'),
      say: ([head = '', about = '', bound = '', plan = '']) =>
        fact(`${head}は${gap}${about}${bound}${plan.replace('ご', '')}です`),
    },
    { when: new RegExp(`^(.{0,60}?)${words}(.{1,50})か(?:ね)?$`, 'u'), say: placed(gap) },
  ]),
  {
    when: new RegExp(`^(.{0,60}?)何(${COUNTED})(.{0,40})か(?:ね)?$`, 'u'),
    say: ([head = '', unit = '', rest = '']) => placed(`[数]${unit}`)([head, rest]),
  },
  {
    when: new RegExp(
      `^(.{2,60}?)(?:は|って)(?:どのくらい|どれくらい|どれぐらい|どのぐらい|どの程度|いかほど)${IS}$`,
      'u',
    ),
    say: ([head = '']) => fact(`${head}は${measured(head)}です`),
  },
  {
    when: /^(.{0,60}?)(?:どのくらい|どれくらい|どれぐらい|どのぐらい|どの程度|どれほど)の?(?:(お?時間|期間|日数|費用|金額)(?:が|は)?)?(.{1,40})か(?:ね)?$/u,
    say: ([head = '', unit = '', rest = '']) => placed(unit ? measured(unit) : measured(head))([head, rest]),
  },
  {
    when: /^(.{0,60}?)(?:どのような|どういった|どんな|どの|何の|どちらの)((?:お|ご)?[\p{Script=Han}\p{Script=Katakana}ー]{1,10})(.{1,40})か(?:ね)?$/u,
    say: ([head = '', noun = '', rest = '']) => placed(`[具体的な${noun}]`)([head, rest]),
  },
  {
    when: new RegExp(`^(.{2,50}?)(?:は|って)(?:何|なん)${IS}$`, 'u'),
    say: ([head = '']) => fact(`${head}は[${gapOf(head)}]です`),
  },
  {
    when: /^(.{0,50}?)何([がをでに].{1,40})か(?:ね)?$/u,
    say: placed('[内容]'),
  },
  {
    when: /^(?:[^、。]{0,16}?(?:お話|ご相談|ご連絡|ご指摘)の?(?:あった|あり(?:まし)?た|いただいた|しました|した))?([^、。]{2,40}?)は、?その後(?:は)?、?(?:いかが|どう)(?:でしょう|です|なりました|なっています(?:でしょう)?|なっております(?:でしょう)?)か$/u,
    say: ([thing = '']) => fact(`${thing}は、その後[状況]です`),
  },
  {
    when: /^(.{2,40}?)(?:は|の(?:ほう|方)は)(?:いかが|どう)(?:でしょう|です|なっています|なっております|なりました|なりますでしょう|なっていますでしょう|なっておりますでしょう|ですしょう)か$/u,
    answers: ['explanation', 'fact', 'yes-no'],
    say: ([thing = '']) =>
      /(?:状況|進捗|具合|調子|体調|様子|反応|感想|効果|意見|状態|経過|結果|評判|進み|件|天気|ペース)$/u.test(
        thing,
      )
        ? fact(`${thing}は[状況]です`)
        : undefined,
  },
  {
    when: /^(.{2,50}?)(?:するに|に)?は、?(?:どうすれば|どのようにすれば|どうしたら|何をすれば)(?:よい|いい|よろしい)(?:の)?(?:でしょう|です)か$/u,
    say: ([thing = '']) => fact(`${thing}については、[手順]をお願い{いたします|します}`),
  },
  {
    when: /^(.{0,50}?)(?:どのように|どうやって|どのような方法で)(.{2,40})か$/u,
    say: placed('[方法]で'),
  },
];

function preferred(either: string, particle: string, rest: string): string | undefined {
  if (particle === 'に' || particle === 'を') {
    const told = stated(`${particle}${rest}`);
    return told ? `${either}${told}` : undefined;
  }
  if (/(?:よろしい|よい|いい|ご希望|ご都合|都合|お好み|望ましい|便利|ましょう)/u.test(rest))
    return `${either}でお願い{いたします|します}`;
  const told = stated(rest);
  return told ? `${either}${particle}${told}` : undefined;
}

/** A deed before ます as the writer says it: what the asker's side would do is asked for. */
function deedOf(stem: string): string | undefined {
  if (/^(?:そちら|貴社|貴店|貴館)/u.test(stem)) {
    const [, before = '', deed] = /^(.*?)(?:ご|お)?(\p{Script=Han}{2,4})(?:し|いたし)$/u.exec(stem) ?? [];
    return deed && `${before}ご${deed}をお願い{いたします|します}`;
  }
  return /(?:にし|になさい|にされ)$/u.test(stem)
    ? undefined
    : stated(`${stem.replace(/ってき$/u, 'っていき')}ます`);
}

/** A day that its mail names, with a part of the day. */
const DAY_NAMED =
  '[^、。はが]{0,8}\\d{1,2}日?(?:[（(][^）)]{1,3}[）)])?(?:の?(?:午前中?|午後|夕方|夜|朝|\\d{1,2}時[^、。はが]{0,4}))?';

const choices: readonly TurningRule[] = [
  {
    when: new RegExp(
      `^([^、\\d]{0,30}?(?:は|、))?(${DAY_NAMED})と(${DAY_NAMED})(?:の|で)?は?、?(?:どちら|どっち).{2,20}か$`,
      'u',
    ),
    timed: true,
    say: {
      open: '$1[$2／$3]でお願い{いたします|します}。',
      yes: '$1[$2／$3]でお願い{いたします|します}。',
      no: '恐れ入りますが、いずれも都合がつきません。',
    },
  },
  {
    // 'Can it be mended from afar, or do we need you to come?'
    when: /^(?:[^、。]{2,30}?は、)?([^、]{2,30}?)(?:でしょう|です)か、(?:それとも|あるいは)、?(?:直接|やはり)?(来て|お越し|お伺い|訪問して)(?:いただく|もらう)必要が(?:あります|ございます|ある)(?:でしょう)?か$/u,
    say: ([first = '']) => {
      const one = stated(`${first}です`);
      return one ? fact(`[${one}／お伺いする必要があります]`) : undefined;
    },
  },
  {
    when: /^(.{0,40}?は、?)?([^は、]{2,30}?)(?:でしょう|です)か、(?:それとも|あるいは)、?([^、]{2,30}?する必要が(?:あります|ございます))(?:でしょう)?か$/u,
    say: ([head = '', first = '', second = '']) => {
      const one = stated(`${first}です`);
      return one ? fact(`${head}[${one}／${second}]`) : undefined;
    },
  },
  {
    // Times of day and of the week without a date are chosen from, and not agreed to.
    when: /^([^、\d]{0,30}?(?:は|、))?(平日|週末|土日|午前中?|午後|夕方|夜|朝|月曜日?|火曜日?|水曜日?|木曜日?|金曜日?|土曜日?|日曜日?)と(平日|週末|土日|午前中?|午後|夕方|夜|朝|月曜日?|火曜日?|水曜日?|木曜日?|金曜日?|土曜日?|日曜日?)(?:の|で)?は?、?(?:どちら|どっち).{2,20}か$/u,
    timed: true,
    say: {
      open: '$1[$2／$3]でお願い{いたします|します}。',
      yes: '$1[$2／$3]でお願い{いたします|します}。',
      no: '恐れ入りますが、いずれも都合がつきません。',
    },
  },
  {
    when: /^(.{0,30}?(?:は|、))?([^はが、]{1,20}?)と([^はが、]{1,20}?)の([\p{Script=Han}\p{Script=Katakana}ー]{2,8})が(?:ございます|あります)(?:が|けれど|けど)、(?:どちら|どっち).{2,20}か$/u,
    say: ([head = '', first = '', second = '', kind = '']) =>
      fact(`${head}[${first}／${second}]の${kind}でお願い{いたします|します}`),
  },
  {
    when: /^(.{0,40}?)は、?([^は、]{2,24}?)[てで]も(?:よろしい|いい|よい|構わない)(?:でしょう|です)か、(?:それとも|または)、?([^は、]{2,24}?)ます(?:でしょう)?か$/u,
    say: ([head = '', first = '', second = '']) => {
      const [one, other] = [deedOf(first), deedOf(second)];
      return one && other ? fact(`${head}は[${one}／${other}]`) : undefined;
    },
  },
  {
    when: /^(.{0,40}?)(?:は、?)([^はを、]{1,24}?)(?:でしょうか|ですか|なのですか)、(?:(?:それとも|あるいは|または)、?)?([^はを、]{1,24}?)(?:でしょうか|ですか|なのですか)$/u,
    say: ([head = '', first = '', second = '']) => fact(`${head}は[${first}／${second}]です`),
  },
  {
    when: /^(.{0,40}?)(?:は、?)([^は、]{2,24}?)(?:ます(?:でしょう)?か)、?(?:それとも|あるいは|または)、?([^は、]{2,24}?)(?:ます(?:でしょう)?か|ましょうか)$/u,
    say: ([head = '', first = '', second = '']) => {
      const one = deedOf(first);
      const other = deedOf(second);
      return one && other ? fact(`${head}は[${one}／${other}]`) : undefined;
    },
  },
  {
    when: /^(.{0,40}?(?:は|、))?([^はがを、]{1,24}?)(?:にし|になさい|に|で|を|が|をご希望)?(?:ます|です|でしょう|なりますでしょう|よろしいでしょう|よろしいです|いいです|ご希望です|お考えです|され?ます)*か?、?(?:それとも|あるいは|または)、?([^はが、]{1,24}?)(?:にし|になさい|にされ|に|で|を|が|をご希望|のほうが|の方が)?(?:ます|です|でしょう|よろしいでしょう|よろしいです|よいでしょう|いいです|ご希望です|お考えです|ご都合がよろしいでしょう|希望され)+か$/u,
    say: ([head = '', first = '', second = '']) =>
      [first, second].some((one) => /(?:[てで]も|され|[しきちりぎびみ])$/u.test(one))
        ? undefined
        : fact(`${head}[${first}／${second}]でお願い{いたします|します}`),
  },
];

/** Deeds of the asker, as they are spoken of from the other side, before いただく. */
const honoured: readonly (readonly [own: string, theirs: string])[] = [
  ['伺っ|お伺いし|行っ|お邪魔し|訪問し|参っ', 'お越し'],
  ['来', 'お越し'],
  ['お送りし|送っ|送付し', 'お送り'],
  ['持っていっ|持って行っ|持参し|お持ちし|持ち込ん', 'お持ち'],
  ['使っ|使わせ|利用し', 'ご利用'],
  ['撮影し', '撮影して'],
  ['お借りし|借り', 'お借り'],
  ['確認し', 'ご確認'],
  ['入っ', 'お入り'],
  ['待っ', 'お待ち'],
  ['ご連絡し|連絡し', 'ご連絡'],
  ['お支払いし|支払っ|振り込ん', 'お支払い'],
  ['変更し', '変更して'],
  ['参加し', 'ご参加'],
  ['進め', '進めて'],
  ['停め', '停めて'],
  ['置い', '置いて'],
  ['預け', 'お預け'],
  ['連れていっ|連れて行っ', 'お連れ'],
  ['提出し', 'ご提出'],
  ['予約し', 'ご予約'],
];

const MAY =
  '(?:よろしい|よい|いい|良い|構いません|大丈夫|問題ない|問題ありません|差し支えない|差し支えありません)(?:でしょう|です)?か';

function permitted(deed: string): Said {
  return {
    open: `${deed}[いただいて構いません／いただくのはご遠慮ください]。`,
    yes: `${deed}いただいて構いません。`,
    no: `恐れ入りますが、${deed}いただくことはできません。`,
  };
}

const permissions: readonly TurningRule[] = [
  ...honoured.map(
    ([own, theirs]): TurningRule => ({
      when: new RegExp(`^(.{0,50}?)(?:${own})[てで]も${MAY}$`, 'u'),
      say: ([head = '']) => permitted(`${head}${theirs}`),
    }),
  ),
  {
    when: new RegExp(`^(.{0,50}?)(\\p{Script=Han}{2,4})しても${MAY}$`, 'u'),
    say: ([head = '', deed = '']) => permitted(`${head}${deed}して`),
  },
];

const offers: readonly TurningRule[] = [
  {
    when: /^(.{0,50}?)(お\p{Script=Han}\p{Script=Hiragana}{0,3}|ご\p{Script=Han}{2,4})(?:し|いたし)ま(?:しょう|す(?:でしょう)?)か$/u,
    say: ([head = '', deed = '']) => ({
      open: `${head}${deed}[いただけますと助かります／いただかなくても大丈夫です]。`,
      yes: `${head}${deed}いただけますと助かります。`,
      no: `${head}${deed}いただかなくても大丈夫です。`,
    }),
  },
  {
    when: /^(.{0,50}?)([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:し|いたし)ましょうか$/u,
    say: ([head = '', deed = '']) => ({
      open: `${head}${deed}して[いただけますと助かります／いただかなくても大丈夫です]。`,
      yes: `${head}${deed}していただけますと助かります。`,
      no: `${head}${deed}していただかなくても大丈夫です。`,
    }),
  },
  {
    when: /^(.{1,50}?[てで])(?:もらい|おき|み|あげ|さしあげ)?ましょうか$/u,
    say: {
      open: '$1[いただけますと助かります／いただかなくても大丈夫です]。',
      yes: '$1いただけますと助かります。',
      no: '$1いただかなくても大丈夫です。',
    },
  },
];

const polar: readonly TurningRule[] = [
  {
    when: /^(?:[^。]{2,50}、)?([^、。]{2,60}?)間に合い(?:ます(?:でしょう)?|そうでしょう|そうです)か$/u,
    timed: true,
    say: {
      open: '$1[間に合います／間に合いません]。',
      yes: '$1間に合います。',
      no: '恐れ入りますが、$1間に合いません。',
    },
  },
  {
    when: /^(.{0,50}?)お借り(?:でき|することは(?:でき|可能)|しても(?:よろしい|大丈夫))(?:ます|です)?(?:でしょう)?(?:です)?か$/u,
    say: {
      open: '$1[お貸しできます／お貸しできません]。',
      yes: '$1お貸しできます。',
      no: '恐れ入りますが、$1お貸しできません。',
    },
  },
  {
    when: /^.{4,60}が、(?:問題|差し支え|支障)(?:は|が)?(?:ございません|ありません|ない)(?:でしょう|です)?か$/u,
    say: {
      open: 'その点は[問題ございません／ご相談させてください]。',
      yes: 'その点は問題{ございません|ありません}。',
      no: 'その点はご相談させてください。',
    },
  },
  {
    when: /^(.{0,40}?)(?:について(?:は|の)?|は|を|の)?ご(説明|案内|連絡|送付|提出|報告|提案)(?:は)?(?:いた|致)?しました(?:でしょう)?か$/u,
    say: ([thing = '', deed = '']) =>
      fact(`${thing}については、ご${deed}を[いただいています／まだいただいていません]`),
  },
  {
    when: /^(.{1,50}?)で(?:も)?(?:よろしい|よい|いい|良い|宜しい|大丈夫|問題ない|問題ありません|間違いない|間違いありません|お間違いない|差し支えない|構いません|足りる|足ります)(?:でしょう|です)?か$/u,
    say: {
      open: '$1で[大丈夫です／変更をお願いします]。',
      yes: '$1で問題{ございません|ありません}。',
    },
  },
  {
    when: /^(.{0,40}?)((?:食物|食品)?アレルギー(?:や.{2,16})?|(?:苦手な|食べられない)(?:もの|食材|食べ物)|(?:ほかに|他に)?(?:ご要望|ご希望|ご質問|ご不明な点|ご不明点|気になる点|ご意見|お困りのこと|ご懸念)(?:の\p{L}{1,6})?)(?:など)?(?:は|が)?(?:特に)?(?:ござい|あり|おあり)(?:ます|でしょう)(?:でしょう)?か$/u,
    say: ([head = '', thing = '']) => fact(`${head}${thing}は[特にありません／次のとおりです：内容]`),
  },
  {
    when: /^(.{2,70}?)か(?:どうか|否か)?(?:ね)?$/u,
    answers: ['yes-no', 'action', 'choice', 'fact'],
    say: ([clause = '']) => {
      const told = stated(clause);
      return told ? fact(either(told)) : undefined;
    },
  },
];

const needs: readonly TurningRule[] = [
  {
    when: new RegExp(
      `^${REASON}(?:[^、。]{2,30}に(?:は|あたり)、?)?([^、。]{2,40}?)(?:が|も)(?:早急に|急ぎ|至急|別途|追加で|併せて|あわせて)?必要(?:です|となります|になります|となっております|でして|なのですが|でございます|となりました|になりました)(?:ので.{0,20})?$`,
      'u',
    ),
    answers: ['action', 'fact', 'amount'],
    say: {
      open: '$1は[時期]にご用意{いたします|します}。',
      yes: '$1をご用意{いたします|します}。',
      no: '恐れ入りますが、$1は{ご用意いたしかねます|用意できません}。',
    },
  },
];

/** The question word stays in its place; か goes, and what one says politely of the other side one says humbly of oneself. */
export const japanese: Turning = {
  relative: nearDays,
  joint: /(?<=^[^、。]{2,30}と)、(?=[^、。]{3,40}か$)/u,
  leads:
    /^(?:[・•]|[^。]{4,70}?(?:と(?:思|考え)って|を?(?:予定|検討|希望)して|考えて)(?:おり|い)ますが、|[^、。]{2,24}(?:いただく|頂く|お願いする)(?:場合|際|とき)(?:は|には|に)?、|[^、。]{2,24}(?:の件|について|に関して|につきまして)(?:なの)?(?:ですが|で|は)?、|[^、。]{4,24}(?<!恐縮)(?:なの)?ですが、|\d{1,2}[.．)）]\s*|[①-⑨]|(?:お手数(?:を(?:お|お掛け|かけ).{2,10}|です|ですけれど)?|恐れ入ります|恐縮です|お忙しい(?:ところ|中|なか)(?:大変)?(?:恐縮です|恐れ入ります|申し訳ありません|すみません)?|差し支え(?:が)?なければ|もし?よろしければ|もし|可能でしたら|可能であれば|できれば|できましたら|念のため|ところで|最後に|加えて|併せて|あわせて|また|なお|ちなみに|それと|それから|そして|あと|さて|では|まず|次に|すみません|申し訳ありません|申し訳ございません|つきましては|一点|もう一点|質問です|ご相談です|恐れながら)(?:が|けど|けれど)?(?:[、：:。]|\s)+|(?:また|なお|それと|あと)(?=[^、]{6})|\S{1,8}(?:様|さん)、)/u,
  tails: new RegExp(
    `(?<=か|かどうか|か否か)(?:を|も|だけ|に?ついて|につきまして|、)*${SOON}(?:${TELL}|ご?確認(?:して)?)(?:を|のほど)?${WANTED}$|(?:、|。)?(?:どうぞ|何卒)?よろしくお願い(?:いた|致)?します$`,
    'u',
  ),
  swaps: [
    ['(?<=服用|使用|利用|検討|希望|予定|勤務|所属)されている', 'している'],
    [
      '(?:先月|先週(?!に?お願いし)|先日|昨日|以前|先ほど)?に?お願いし(?:まし)?(?:た|ていた|ておりました|ていました)(?=[\\p{L}])',
      'ご依頼の',
    ],
    ['お使いの', '使用中の'],
    ['お持ちの', '手持ちの'],
    ['(?<=参加|出席|利用|宿泊|来店|希望|同行|購入)される', 'する'],
    ['御社|貴社', '弊社'],
    ['弊社|当社|小社', '貴社'],
    ['貴校', '当校'],
    ['当校|本校', '貴校'],
    ['貴院', '当院'],
    ['当院', '貴院'],
    ['貴店', '当店'],
    ['当店', '貴店'],
    ['貴館|貴ホテル', '当館'],
    ['当館|当ホテル', '貴館'],
    ['貴方|貴殿|貴団体', '当方'],
    ['当方|私ども|私たち', 'そちら'],
    ['こちら(?!こそ)', 'そちら'],
    ['そちら', 'こちら'],
    ['お客様', '私'],
    ['お子様|お子さん', '子ども'],
    [
      '(?<=お送り|ご送付|ご案内|ご提案|ご連絡|お渡し|お伝え|ご提示|ご説明)(?:し|いたし|致し)(?:まし)?た(?=[\\p{Script=Han}\\p{Script=Katakana}])',
      'いただいた',
    ],
    ['(?<=お送り|ご送付|ご案内|ご提案|ご連絡|お渡し|ご提示|ご説明)いただいた', 'した'],
    ['お(?=名前|振込|考え|薬|電話番号|勤め先|車|体|仕事|荷物|手元|誕生日|立場|持ち物)', ''],
    [
      'ご(?=希望|予算|住所|連絡先|家族|都合|要望|意見|職業|経験|経歴|予定|自宅|本人|年齢|出身|専門|予約|注文|感想|質問|不明|懸念|体調|勤務先|所属|興味|関心|在庫|利用|担当|来店|来社|来院|到着|出発|出席者|参加者|登録|使用|依頼主|署名|判断|回答|返信)',
      '',
    ],
  ],
  unsaid:
    /誰|どなた|どこ|どちら|どの|どれ|どう|いつ|いくら|いくつ|何(?!卒)|なぜ|いかが|か[。、]|今日|本日|明日|昨日|明後日|一昨日|今週|来週|先週|再来週|今朝|今夜|先[月日](?!に?お願いし)|(?<![子客皆名])様|(?<=\p{Script=Han})さん|(?<!\p{Script=Han}{2}し)[てで]いただ|くださ(?!い)|ない(?!で)|ません/u,
  rules: [
    ...choices,
    ...visits,
    ...telling,
    ...requests,
    ...plainDeeds,
    ...needs,
    ...permissions,
    ...offers,
    ...asked,
    ...polar,
  ],
};
