import type { Reading } from '../reading.ts';
import { saysBroken } from './broken-delivery.ts';
import { findCues, firstHit } from './cues.ts';
import { askMatter } from './find-matters.ts';
import { indexOf, plain } from './index-words.ts';
import { type Cause, type GistKind, gistKinds, type MatterWords, type Thing } from './matter.ts';
import { saysPiecesMissing } from './short-delivery.ts';
import { isOwnDeed } from './whose-deed.ts';

/** How much of a mail is looked through, in UTF-16 code units: what it is about stands at its beginning. */
const LOOKED_AT = 2_000;

/** What a mail is about. */
export type MailMatter = {
  gist: GistKind;
  /** What came with the mail. */
  enclosed?: Thing;
  cause?: Cause;
  /** How the mail addresses its reader. */
  address?: 'polite' | 'familiar';
  /** The whole name of somebody else whom the mail introduces. */
  introduced?: string;
};

function addressIn(text: string, words: MatterWords): MailMatter['address'] {
  const hits = findCues(text, indexOf(words).address);
  const familiar = hits.filter(({ kind }) => kind === 'familiar').length;
  const polite = hits.length - familiar;
  if (familiar === polite) return undefined;
  return familiar > polite ? 'familiar' : 'polite';
}

/** 'Ekteki form', 'संलग्न फ़ॉर्म': what came stands behind these words. */
const ATTRIBUTIVE =
  /^(?:ekteki|ekli|ilişikteki|संलग्न(?! (?:है|हैं|कर|किया|की|किए))|সংযুক্ত(?! (?:করা|করে|করেছি|আছে|রয়েছে)))(?![\p{L}\p{M}])/u;

/** What stands beside the words that something came with the mail: of what is before them, their own sentence only. */
function aroundEnclosed(text: string, at: number): string {
  if (ATTRIBUTIVE.test(text.slice(at, at + 40))) return text.slice(at, at + 160);
  const before = text.slice(Math.max(0, at - 60), at).split(/[。！？]|[.!?] /u);
  return `${before.at(-1) ?? ''}${text.slice(at, at + 160)}`;
}

/** What came with the mail, by the words beside those that say so; not what is named by the way. */
function enclosedThing(text: string, words: MatterWords): Thing | undefined {
  const { things, asides } = indexOf(words);
  const beside = findCues(text, asides);
  return firstHit(
    findCues(text, things).filter(
      (thing) => !beside.some(({ at, length }) => thing.at >= at && thing.at < at + length),
    ),
  );
}

/** First name and surname, of two or three words with particles: 'Maria Nyström', 'Jan de Vries'. */
const WHOLE_NAME =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{Ll}\p{M}’'-]+(?: (?:de|da|van|von|der|den|di|du|al|el|bin|\p{Lu}\.))?(?: \p{Lu}[\p{Ll}\p{M}’'-]+){1,2}(?![\p{L}\p{M}])/gu;

