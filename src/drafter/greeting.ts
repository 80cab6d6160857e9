import type { LanguageData } from '#languages/language-data.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-list.ts';
import { bareTitle, cleanName, nameParts } from './names.ts';
import type { Voice } from './phrases.ts';

/** A title that the mail writes before its sender's name, as the language's greetings know it. */
function titleOf(name: string, { phrases }: LanguageData): { title: string; rest: string } | undefined {
  const [head = '', ...rest] = name.split(' ');
  const title = bareTitle(head);
  if (rest.length === 0 || !Object.hasOwn(phrases.greeting.titled ?? {}, title)) return undefined;
  return { title, rest: rest.join(' ') };
}

function withoutTitles(name: string, { letter }: LanguageData): string {
  const titles = new Set(listOf(letter.titles).map(bareTitle));
  const words = name.split(' ');
  while (words.length > 1 && titles.has(bareTitle(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

/**
 * The line that greets the sender of a mail: by the name the mail is signed with, as near or as far as the mail itself
 * speaks; by no name where none is a person's. `called` is what the person asked to call them.
 */
export function greetingFor(
  { sender, signedBy }: Pick<Reading, 'sender' | 'signedBy'>,
  language: LanguageData,
  { register, isFamiliar }: Voice,
  called?: string,
): string {
  const { greeting } = language.phrases;
  const fill = (template: string, name: string) => {
    const { first, last } = nameParts(name);
    return template.replace('{name}', name).replace('{first}', first).replace('{last}', last);
  };
  if (called)
    return (isFamiliar ? greeting.familiar : greeting.polite).replace(/\{(?:name|first|last)\}/, called);
  const [signed, whole] = [cleanName(signedBy), cleanName(sender.name)];
  // A formal letter takes the whole name of who signs with a part of it.
  const isPart = register === 'formal' && signed !== undefined && whole?.split(' ').includes(signed);
  const name = isPart ? whole : (signed ?? whole);
  const isCompany = listOf(language.letter.companies).some((word) => name?.includes(word));
  if (!name || isCompany) return isFamiliar ? greeting.familiarNameless : greeting.politeNameless;
  const titled = titleOf(name, language);
  if (titled && !isFamiliar) return fill(greeting.titled?.[titled.title] ?? greeting.polite, titled.rest);
  return fill(isFamiliar ? greeting.familiar : greeting.polite, withoutTitles(name, language));
}
