import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import { askKey } from '#domain/asks.ts';
import { limits } from '#domain/limits.ts';
import { untilAborted } from '#web/lib/abort.ts';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import { isEditOf } from '#web/lib/edited-mail.ts';
import { readAsksInWorker } from '#web/lib/mail-reader.ts';
import {
  answersOf,
  type Decision,
  type DeskAnswers,
  type DeskWork,
  noWork,
  withDecision,
} from './decisions.ts';

/** Milliseconds after the last change of a mail until it is read again. A new mail is read at once. */
const READING_DELAY_MS = 250;

/** Asks that are listed. The reading finds as many; those that the person adds come in addition. */
const MAX_LISTED = 50;

/** Mails before the present one whose work is kept. */
const MAX_EARLIER = 50;

/** The sentences that say why no ask was added. */
const addProblems = {
  tooLong: `An ask must be less than ${limits.askWords} characters`,
  nothing: 'Select the words in the email first.',
  known: 'This ask is already in the list.',
  notNew: 'These words are not in the new part of the email.',
  notRead: 'The email could not be read. Please try again.',
} as const;

/** A part of the mail's text, in UTF-16 code units. */
export type MailSpan = { start: number; end: number };

export type MailInput = {
  text: string;
  /** The id of the mail, if several mails can have the same text. */
  id?: string | undefined;
};

type KnownMail = MailInput & {
  /** Whether the text was typed or changed, and not pasted as a whole. */
  isEdited: boolean;
  work: DeskWork;
  /** The asks of `readText`; undefined before the first reading, and if the reading failed. */
  asks?: DeskAsk[] | undefined;
  readText?: string | undefined;
  /** The mails before this one, the latest first. Their work comes back with them, for example after Undo. */
  earlier?: readonly KnownMail[] | undefined;
};

/** A mail that a reply answers: its text, its asks as far as they are known, and the person's work on them. */
export type AnsweredMail = { text: string; asks: readonly DeskAsk[]; work: DeskWork };

function findMail(mails: readonly KnownMail[], { id, text }: MailInput): KnownMail | undefined {
  return mails.find((mail) => mail.id === id && mail.text === text);
}

/** Whether a known mail has become another text by an edit. */
function isSameMail(known: MailInput, { id, text }: MailInput): boolean {
  // A text that only lost its end is the same mail, also if most of it was quoted history.
  return known.id === id && (isEditOf(known.text, text) || known.text.startsWith(text));
}

/**
 * The mail that a reply answers. `text`: the mail in the request, which has no spaces at its ends. The person may have
 * edited the mail since then.
 */
export function findAnswered(known: readonly KnownMail[], { id, text }: MailInput): AnsweredMail {
  const sent = text.trim();
  const mails = known.filter((mail) => mail.text.trim() !== '');
  const found =
    mails.find((mail) => mail.id === id && mail.text.trim() === sent) ??
    mails.find((mail) => isSameMail({ id, text: sent }, mail));
  return { text: found?.text ?? text, asks: found?.asks ?? [], work: found?.work ?? noWork };
}

/**
 * What is known of a mail after an ask was found in `read`, an earlier text of it. Another mail does not change, and an
 * ask that was added meanwhile is not added again.
 */
export function withAsk(now: KnownMail, read: KnownMail, words: string, asks: DeskAsk[]): KnownMail {
  const isKnown = now.work.added.some((one) => askKey(one) === askKey(words));
  if (isKnown || !isSameMail(read, now)) return now;
  const known = { ...now, work: { ...now.work, added: [...now.work.added, words] } };
  // Otherwise the reading of the present text finds the new ask.
  const isPresent = now.text === read.text && now.work.added === read.work.added;
  return isPresent ? { ...known, asks: listedAsks(asks), readText: read.text } : known;
}

/** What is known of a mail whose text has changed. Nothing, if it is another mail. */
export function afterChange(known: KnownMail, { id, text }: MailInput): KnownMail {
  if (isSameMail(known, { id, text })) return { ...known, text, isEdited: true };
  const { earlier: others = [], ...before } = known;
  const back = findMail(others, { id, text });
  const earlier = [before, ...others.filter((mail) => mail !== back)].slice(0, MAX_EARLIER);
  return {
    id,
    text,
    isEdited: false,
    work: back?.work ?? noWork,
    asks: back?.asks,
    readText: back?.readText,
    earlier,
  };
}

/** The asks that are listed: those that the person added, and the first of the others. */
function listedAsks(asks: readonly DeskAsk[]): DeskAsk[] {
  const answerable = asks.filter(({ words }) => words.length <= limits.askWords);
  const added = answerable.filter(({ isAdded }) => isAdded);
  const found = answerable.filter(({ isAdded }) => !isAdded);
  const listed = new Set([...added, ...found].slice(0, MAX_LISTED));
  return answerable.filter((ask) => listed.has(ask));
}

