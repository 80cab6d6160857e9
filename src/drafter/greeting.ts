import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { withoutTitles } from '#reading/parts/titles.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-list.ts';
import { bareTitle, cleanName, nameParts } from './names.ts';
import { phraseIn, type Voice } from './phrases.ts';

/** A title that the mail writes before its sender's name, as the language's greetings know it. */
function titleOf(name: string, { phrases }: LanguageData): { title: string; rest: string } | undefined {
  const [head = '', ...rest] = name.split(' ');
  const title = bareTitle(head);
  if (rest.length === 0 || !Object.hasOwn(phrases.greeting.titled ?? {}, title)) return undefined;
  return { title, rest: rest.join(' ') };
}

/** How the greeting of a mail is given back, where the language knows. */
function givenBack(newText: string, { phrases }: LanguageData): string | undefined {
  const opening = newText.trimStart().slice(0, 100).toLowerCase();
  const [, back] =
    Object.entries(phrases.greeting.back ?? {})
      .sort(([one], [other]) => other.length - one.length)
      .find(([words]) => opening.startsWith(words) && !/^[\p{L}\p{M}]/u.test(opening.slice(words.length))) ??
    [];
  return back;
}

/**
 * The line that greets the sender of a mail: by the name the mail is signed with, as near or as far as the mail itself
 * speaks, with its own greeting where that can be given back; by no name where none is a person's. `called` is what the
 * person asked to call them.
 */
export function greetingFor(
  {
    sender,
    signedBy,
    newText,
    language: spoken,
  }: Pick<Reading, 'sender' | 'signedBy' | 'newText' | 'language'>,
  data: LanguageData,
  voice: Voice,
  called?: string,
): string {
  const { greeting } = data.phrases;
  const { register, isFamiliar } = voice;
  const fill = (template: string, name: string) => {
    const { first, last } = nameParts(name);
    return template.replace('{name}', name).replace('{first}', first).replace('{last}', last);
  };
  const named = phraseIn(isFamiliar ? greeting.familiar : greeting.polite, voice);
  if (called) return named.replace(/\{(?:name|first|last)\}/, called);
  const isOwn = spoken !== undefined && languageData[spoken.language] === data;
  const back = isOwn && register !== 'formal' ? givenBack(newText, data) : undefined;
  const [signed, whole] = [cleanName(signedBy), cleanName(sender.name)];
  // A formal letter takes the whole name of who signs with a part of it.
  const isPart = register === 'formal' && signed !== undefined && whole?.split(' ').includes(signed);
  const name = isPart ? whole : (signed ?? whole);
  const isCompany = listOf(data.letter.companies).some((word) => name?.includes(word));
  const titled = name ? titleOf(name, data) : undefined;
  if (titled && (!isFamiliar || !titled.rest.includes(' ')))
    return fill(greeting.titled?.[titled.title] ?? named, titled.rest);
  const bare = withoutTitles(name ?? '');
  // 'Mrs Smith' in a language that has no such title: a family name alone is no greeting.
  const isTitleOrFamily = bare !== name && !bare.includes(' ');
  if (!name || isCompany || isTitleOrFamily) {
    if (back && !back.includes('{')) return back;
    return phraseIn(isFamiliar ? greeting.familiarNameless : greeting.politeNameless, voice);
  }
  return fill(back ?? named, bare);
}
