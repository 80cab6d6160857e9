import { useEffect, useEffectEvent, useState } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import { limits } from '#domain/limits.ts';
import { answerMessages } from '#domain/messages.ts';
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

/** The sentences that say why no ask was added. */
const addProblems = {
  nothing: 'Select the words in the email first, or put the cursor in their line.',
  known: 'This ask is already in the list.',
  notNew: 'These words are not in the new part of the email.',
  notRead: 'The email could not be read. Please try again.',
} as const;

/** A part of the mail's text, in UTF-16 code units. */
export type MailSpan = { start: number; end: number };

type MailInput = {
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
  /** The mail before this one. Its work comes back with it, for example after Undo. */
  earlier?: KnownMail | undefined;
};

/** What is known of a mail whose text has changed. Nothing, if it is another mail. */
export function afterChange(known: KnownMail, { id, text }: MailInput): KnownMail {
  // A text that only lost its end is the same mail, also if most of it was quoted history.
  const isSame = known.id === id && (isEditOf(known.text, text) || known.text.startsWith(text));
  if (isSame) return { ...known, text, isEdited: true };
  const { earlier, ...before } = known;
  const isBack = earlier?.text === text && earlier.id === id;
  return { id, text, isEdited: false, work: isBack ? earlier.work : noWork, earlier: before };
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
  /** Adds an ask with the words of a part of the mail. The result is its key, or why it was not added. */
  add: (span: MailSpan) => Promise<{ key: string } | { problem: string }>;
  /** The answers to send for the present text. Throws the signal's reason. */
  resolve: (signal: AbortSignal) => Promise<AnsweredAsk[]>;
  /** Takes over the saved work on the mail with this text. */
  restore: (work: DeskWork, text: string) => void;
};

type ReadingInput = { text: string; added: readonly string[]; isEdited: boolean };

/** Reads a mail again after each change. What was found in an earlier text is dropped. */
function useReading({ text, added, isEdited }: ReadingInput, onRead: (asks?: DeskAsk[]) => void): void {
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (text.trim() === '') return;
    let isCurrent = true;
    const read = async () => {
      const asks = await readAsksInWorker({ text, added });
      if (isCurrent) report(asks);
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
  { start, end }: MailSpan,
): Promise<{ asks: DeskAsk[]; words: string; key: string } | { problem: string }> {
  const words = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(words)) return { problem: addProblems.nothing };
  if (words.length > limits.askWords) return { problem: answerMessages.askTooLong };
  const asks = await readAsksInWorker({ text, added: [...added, words] });
  if (!asks) return { problem: addProblems.notRead };
  const ask = asks.find((one) => one.isAdded && before.every(({ key }) => key !== one.key));
  if (ask) return { asks, words, key: ask.key };
  const isListed = asks.some((one) => one.start < end && one.end > start);
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

  useReading({ text, added, isEdited }, (asks) =>
    setKnown((now) => ({ ...now, asks: asks && listedAsks(asks), readText: text })),
  );

  async function add(span: MailSpan) {
    const read = await readWithAsk(known, span);
    if ('problem' in read) return read;
    setKnown((now) => ({
      ...now,
      work: { ...now.work, added: [...now.work.added, read.words] },
      ...(now.text === text ? { asks: listedAsks(read.asks), readText: text } : {}),
    }));
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
    decide: (ask, decision) => setKnown((now) => ({ ...now, work: withDecision(now.work, ask, decision) })),
    add,
    resolve,
    restore: (saved, of) => setKnown({ id, text: of, isEdited: false, work: saved }),
  };
}
