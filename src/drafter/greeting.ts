import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { withoutTitles } from '#reading/parts/salutation.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';
import { bareTitle, cleanName, nameParts } from './names.ts';
import { phraseIn, type Voice } from './phrases.ts';

/**
 * The title before a sender's name, and the rest of the name. Undefined where the language has no greeting for that
 * title.
 */
function titleOf(name: string, { phrases }: LanguageData): { title: string; rest: string } | undefined {
  const [head = '', ...rest] = name.split(' ');
  const title = bareTitle(head);
  if (rest.length === 0 || !Object.hasOwn(phrases.greeting.byTitle ?? {}, title)) return undefined;
  return { title, rest: rest.join(' ') };
}

/** The greeting that answers the mail's own greeting. Undefined where the language has none. */
function greetingInReturn(newText: string, { phrases }: LanguageData): string | undefined {
  const opening = newText.trimStart().slice(0, 100).toLowerCase();
  const [, back] =
    Object.entries(phrases.greeting.inReturn ?? {})
      .sort(([one], [other]) => other.length - one.length)
      .find(([words]) => opening.startsWith(words) && !/^[\p{L}\p{M}]/u.test(opening.slice(words.length))) ??
    [];
  return back;
}

/**
 * The line that greets the sender of a mail. It uses the name under the mail, and the familiar or polite form of
 * `voice`. It gives the mail's own greeting back where the language has a form for that. It uses no name where the name
 * is not that of a person. `addressAs`: the name that the person asked to use.
 */
export function greetingFor(
  {
    sender,
    signedBy,
    newText,
    language: mailLanguage,
  }: Pick<Reading, 'sender' | 'signedBy' | 'newText' | 'language'>,
  data: LanguageData,
  voice: Voice,
  addressAs?: string,
): string {
  const { greeting } = data.phrases;
  const { register, isFamiliar } = voice;
  const fill = (template: string, name: string) => {
    const { first, last } = nameParts(name);
    return template.replace('{name}', name).replace('{first}', first).replace('{last}', last);
  };
  const named = phraseIn(isFamiliar ? greeting.familiar : greeting.polite, voice);
  if (addressAs) return named.replace(/\{(?:name|first|last)\}/, addressAs);
  const isOwn = mailLanguage !== undefined && languageData[mailLanguage.language] === data;
  const back = isOwn && register !== 'formal' ? greetingInReturn(newText, data) : undefined;
  const [signed, whole] = [cleanName(signedBy), cleanName(sender.name)];
  // Where the sender signs with a part of the name, a formal letter uses the whole name.
  const isPart = register === 'formal' && signed !== undefined && whole?.split(' ').includes(signed);
  const name = isPart ? whole : (signed ?? whole);
  const isCompany = listOf(data.letter.companies).some((word) => name?.includes(word));
  const titled = name ? titleOf(name, data) : undefined;
  if (titled && (!isFamiliar || !titled.rest.includes(' ')))
    return fill(greeting.byTitle?.[titled.title] ?? named, titled.rest);
  const bare = withoutTitles(name ?? '');
  // 'Mrs Smith' in a language that has no such title: a family name alone cannot be greeted.
  const isTitleOrFamily = bare !== name && !bare.includes(' ');
  if (!name || isCompany || isTitleOrFamily) {
    if (back && !back.includes('{')) return back;
    return phraseIn(isFamiliar ? greeting.familiarNameless : greeting.politeNameless, voice);
  }
  return fill(back ?? named, bare);
}
