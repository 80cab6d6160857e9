import type { Language } from '#domain/languages.ts';
import type { Guard } from '../case.ts';
import { gapsOf, withoutGaps } from '../reply-text.ts';

/** What stands in for text without saying what belongs there. */
const placeholders: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])[XxХх]{2,}(?:[./-][XxХх]{2,})*(?![\p{L}\p{N}])|(?<!\p{L})_{2,}|＿{2,}|[〇○◯●△]{2,}|\bTB[ACD]\b|\bTODO\b|\b[Ll]orem ipsum\b/gu,
  /<(?!\/)[^<>@/\n]{2,40}>/gu,
  /【[^【】\n]{1,40}】|〔[^〔〕\n]{1,40}〕/gu,
  /[(（](?:[^()（）\n]{0,20}\s)?(?:insert|fill in|your name|name here|date here|hier|einfügen|eintragen|ergänzen|ihr name|insérer|à compléter|votre nom|insertar|su nombre|inserire|inserir|укажите|вставьте|впишите|ваше имя|вкажіть|впишіть|اكتب|أدخل|أضف|اسمك|הכנס|הוסף)(?!\p{L})[^()（）\n]{0,40}[)）]/giu,
  /[(（][^()（）\n]{0,20}(?:ご記入|を記入|を入力|填写|请填|填入|기입|입력하)[^()（）\n]{0,20}[)）]/gu,
];
/** A gap has to say what belongs into it. */
const EMPTY = /^[\s.…?_*x–—-]*$|^(?:insert|gap|placeholder|blank|text|fill in|tbd|todo)$/iu;

/** Scripts of the languages that write no Latin letters; a gap of theirs has at least one letter of it. */
const scripts: Partial<Record<Language, RegExp>> = {
  Chinese: /\p{Script=Han}/u,
  Japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Korean: /\p{Script=Hangul}/u,
  Arabic: /\p{Script=Arabic}/u,
  Russian: /\p{Script=Cyrillic}/u,
  Ukrainian: /\p{Script=Cyrillic}/u,
  Hindi: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Thai: /\p{Script=Thai}/u,
  Greek: /\p{Script=Greek}/u,
  Hebrew: /\p{Script=Hebrew}/u,
};
/** Words of English gaps that none of the other 26 languages has. */
const ENGLISH =
  /(?<!\p{L})(?:your|the|which|what|when|name of|reason|another time|our|their|cannot|amount|answer|price|please|insert|explanation|unclear|something)(?!\p{L})/iu;
/** More open places than this in one reply, for each ask and besides, leave the person to write it. */
const MOST_BESIDES = 4;

/** A gap says what belongs there, in the reply's language; nothing else stands in for text. */
export const gapsGuard: Guard = ({ language, asks }, { text }) => {
  const gaps = gapsOf(text);
  const script = scripts[language];
  const foreign = (gap: string) => (script ? !script.test(gap) : language !== 'English' && ENGLISH.test(gap));
  const rest = withoutGaps(text);
  const stray = placeholders.flatMap((pattern) => [...rest.matchAll(pattern)].map(([match]) => match));
  const found = [
    ...stray.map((one) => `a placeholder that is no gap: “${one}”`),
    ...gaps
      .filter((gap) => EMPTY.test(gap))
      .map((gap) => `a gap that does not say what belongs there: [${gap}]`),
    ...gaps
      .filter((gap) => !EMPTY.test(gap) && foreign(gap))
      .map((gap) => `a gap that is not in ${language}: [${gap}]`),
  ];
  if (gaps.length > MOST_BESIDES + asks.length * 2) found.push(`${gaps.length} gaps in one reply`);
  return found.map((message) => ({ guard: 'gaps', message }));
};
