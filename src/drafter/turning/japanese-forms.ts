/** Verbs in る that lose it before ます although a Chinese character stands before it; others of the kind end in ります. */
const LOSES = /[見着出寝得経似煮居]$/u;
const ROWS: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぬ: 'に',
  ぶ: 'び',
  む: 'み',
};

/** What stands before ます in a verb of the dictionary's form: '届く' → '届き'; undefined for what is no verb. */
function beforeMasu(plain: string): string | undefined {
  const last = plain.at(-1) ?? '';
  const rest = plain.slice(0, -1);
  if (/(?:^|[^\p{Script=Hiragana}]|[をにがもは])する$/u.test(plain)) return `${plain.slice(0, -2)}し`;
  if (plain.endsWith('来る')) return rest;
  if (last === 'る') {
    const isShort = /[えけげせてでねべめれいきぎしじちにびみり]$/u.test(rest) || LOSES.test(rest);
    return isShort ? rest : `${rest}り`;
  }
  const own = ROWS[last];
  return own && /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(rest) ? `${rest}${own}` : undefined;
}

/** Deeds in whose passive form one speaks of the other side politely; elsewhere it is a passive. */
const POLITE_PASSIVE =
  '参加|出席|利用|希望|購入|使用|宿泊|来店|来社|来院|注文|予約|検討|継続|持参|加入|退去|入居|受講|受診|見学|欠席|返却|辞退|同席|同行|準備|用意';

/** What the other side does, as one says it of oneself, at the end of a clause before ます. */
const humbled: readonly (readonly [RegExp, string])[] = [
  [/(?:お越し|おいで|お見え)になり$/u, '伺い'],
  [/(?:お越し|おいで)いただけ$/u, '伺え'],
  [/ご覧になり$/u, '拝見し'],
  [/お召し上がりになり$|召し上がり$/u, 'いただき'],
  [/おっしゃい$/u, '申し'],
  [/ていらっしゃい$/u, 'てい'],
  [/でいらっしゃい$/u, 'でい'],
  [/(?<=[名人])いらっしゃい$/u, 'い'],
  [/いらっしゃい$/u, '伺い'],
  [/(?<=[にはで])来$/u, '伺い'],
  [/になさい$/u, 'にし'],
  [/なさい$/u, 'し'],
  [/ておられ$/u, 'てい'],
  [/([飼使通習])われてい$/u, '$1ってい'],
  [/([飲住読])まれてい$/u, '$1んでい'],
  [/にされ$/u, 'にし'],
  [new RegExp(`ご?(${POLITE_PASSIVE}|在宅|滞在|勤務|所属|契約)されてい$`, 'u'), '$1してい'],
  [new RegExp(`ご?(${POLITE_PASSIVE})され$`, 'u'), '$1し'],
  [/(?<=[にはで])(?:来られ|行かれ)$/u, '伺い'],
  [/使われ$/u, '使い'],
  [/(?:泊まられ|お泊まりになり)$/u, '泊まり'],
  [/(?<=お持ち)になり$/u, 'し'],
  [/お(\p{Script=Han}\p{Script=Hiragana}{0,3})になり$/u, '$1'],
  [/ご(\p{Script=Han}{2,4})になり$/u, '$1し'],
  [new RegExp(`(?<=${POLITE_PASSIVE}|来店|来社|来院|到着|出発)になり$`, 'u'), 'し'],
  [/お送りいただけ$/u, 'お送りでき'],
  [/(?<=\p{Script=Han}{2})していただけ$/u, 'でき'],
  [/(?<=(?:お|ご)\p{L}{2,5})いただけ$/u, 'でき'],
];