/** The sender says who he is. */
const OWN_NAME =
  /(?<!\p{L})(?:me llamo|mi nombre|je m['’]appelle|mon nom|mi chiamo|il mio nome|chamo-me|meu nome|mijn naam|ik ben|jag heter|mitt namn|mă numesc|numele meu|nama saya|saya ialah|jina langu|naitwa|soy|je suis|sono|sou|jag är|sunt)(?!\p{L})/iu;

/** Who is introduced: a whole name in a sentence that introduces, neither the sender's nor the reader's. */
function introducedIn(
  { newText, sender, signedBy, recipient }: Reading,
  words: MatterWords,
): string | undefined {
  const { introduction } = indexOf(words);
  const own = [sender.name, signedBy, recipient.name].map((name) => plain(name ?? ''));
  for (const sentence of newText.slice(0, LOOKED_AT).split(/(?<=[.!?\n])/)) {
    if (findCues(plain(sentence), introduction).length === 0 || OWN_NAME.test(sentence)) continue;
    for (const [name] of sentence.matchAll(WHOLE_NAME)) {
      const low = plain(name);
      if (!own.some((one) => one !== '' && (one.includes(low) || low.includes(one)))) return name;
    }
  }
  return undefined;
}

/** Whether a mail asks for a thing to be sent: then it did not bring it. */
function asksFor(wanted: Thing, { asks }: Reading, words: MatterWords): boolean {
  return asks.some((ask) => {
    const { deed, thing } = askMatter(ask, words);
    return deed === 'send' && thing === wanted;
  });
}

/** Whether the sender comes to bring something: the day agreed for that is no meeting. Days keep their points. */
function bringsSomething(text: string, words: MatterWords): boolean {
  const brought = (part: string) =>
    findCues(part, indexOf(words).deeds).some(({ kind }) => kind === 'deliver');
  return text.split(/(?<=[\p{L}\p{M})][.!?;])\s/u).some((part) => isOwnDeed(part) && brought(part));
}

/** The reader has applied, and the mail answers that. */
const READERS_APPLICATION =
  /(?<!\p{L})(?:(?:ihre|deine|votre|ta|su|tu|sua|tua|vostra|uw|je|jouw|din|er|ihrer|deiner) (?:\p{L}+ )?(?:bewerbung|candidature|candidatura|sollicitatie|ansökan)|(?:pana|pani|państwa|twoj\p{L}+) (?:aplikacj|zgłoszeni)|vaší? (?:žádost|přihlášk)|candidatura (?:dumneavoastră|dvs|ta)|(?:ваш|твой|ваше) (?:отклик|резюме|відгук))/u;

/** Whether a mail is there to ask again: what comes beside its first matter ('the books never got the report, either') makes it no reminder. */
function asksAgain({ subject = '', newText, asks }: Reading, words: MatterWords): boolean {
  const [, second] = asks;
  if (!second) return true;
  const before = plain(`${subject}\n${newText.slice(0, Math.min(second.start, LOOKED_AT))}`);
  return findCues(before, indexOf(words).gists).some(({ kind }) => kind === 'chaser');
}

/** What a mail is about and how it speaks to its reader, by the words of its language. Linear; looks at its beginning. */
export function mailMatter(reading: Reading, words: MatterWords): MailMatter {
  const index = indexOf(words);
  const written = `${reading.subject ?? ''}\n${reading.newText}`.slice(0, LOOKED_AT);
  const text = plain(written);
  const kinds = new Set(findCues(text, index.gists).map(({ kind }) => kind));
  if (kinds.has('invoice') && asksFor('invoice', reading, words)) kinds.delete('invoice');
  // Who applies sends a CV, and does not ask for one.
  if (kinds.has('application') && asksFor('cv', reading, words)) kinds.delete('application');
  // 'The doctor is ill; would 1 December suit you?': what is to be answered is the time.
  if (kinds.has('illness') && reading.asks.some((ask) => ask.proposedTime !== undefined))
    kinds.delete('illness');
  // 'Have you had an operation?': who asks about an illness tells of none.
  const unasked = reading.asks.reduce((rest, ask) => rest.replace(plain(ask.text), ' '), text);
  if (kinds.has('illness') && !findCues(unasked, index.gists).some(({ kind }) => kind === 'illness'))
    kinds.delete('illness');
  if (kinds.has('chaser') && !asksAgain(reading, words)) kinds.delete('chaser');
  if (READERS_APPLICATION.test(text)) kinds.delete('application');
  if (kinds.has('meeting') && bringsSomething(text, words)) kinds.delete('meeting');
  const isShort = saysPiecesMissing(reading);
  const isBroken = saysBroken(reading);
  if (isShort || isBroken) kinds.add('complaint');
  const gist = gistKinds.find((kind) => kinds.has(kind)) ?? 'plain';
  const address = addressIn(written, words);
  const enclosedAt = findCues(text, index.enclosed)[0]?.at;
  const enclosed =
    enclosedAt === undefined ? undefined : enclosedThing(aroundEnclosed(text, enclosedAt), words);
  const introduced =
    gist === 'introduction' && words.namesKeepForm ? introducedIn(reading, words) : undefined;
  const complains = gist === 'complaint' || gist === 'chaser';
  const told = complains ? firstHit(findCues(text, index.causes)) : undefined;
  const seen = isBroken ? 'damage' : isShort ? 'missing' : undefined;
  const cause = told ?? (complains ? seen : undefined);
  return {
    gist,
    ...(enclosed ? { enclosed } : {}),
    ...(cause ? { cause } : {}),
    ...(address ? { address } : {}),
    ...(introduced ? { introduced } : {}),
  };
}
