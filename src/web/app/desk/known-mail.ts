import { askKey } from '#domain/asks.ts';
import { limits } from '#domain/limits.ts';
import { findWords } from '#reading/locate-asks.ts';
import type { AskedMail, AsksReading, DeskAsk } from '#web/lib/desk-reading.ts';
import { isEditOf } from '#web/lib/edited-mail.ts';
import { changeBetween, stretchSpan } from '#web/lib/text-change.ts';
import { type Decision, type DeskWork, noWork, withDecision, withMovedAsks } from './decisions.ts';

/** Asks that are listed. The reading finds as many; those that the person adds come in addition. */
export const MAX_LISTED = 50;

/** The number of mails with work that are kept, and saved in the tab. As many without work are kept, but not saved. */
const MAX_KEPT = 50;

export type MailInput = {
  text: string;
  /** The id of the mail, if several mails can have the same text. */
  id?: string | undefined;
};

/** A mail with the person's work on its asks. */
export type WorkedMail = MailInput & { work: DeskWork };

/**
 * What a model said about the asks of a mail. `text`: the mail that it read. `added`: asks that the built-in reading did
 * not find. `left`: the keys of those that are none. `last`: the keys of asks that are listed at the end, because they
 * came when the person had begun to answer.
 */
export type ModelAsks = {
  text: string;
  added: readonly Pick<DeskAsk, 'words' | 'kind'>[];
  left: readonly string[];
  last: readonly string[];
};

/** A mail, and what is known of its asks. */
export type KnownMail = WorkedMail & {
  /** Undefined until a model has read the mail, and without a model. */
  byModel?: ModelAsks | undefined;
  /** Whether the text was typed or changed, and not pasted as a whole. */
  isEdited?: boolean;
  /** The asks of `readText`, at their places in `text`. Undefined without a reading, and if it failed. */
  asks?: readonly DeskAsk[] | undefined;
  readText?: string | undefined;
  /** Asks that the person has worked on and the last reading did not find, for example while their words are typed. */
  missing?: readonly DeskAsk[] | undefined;
  /** Whether the last reading failed. */
  hasFailed?: boolean;
  /** The mails before this one: first those with work, each kind from the latest. Their work comes back with them, for example after Undo. */
  earlier?: readonly KnownMail[] | undefined;
};

/**
 * A mail that a reply answers: its text, its asks as far as they are known, and the person's work on them. `added`: the
 * words of the asks that the built-in reading did not find.
 */
export type AnsweredMail = WorkedMail & { asks: readonly DeskAsk[]; added: readonly string[] };

/** The words of the asks that the person added and that a model found, each once. */
function addedWords({ work, byModel }: Pick<KnownMail, 'work' | 'byModel'>): readonly string[] {
  return byModel ? [...new Set([...work.added, ...byModel.added.map(({ words }) => words)])] : work.added;
}

/**
 * The mail after a decision about an ask. An ask of a model then becomes the person's own: it is saved with its answer,
 * and stays if the model does not name it again.
 */