/** The state of the other side, as one says it of oneself; each the end of a clause before です. */
const states: readonly (readonly [RegExp, string])[] = [
  [/(お(?:すす|勧|薦)め|そう)$/u, '$1です'],
  [/のご?予定$/u, 'の予定です'],
  [/(?<=[をはに])ご?予定$/u, '予定しています'],
  [/(?<=[をも])ご?希望$/u, '希望します'],
  [/お持ち$/u, '持っています'],
  [/お使い$|ご利用中$/u, '使っています'],
  [/お?考え$/u, '考えています'],
  [/お探し$/u, '探しています'],
  [/お住まい$/u, '住んでいます'],
  [/お済み$/u, '済んでいます'],
  [/お決まり$/u, '決まっています'],
  [/お急ぎ$/u, '急いでいます'],
  [/(?:お越し|おいで)$/u, '伺います'],
  [/お(泊まり|帰り|戻り|出かけ)$/u, '$1ます'],
  [/(?<=[をにでは名人])ご?(利用|出席|参加|出発|到着|欠席|来店|来社|宿泊|購入|注文|使用|見学)$/u, '$1します'],
  [/(?<=[をにでは])ご?(検討|在宅|用意|準備|契約|所属|勤務)$/u, '$1しています'],
  [/ご存[じ知]$/u, '存じています'],
  [/ご不在$/u, '不在です'],
];

/** The end of a clause before ます of whoever answers. */
function humble(stem: string): string {
  const row = humbled.find(([end]) => end.test(stem));
  return row ? stem.replace(...row) : stem;
}

/**
 * A clause that asks without its か, as a statement in です or ます of whoever answers: 'にお越しになります' → 'に伺います',
 * 'が必要でしょう' → 'が必要です', '届く' → '届きます'. Undefined where its end is of no known kind.
 */
export function stated(clause: string): string | undefined {
  const bare = clause
    .replace(/(?<=ます|ません|ました)でしょう$/u, '')
    .replace(/(?:なの|なん)(?=でしょう$|です$)/u, '');
  const polite = /^(.*)(ます|ました)$/su.exec(bare);
  if (polite) {
    const stem = humble(polite[1] ?? '');
    // 'Could I ask it of you?' is no ability of the writer's.
    return /[てで]いただけ$|お願いでき$/u.test(stem) ? undefined : `${stem}${polite[2]}`;
  }
  const able = /^(.*\p{Script=Han}{2})していただけそう(?:でしょう|です)?$/u.exec(bare);
  if (able) return `${able[1]}できそうです`;
  if (/(?:ません|ましょう)$/u.test(bare)) return undefined;
  const stem = bare.replace(/(?:(?<=[るうくすつむぶぐたい])[のん])?(?:でしょう|です)$/u, '');
  const row = states.find(([end]) => end.test(stem));
  if (row) return stem.replace(...row);
  if (/(?:よろしい|宜しい)$/u.test(stem)) return `${stem.slice(0, -4)}よいです`;
  if (/(?:[しかきたさよなな]|\p{Script=Han})い$/u.test(stem))
    return /ない$/u.test(stem) ? undefined : `${stem}です`;
  const before = /\p{Script=Hiragana}$/u.test(stem) ? beforeMasu(stem) : undefined;
  if (before) return `${humble(before)}ます`;
  return /[\p{Script=Han}\p{Script=Katakana}ー\]\dA-Za-z]$|(?:もの|こと|とおり|ため|まで|から|ほど|くらい|ぐらい|ごろ|のみ|だけ)$/u.test(
    stem,
  )
    ? `${stem}です`
    : undefined;
}

/** Verbs by the character before って and んで, which do not tell their row. */
const FORMS: readonly (readonly [RegExp, stem: string, plain: string])[] = [
  [/(?<=行)って$/u, 'き', 'く'],
  [/(?<=[使払洗買会合言扱伝従補])って$/u, 'い', 'う'],
  [/(?<=[持待立打])って$/u, 'ち', 'つ'],
  [/(?<=[送作取乗配入戻守張切貼降図測絞])って$/u, 'り', 'る'],
  [/(?<=[読積包挟組飲頼休])んで$/u, 'み', 'む'],
  [/(?<=[選運並結呼])んで$/u, 'び', 'ぶ'],
  [/(?<=\p{Script=Han}\p{Script=Hiragana}{0,2})いて$/u, 'き', 'く'],
  [/(?<=\p{Script=Han})いで$/u, 'ぎ', 'ぐ'],
  [/(?<=(?:^|\P{Script=Han})\p{Script=Han}\p{Script=Hiragana}?)して$/u, 'し', 'す'],
  [/(?<=[えけげせてねべめれ])て$/u, '', 'る'],
];

