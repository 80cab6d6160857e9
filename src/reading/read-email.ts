import { findAmounts } from './amounts.ts';
import { findAsks } from './asks.ts';
import { findCategories, isAutomatic, isFamiliarMail } from './categories.ts';
import { findDates } from './dates/dates.ts';
import { parseHeaderDate } from './header/header-date.ts';
import type { HeaderBlock } from './header/header-lines.ts';
import { parsePerson } from './header/people.ts';
import { findLinks } from './links.ts';
import { languageOf, openMail } from './mail-language.ts';
import { nameInSalutation } from './parts/salutation.ts';
import type { Person, Reading } from './reading.ts';
import { readSentences } from './sentences.ts';

type Fields = HeaderBlock['fields'];

function senderOf(fields: Fields, signedBy: string | undefined): Person {
  const person = parsePerson(fields.from ?? '') ?? {};
  return person.name === undefined && signedBy !== undefined ? { ...person, name: signedBy } : person;
}

function recipientOf(fields: Fields, text: string): Person {
  const person = parsePerson(fields.to ?? '') ?? {};
  if (person.name !== undefined && !/^(?:me|you)$/i.test(person.name)) return person;
  const name = nameInSalutation(text);
  const { name: _, ...rest } = person;
  return name === undefined ? rest : { ...rest, name };
}

/** Adds values that are found when they are first read, and then kept. They count as the object's own fields. */
function withLazy<Eager extends object, Lazy extends object>(
  eager: Eager,
  finders: { [Name in keyof Lazy]: () => Lazy[Name] },
): Eager & Lazy {
  for (const name of Object.keys(finders) as (keyof Lazy & string)[]) {
    Object.defineProperty(eager, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = finders[name]();
        Object.defineProperty(eager, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return eager as Eager & Lazy;
}

/**
 * Reads a received mail: a pasted text, or an opened file as text from `mailAsText`. A forwarded mail without text
 * of its own is read as the mail that it forwards, with the sender, subject and date of that mail.
 *
 * Takes any string, never throws, linear in its length. `now` is the date of a mail that has no date, so that
 * 'Monday' can be resolved. Without `now` such words stay unresolved.
 */
export function readEmail(text: string, options: { now?: Date } = {}): Reading {
  const mail = openMail(text);
  const { body, split, fields, subject } = mail;
  const { newText } = split.parts;
  const sender = senderOf(fields, split.signedBy);
  const date = fields.date === undefined ? undefined : parseHeaderDate(fields.date);
  const language = languageOf(mail);
  const languageName = language?.language;
  const sentences = readSentences(newText, languageName);
  const found = {
    ...split.parts,
    sender,
    ...(split.signedBy ? { signedBy: split.signedBy } : {}),
    recipient: recipientOf(fields, newText),
    ...(subject ? { subject } : {}),
    ...(date ? { date } : {}),
    ...(language ? { language } : {}),
    sentences,
    asks: findAsks(newText, languageName, sentences),
    links: findLinks(newText),
  };
  // A model needs none of these before it writes.
  return withLazy(found, {
    categories: () => findCategories(sentences, languageName),
    isFamiliar: () => isFamiliarMail(newText, languageName),
    dates: () => findDates(newText, date ?? options.now?.toISOString(), language),
    amounts: () => findAmounts(newText, language),
    isAutomatic: () => isAutomatic({ sender, ...(subject ? { subject } : {}), text: body }),
  });
}
