import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { withoutTitles } from '#reading/parts/salutation.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';
import { bareTitle, cleanName, nameParts } from './names.ts';
import { phraseIn, type Voice } from './phrases.ts';

/**
 * The title before a sender's name, and the rest of the name. Undefined if the language has no greeting for the title.
 */
function splitTitle(name: string, { phrases }: LanguageData): { title: string; rest: string } | undefined {
  const [head = '', ...rest] = name.split(' ');
  const title = bareTitle(head);
  if (rest.length === 0 || !Object.hasOwn(phrases.greeting.byTitle ?? {}, title)) return undefined;
  return { title, rest: rest.join(' ') };
}

/** The greeting that returns the mail's own greeting. Undefined if the language has none. */
function greetingInReturn(newText: string, { phrases }: LanguageData): string | undefined {
  const opening = newText.trimStart().slice(0, 100).toLowerCase();
  const [, greeting] =
    Object.entries(phrases.greeting.inReturn ?? {})
      .sort(([one], [other]) => other.length - one.length)
      .find(([words]) => opening.startsWith(words) && !/^[\p{L}\p{M}]/u.test(opening.slice(words.length))) ??
    [];
  return greeting;
}

/**
 * The line that greets the sender of a mail. It uses the name below the mail, and the familiar or polite form of
 * `voice`. It returns the mail's own greeting if the language has a form for that. If the sender is not a person, it
 * uses no name. `addressAs`: the name that the person asked to use.
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
  const isMailLanguage = mailLanguage !== undefined && languageData[mailLanguage.language] === data;
  const inReturn = isMailLanguage && register !== 'formal' ? greetingInReturn(newText, data) : undefined;
  const [signed, whole] = [cleanName(signedBy), cleanName(sender.name)];
  // If the sender signs with a part of the name, a formal letter still uses the whole name.
  const isPart = register === 'formal' && signed !== undefined && whole?.split(' ').includes(signed);
  const name = isPart ? whole : (signed ?? whole);
  const isCompany = listOf(data.letter.companies).some((word) => name?.includes(word));
  const titled = name ? splitTitle(name, data) : undefined;
  if (titled && (!isFamiliar || !titled.rest.includes(' ')))
    return fill(greeting.byTitle?.[titled.title] ?? named, titled.rest);
  const bare = withoutTitles(name ?? '');
  // 'Mrs Smith' in a language without this title: a greeting with the family name alone would be impolite.
  const isTitleOrFamily = bare !== name && !bare.includes(' ');
  if (!name || isCompany || isTitleOrFamily) {
    if (inReturn && !inReturn.includes('{')) return inReturn;
    return phraseIn(isFamiliar ? greeting.familiarNameless : greeting.politeNameless, voice);
  }
  return fill(inReturn ?? named, bare);
}