/** A deed in its form before いただく as whoever does it says it, and its name: '入れて' → '入れます', '入れる'; undefined for what is of no known kind. */
export function doing(te: string): { polite: string; plain: string } | undefined {
  const row = FORMS.find(([end]) => end.test(te));
  return row && { polite: `${te.replace(row[0], row[1])}ます`, plain: te.replace(row[0], row[2]) };
}

/** Verbs of Hiragana alone; of others the run of characters that ends with its own letters, which are no particles. */
const VERB =
  /^(.*?)(あり|ござい|でき|なり|かかり|つき|おり|(?<=[てではがも])い|わかり|いけ|[\p{Script=Han}\p{Script=Katakana}ー]{1,6}[いうえきくけこさしすせたちつてなねびべまみむめやよらりるれろわっ]{0,4})ます$/u;

/**
 * A statement with yes and no in a gap at its end: '駐車場はあります' → '駐車場は[あります／ありません]'. Undefined where
 * its end cannot be denied safely.
 */
export function either(statement: string): string | undefined {
  const done = /^(.*?)([\p{Script=Han}\p{Script=Katakana}ー]{1,4}[ぁ-ん]{0,3}ました)$/u.exec(statement);
  if (done) return `${done[1]}[${done[2]}／まだです]`;
  const [, lead = '', state] =
    /^(.*?)(?:もう|すでに|既に)((?:[^、。はがを]{1,10})てい)ます$/u.exec(statement) ?? [];
  if (state) return `${lead}[${state}ます／まだ${state}ません]`;
  const [, head, verb] = VERB.exec(statement) ?? [];
  if (verb) return `${head}[${verb}ます／${verb}ません]`;
  if (/ます$/u.test(statement)) return undefined;
  const [, before = '', quality] =
    /^(.*?)(必要|可能|大丈夫|無料|問題ない|\p{Script=Han}{1,2}[しか]?い)です$/u.exec(statement) ?? [];
  if (quality === '必要') return `${before}[必要です／必要ありません]`;
  if (quality === '可能') return `${before}[可能です／できません]`;
  if (quality === '大丈夫') return `${before}[大丈夫です／難しいです]`;
  if (quality === '無料') return `${before}[無料です／有料です]`;
  if (quality?.endsWith('い')) return `${before}[${quality}です／${quality.slice(0, -1)}くありません]`;
  if (statement.endsWith('予定です')) return `${statement.slice(0, -2)}[です／はありません]`;
  return /[\p{Script=Han}\p{Script=Katakana}ー]です$/u.test(statement)
    ? `${statement.slice(0, -2)}[です／ではありません]`
    : undefined;
}

/** What one is told to do by whoever asked whether one should; each the end of a clause before ばよい. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/持って(?:い|行|来|く)[けれ]$|お?持参すれ$|お持ちすれ$/u, 'お持ちください'],
  [/(?<=[にへでは])(?:伺え|行け|お伺いすれ|参れ)$/u, 'お越しください'],
  [/お?送りすれ$|送れ$|送付すれ$/u, 'お送りください'],
  [/お?支払いすれ$|(?:支)?払え$|振り込め$/u, 'お支払いください'],
  [/お?返事すれ$/u, 'お返事ください'],
  [/お([\p{Script=Han}]{1,2}[ぁ-ん]{0,2})すれ$/u, 'お$1ください'],
  [
    /ご?(用意|準備|連絡|提出|確認|記入|返送|返却|予約|入金|到着|参加|相談|返信|回答|登録|申請|報告|持参|集合)すれ$/u,
    'ご$1ください',
  ],
];

/** 'いつまでに提出すればよい' → 'までにご提出ください': the end of a clause that asks what to do, before か; undefined where it asks otherwise. */
export function advised(clause: string): string | undefined {
  const [, stem] = /^(.*)ば(?:よい|いい|良い|よろしい|宜しい)(?:の)?(?:でしょう|です)?$/u.exec(clause) ?? [];
  const row = stem === undefined ? undefined : advice.find(([end]) => end.test(stem));
  return row && stem?.replace(...row);
}