export type AsksState = {
  /** The asks to list; undefined until the mail has been read, and if it cannot be read. */
  asks: readonly DeskAsk[] | undefined;
  /** Whether the mail may have more asks than are listed. */
  isCut: boolean;
  work: DeskWork;
  answers: DeskAnswers;
  /** Whether a request waits for the asks of a text that has just changed. */
  isResolving: boolean;
  decide: (ask: DeskAsk, decision: Omit<Decision, 'ask'>) => void;
  /** Adds an ask with words of the mail. The result is its key, or why it was not added. */
  add: (words: string) => Promise<{ key: string } | { problem: string }>;
  /** The answers to send for the present text. Throws the signal's reason. */
  resolve: (signal: AbortSignal) => Promise<AnsweredAsk[]>;
  /** The mail that a reply answers: the present one or an earlier one. */
  find: (mail: MailInput) => AnsweredMail;
  /** Takes over the saved work on the mail with this text. */
  restore: (work: DeskWork, text: string) => void;
};

type ReadingInput = { text: string; added: readonly string[]; isEdited: boolean };

/** Reads a mail again after each change. What was found in an earlier text is dropped. */
function useReading(
  { text, added, isEdited }: ReadingInput,
  onRead: (text: string, asks?: DeskAsk[]) => void,
): void {
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (text.trim() === '') return;
    let isCurrent = true;
    const read = async () => {
      const asks = await readAsksInWorker({ text, added });
      if (isCurrent) report(text, asks);
    };
    const timer = setTimeout(() => void read(), isEdited ? READING_DELAY_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isEdited, added]);
}

/** Reads a mail with a further ask: all its asks and the key of the new one, or why it cannot be added. */
async function readWithAsk(
  { text, work: { added }, asks: before = [] }: KnownMail,
  words: string,
): Promise<{ asks: DeskAsk[]; key: string } | { problem: string }> {
  if (!/[\p{L}\p{N}]/u.test(words)) return { problem: addProblems.nothing };
  if (words.length > limits.askWords) return { problem: addProblems.tooLong };
  const asks = await readAsksInWorker({ text, added: [...added, words] });
  if (!asks) return { problem: addProblems.notRead };
  const ask = asks.find((one) => one.isAdded && before.every(({ key }) => key !== one.key));
  if (ask) return { asks, key: ask.key };
  const isListed = asks.some(({ key }) => key === askKey(words));
  return { problem: isListed ? addProblems.known : addProblems.notNew };
}

/** The asks of a mail, and what the person decided about them. */
export function useAsks({ text, id }: MailInput): AsksState {
  const [known, setKnown] = useState<KnownMail>({ id, text, isEdited: false, work: noWork });
  const [isResolving, setIsResolving] = useState(false);
  const isBlank = text.trim() === '';
  // A blank text is no mail: after Clear, Undo brings the same mail back.
  if (!isBlank && (known.text !== text || known.id !== id)) setKnown(afterChange(known, { id, text }));
  const { work, isEdited } = known;
  const { added } = work;

  useReading({ text, added, isEdited }, (readText, asks) =>
    setKnown((now) => (now.text === readText ? { ...now, asks: asks && listedAsks(asks), readText } : now)),
  );

  // The same function at each render, because the list of asks renders again only for what has changed.
  const decide = useCallback<AsksState['decide']>(
    (ask, decision) => setKnown((now) => ({ ...now, work: withDecision(now.work, ask, decision) })),
    [],
  );

  async function add(words: string) {
    const read = await readWithAsk(known, words);
    if ('problem' in read) return read;
    setKnown((now) => withAsk(now, known, words, read.asks));
    return { key: read.key };
  }

  async function resolve(signal: AbortSignal): Promise<AnsweredAsk[]> {
    if (work.decisions.length === 0) return [];
    if (known.asks && known.readText === text) return answersOf(known.asks, work).sent;
    setIsResolving(true);
    try {
      const asks = await untilAborted(readAsksInWorker({ text, added }), signal);
      return answersOf(listedAsks(asks ?? []), work).sent;
    } finally {
      setIsResolving(false);
    }
  }

  const asks = isBlank ? undefined : known.asks;
  return {
    asks,
    isCut: (asks?.filter(({ isAdded }) => !isAdded).length ?? 0) >= MAX_LISTED,
    work,
    answers: answersOf(asks ?? [], work),
    isResolving,
    decide,
    add,
    resolve,
    find: (mail) => findAnswered([known, ...(known.earlier ?? [])], mail),
    restore: (saved, of) => setKnown({ id, text: of, isEdited: false, work: saved }),
  };
}
