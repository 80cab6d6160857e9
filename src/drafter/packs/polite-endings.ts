const FIRST = 0xac00;
/** Syllables of one vowel differ by their final consonant: none, ㄴ the fourth, ㅂ the seventeenth of 28. */
const FINALS = 28;
const N = 4;
const B = 17;

/** A Korean statement in the polite style of letters: '가능하다' → '가능합니다', '4시라' → '4시입니다'. Others stay. */
export function politeKorean(text: string): string {
  if (/[\p{Script=Hangul}\d](?:이)?라$/u.test(text) && !/(?:아니|더|하|이러)라$/u.test(text))
    return text.replace(/이?라$/u, '입니다');
  const stem = /^(.*[\p{Script=Hangul}])다$/u.exec(text)?.[1];
  if (!stem || /니$/u.test(stem)) return text;
  if (/[\p{Script=Hangul}]는$/u.test(stem)) return `${stem.slice(0, -1)}습니다`;
  const last = stem.charCodeAt(stem.length - 1) - FIRST;
  const final = last % FINALS;
  if (final !== 0 && final !== N) return `${stem}습니다`;
  return `${stem.slice(0, -1)}${String.fromCharCode(FIRST + last - final + B)}니다`;
}

/** Plain ends of Japanese statements and their polite forms; the first that fits decides. */
const polite: readonly (readonly [RegExp, string])[] = [
  [/(?:です|ます|ません|ました|でした|でしょう|ください)$/u, ''],
  [/(?:である|だ)$/u, 'です'],
  [/できない$/u, 'できません'],
  [/(?<=[がはもに])ない$/u, 'ありません'],
  [/(?<=[がはもにで])ある$/u, 'あります'],
  [/(?<=て|で)いる$/u, 'います'],
  [/する$/u, 'します'],
  [/した$/u, 'しました'],
  [/(?<=[にくと])なる$/u, 'なります'],
  [/来る$/u, '来ます'],
  [/行く$/u, '行きます'],
  [/送る$/u, '送ります'],
  [/(?<=[えけげせてねべめれきみび])る$/u, 'ます'],
  [/(?<=ない|たい|しい|よい|良い|いい|多い|高い|近い|遠い|早い|遅い)$/u, 'です'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}\dー])$/u, 'です'],
];

/** A Japanese statement in the polite style: '来年は展覧会がある' → '来年は展覧会があります'. Others stay. */
export function politeJapanese(text: string): string {
  const row = polite.find(([end]) => end.test(text));
  if (!row || row[1] === '') return text;
  return text.replace(row[0], row[1]);
}
