import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import { untilAborted } from '#web/lib/abort.ts';
import type { AsksReading, DeskAsk } from '#web/lib/desk-reading.ts';
import { readAsksInWorker } from '#web/lib/mail-reader.ts';
import { answersOf, type Decision, type DeskAnswers, noWork } from './decisions.ts';
import {
  type AnsweredMail,
  afterChange,
  answerableAsks,
  askedMail,
  findAnswered,
  hasWork,
  type KnownMail,
  MAX_LISTED,
  type MailInput,
  type ModelAsks,
  type WorkedMail,
  withAnswer,
  withAsk,
  withReading,
  workedMails,
} from './known-mail.ts';

/** Milliseconds after the last change of a mail until it is read again. A new mail is read at once. */
const READING_DELAY_MS = 250;

export type AsksState = {
  /** The mail as far as it is known, with the person's work. */
  known: KnownMail;
  /** The asks to list; undefined until the mail has been read, and if it cannot be read. */
  asks: readonly DeskAsk[] | undefined;
  /** Whether the mail may have more asks than are listed. */
  isCut: boolean;
  /** Whether the mail could not be read. */
  hasFailed: boolean;
  answers: DeskAnswers;
  /** Whether a request waits for the asks of a text that has just changed. */
  isResolving: boolean;
  decide: (ask: DeskAsk, decision: Omit<Decision, 'ask'>) => void;
  /** Reads the mail with a further ask; undefined after a failure. */
  readWith: (words: string) => Promise<AsksReading | undefined>;
  /** Takes in a further ask. `read`: the mail that was read. `reading`: its asks, with the further one. */
  add: (words: string, read: KnownMail, reading: AsksReading) => void;
  /** Whether the person has begun to answer the present mail. */
  hasWork: boolean;
  /** Takes in what a model said about the asks of the present text. */
  takeModelAsks: (byModel: ModelAsks) => void;
  /** Reads the mail again after a failure. The result is its asks; undefined if it fails again. */
  retry: () => Promise<readonly DeskAsk[] | undefined>;
  /** The answers to send for the present text. Throws the signal's reason. */
  resolve: (signal: AbortSignal) => Promise<AnsweredAsk[]>;
  /** The mail that a reply answers: the present one or an earlier one. */
  find: (mail: MailInput) => AnsweredMail;
  /** The work to save: the mails on whose asks the person has worked, the latest first. */
  worked: readonly WorkedMail[];
  /** Takes over saved work. It comes back with its mails. */
  restore: (saved: readonly WorkedMail[]) => void;
};

type ChangeKnown = (change: (now: KnownMail) => KnownMail) => void;

/** Whether a reading of a mail is one of the present mail too. */
function isPresent({ id, text, byModel, work: { added } }: KnownMail, now: KnownMail): boolean {
  return now.id === id && now.text === text && now.work.added === added && now.byModel === byModel;
}

/** Reads a mail and takes in what it asks, unless it has changed meanwhile. */
async function readMail(mail: KnownMail, setKnown: ChangeKnown): Promise<KnownMail> {
  const reading = await readAsksInWorker(askedMail(mail));
  setKnown((now) => (isPresent(mail, now) ? withReading(now, reading) : now));
  return withReading(mail, reading);
}

/** What is known of the mail with this text. The mail is read again after each change. */
function useKnownMail({ text, id }: MailInput): [KnownMail, ChangeKnown] {
  const [known, setKnown] = useState<KnownMail>({ id, text, work: noWork });
  const isBlank = text.trim() === '';
  // A blank text is no mail: after Clear, Undo brings the same mail back.
  if (!isBlank && (known.text !== text || known.id !== id)) setKnown(afterChange(known, { id, text }));
  const { added } = known.work;
  const { isEdited, byModel } = known;

  const read = useEffectEvent(() => void readMail(known, setKnown));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail, an added ask or a model's asks are read.
  useEffect(() => {
    if (isBlank) return;
    const timer = setTimeout(() => read(), isEdited ? READING_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [id, text, isBlank, isEdited, added, byModel]);
  return [known, setKnown];
}

/** The asks of a mail, and what the person decided about them. */
export function useAsks(mail: MailInput): AsksState {
  const [known, setKnown] = useKnownMail(mail);
  const [isResolving, setIsResolving] = useState(false);
  const isBlank = mail.text.trim() === '';
  const asks = isBlank ? undefined : known.asks;
  // The same function at each render, because the list of asks renders again only for what has changed.
  const decide = useCallback<AsksState['decide']>(
    (ask, decision) => setKnown((now) => withAnswer(now, ask, decision)),
    [setKnown],
  );

  async function resolve(signal: AbortSignal): Promise<AnsweredAsk[]> {
    if (known.work.decisions.length === 0) return [];
    if (known.asks && known.readText === mail.text) return answersOf(known.asks, known.work).sent;
    setIsResolving(true);
    try {
      const read = await untilAborted(readMail(known, setKnown), signal);
      return answersOf(answerableAsks(read), read.work).sent;
    } finally {
      setIsResolving(false);
    }
  }

  return {
    known,
    asks,
    isCut: (asks?.filter(({ isAdded }) => !isAdded).length ?? 0) >= MAX_LISTED,
    hasFailed: !isBlank && known.hasFailed === true,
    answers: answersOf(asks ?? [], known.work),
    isResolving,
    decide,
    readWith: (words) => readAsksInWorker(askedMail(known, words)),
    add: (words, read, reading) => setKnown((now) => withAsk(now, read, words, reading)),
    hasWork: hasWork(known),
    takeModelAsks: (byModel) => setKnown((now) => (now.text === byModel.text ? { ...now, byModel } : now)),
    retry: async () => (await readMail(known, setKnown)).asks,
    resolve,
    find: (one) => findAnswered(known, one),
    worked: workedMails(known),
    restore: (saved) => setKnown((now) => ({ ...now, earlier: saved })),
  };
}