export function withAnswer(known: KnownMail, ask: DeskAsk, decision: Omit<Decision, 'ask'>): KnownMail {
  const work = withDecision(known.work, ask, decision);
  const isOfModel = known.byModel?.added.some(({ words }) => words === ask.words);
  if (!isOfModel || work.added.includes(ask.words)) return { ...known, work };
  return { ...known, work: { ...work, added: [...work.added, ask.words] } };
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
export function findAnswered(known: KnownMail, { id, text }: MailInput): AnsweredMail {
  const sent = text.trim();
  const mails = [known, ...(known.earlier ?? [])].filter((mail) => mail.text.trim() !== '');
  const found =
    mails.find((mail) => mail.id === id && mail.text.trim() === sent) ??
    mails.find((mail) => isSameMail({ id, text: sent }, mail));
  const { work = noWork, asks = [], byModel } = found ?? {};
  return { text: found?.text ?? text, asks, work, added: addedWords({ work, byModel }) };
}

/** All asks whose places are known. */
function placedAsks({ asks = [], missing = [] }: KnownMail): readonly DeskAsk[] {
  return [...asks, ...missing];
}

/** What a reading of a mail needs. `words`: those of a further ask. */
export function askedMail(known: KnownMail, ...words: string[]): AskedMail {
  return { text: known.text, added: [...addedWords(known), ...words], before: placedAsks(known) };
}

/** The asks with what a model said about them. Only the person's own asks count as added. */
function withModelAsks(asks: readonly DeskAsk[], { work, byModel }: KnownMail): readonly DeskAsk[] {
  if (!byModel) return asks;
  const own = new Set([...work.added.map(askKey), ...work.decisions.map(({ ask }) => ask)]);
  const kinds = new Map(byModel.added.map(({ words, kind }) => [askKey(words), kind]));
  return asks
    .filter(({ key }) => own.has(key) || !byModel.left.includes(key))
    .map((ask) => {
      const kind = kinds.get(ask.key);
      return kind ? { ...ask, kind, isAdded: ask.isAdded && own.has(ask.key) } : ask;
    })
    .sort((one, other) => byModel.last.indexOf(one.key) - byModel.last.indexOf(other.key));
}

/** The asks that are listed: those that the person added, and the first of the others. */
function listedAsks(asks: readonly DeskAsk[], known: KnownMail): DeskAsk[] {
  const answerable = withModelAsks(asks, known).filter(({ words }) => words.length <= limits.askWords);
  const added = answerable.filter(({ isAdded }) => isAdded);
  const found = answerable.filter(({ isAdded }) => !isAdded);
  const listed = new Set([...added, ...found].slice(0, MAX_LISTED));
  return answerable.filter((ask) => listed.has(ask));
}

/** The asks whose answers are sent. If the mail could not be read again: those whose words it still has. */
export function answerableAsks({ text, asks, missing = [] }: KnownMail): readonly DeskAsk[] {
  return asks ?? missing.filter(({ words }) => findWords(words, text));
}

/** What is known of a mail after a reading of its present text. `reading`: undefined after a failure. */
export function withReading(known: KnownMail, reading: AsksReading | undefined): KnownMail {
  const { asks = [], moved = [] } = reading ?? {};
  const listed = listedAsks(asks, known);
  const present = new Set([...listed.map(({ key }) => key), ...moved.map(({ from }) => from)]);
  const isWorkedOn = ({ key, isAdded }: DeskAsk) =>
    isAdded || known.work.decisions.some(({ ask }) => ask === key);
  return {
    ...known,
    work: withMovedAsks(known.work, moved),
    asks: reading && listed,
    readText: known.text,
    missing: placedAsks(known).filter((ask) => !present.has(ask.key) && isWorkedOn(ask)),
    hasFailed: !reading,
  };
}

/**
 * What is known of a mail after an ask was added to `read`, an earlier state of it. `reading`: with the new ask. Another
 * mail does not change, and an ask that was added meanwhile is not added again.
 */
export function withAsk(now: KnownMail, read: KnownMail, words: string, reading: AsksReading): KnownMail {
  const isKnown = now.work.added.some((one) => askKey(one) === askKey(words));
  if (isKnown || !isSameMail(read, now)) return now;
  const known = { ...now, work: { ...now.work, added: [...now.work.added, words] } };
  // Otherwise the reading of the present text finds the new ask.
  const isPresent = now.text === read.text && now.work.added === read.work.added;
  return isPresent ? withReading(known, reading) : known;
}

/** Whether the person has worked on the asks of a mail. */
export function hasWork({ work }: WorkedMail): boolean {
  return work.decisions.length > 0 || work.added.length > 0;
}

/** The mails that are kept: those with work, then those without, whose asks a reply to them may need. */
function keptMails(mails: readonly KnownMail[]): KnownMail[] {
  const others = mails.filter((mail) => !hasWork(mail));
  return [...mails.filter(hasWork).slice(0, MAX_KEPT), ...others.slice(0, MAX_KEPT)];
}

/** What is known of a mail whose text has changed. Nothing, if it is another mail. */
export function afterChange(known: KnownMail, { id, text }: MailInput): KnownMail {
  if (isSameMail(known, { id, text })) {
    const change = changeBetween(known.text, text);
    const stretch = (ask: DeskAsk) => stretchSpan(ask, change);
    const { asks, missing } = known;
    return { ...known, text, isEdited: true, asks: asks?.map(stretch), missing: missing?.map(stretch) };
  }
  const { earlier: others = [], ...before } = known;
  // Saved work of a message has its id, and no text.
  const back = others.find((mail) => mail.id === id && (id !== undefined || mail.text === text));
  const earlier = keptMails([before, ...others.filter((mail) => mail !== back)]);
  return { work: noWork, ...back, id, text, isEdited: false, hasFailed: false, earlier };
}

/** The mails with work, the latest first. */
export function workedMails(known: KnownMail): WorkedMail[] {
  return [known, ...(known.earlier ?? [])].filter(hasWork).slice(0, MAX_KEPT);
}
