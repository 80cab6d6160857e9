import { useState } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import type { Language } from '#domain/languages.ts';
import { isFraudNote } from '#domain/messages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { ApiProblem, unreachableProblem } from '#web/lib/api-problem.ts';
import { isEditOf } from '#web/lib/edited-mail.ts';
import {
  historyOf,
  redone,
  type TextEdit,
  type TextHistory,
  undone,
  withEdit,
  withStep,
} from '../desk/text-history.ts';
import type { DeskText, PersonWords } from '../desk/use-reply-desk.ts';

/** A reply on the screen, with the person's edits. */
export type Reply = {
  text: string;
  notes: string[];
  /** The name of the writer. Absent if the reply was cut off, or if the person wrote it. */
  writer?: string | undefined;
  /** Whether the person or a broken connection cut it off. */
  isCutOff?: boolean | undefined;
  /** Whether the mail looks like fraud. Stays when the person empties the field, which removes the notes. */
  isSuspicious?: boolean | undefined;
  /** The language that was requested. */
  language?: Language | undefined;
  /** The number of the generation or the rewrite that wrote it. Edits keep it. */
  version?: number | undefined;
  /** The mail that it answers. Absent if the person wrote the reply. */
  mail?: string | undefined;
  /** The person's own words that the request named: name, signature, opening and closing. */
  ownWords?: readonly string[] | undefined;
  /** The answers of the request. */
  answers?: readonly AnsweredAsk[] | undefined;
};

/**
 * How a generation ended. `stopped`: the person stopped it. `isKept`: some text had arrived, which stays on the screen
 * and which the server counts.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped'; isKept: boolean }
  | { kind: 'failed'; problem: ApiProblem; isKept: boolean };

export type ReplyState = {
  reply: Reply | undefined;
  /** `waiting` until the first text arrives, then `writing` until the end. */
  phase: 'idle' | 'waiting' | 'writing';
  /** Why the last generation failed; undefined if it succeeded. */
  problem: ApiProblem | undefined;
  /** What the person has said about this mail in the reply: filled gaps, snippets and kept facts. */
  words: PersonWords;
  /** Whether the last change was typing, which may go on. */
  isTyping: boolean;
  /** Shows a reply, with a new history. */
  show: (reply: Reply | undefined, words?: PersonWords) => void;
  /** Changes the text. Without `edit`, the change is a step of its own in the history. */
  change: (text: string, edit?: TextEdit) => void;
  /** Adds to what the person has said about this mail. */
  addWords: (kind: keyof PersonWords, words: string) => void;
  /** Shows the version before the present one; undefined if there is none. */
  undo: (() => void) | undefined;
  /** Shows the version that was undone last; undefined if there is none. */
  redo: (() => void) | undefined;
  /** Shows a new version of the present reply, in a language. Nothing, if its text is no longer `from`. */
  rewrite: (rewritten: { from: string; text: string; language: Language }) => void;
  /** The versions of the reply that were generated or rewritten, oldest first, each with the edits that it got last. */
  versions: readonly Reply[];
  /** Shows an earlier version again, as a step of its own in the history. */
  reuse: (version: Reply) => void;
  /** Keeps only the present version. */
  forgetHistory: () => void;
  /** Generates a reply until it is complete or the signal aborts. */
  generate: (request: ReplyRequest, signal: AbortSignal) => Promise<Outcome>;
  /** Shows a problem because of which no reply could be requested. */
  fail: (problem: ApiProblem) => void;
};

/** What the desk needs of a reply. */
export function deskText({ reply, phase, isTyping, words, change, addWords }: ReplyState): DeskText {
  return { text: reply?.text ?? '', isIdle: phase === 'idle', isTyping, words, change, addWords };
}

/** The script that checks and sends a request. It is large, and needed only when there is a text to answer. */
type ReplyClient = typeof import('#web/lib/request-reply.ts');

let client: ReplyClient | undefined;

/** The script, if it is already loaded. */
export function loadedReplyClient(): ReplyClient | undefined {
  return client;
}

/** Loads the script once. After a failure, the next call tries again. Throws `ApiProblem`. */
export async function loadReplyClient(): Promise<ReplyClient> {
  try {
    client ??= await import('#web/lib/request-reply.ts');
    return client;
  } catch {
    throw unreachableProblem('generation_failed');
  }
}

/** How a generation ended, and its reply. There is no reply if no text had arrived or the server failed. */
type Result = { outcome: Outcome; reply?: Reply };

/** A reply that was cut off; no reply if its text is blank. */
function cutOff(reply: Reply): Pick<Result, 'reply'> {
  return reply.text.trim() === '' ? {} : { reply: { ...reply, isCutOff: true } };
}

/**
 * Milliseconds to wait after a connection broke. A page that still exists then is not being left, and the server has
 * noticed the break.
 */
const BROKEN_CONNECTION_WAIT_MS = 500;

/** Requests a reply and passes on its text as it is written. Throws only unexpected errors. */
async function writeReply(
  request: ReplyRequest,
  signal: AbortSignal,
  onText: (reply: Reply) => void,
): Promise<Result> {
  const partial: Reply = {
    text: '',
    notes: [],
    language: request.language,
    mail: request.emailContent,
    answers: request.answers ?? undefined,
    ownWords: Object.values(request.ownWords ?? {}).filter((words) => words != null),
  };
  try {
    const { requestReply } = await loadReplyClient();
    const { reply, writer, notes } = await requestReply({
      request,
      signal,
      onText: (more) => {
        partial.text += more;
        onText({ ...partial });
      },
    });
    const isSuspicious = notes.some(isFraudNote);
    return { outcome: { kind: 'done' }, reply: { ...partial, text: reply, writer, notes, isSuspicious } };
  } catch (error) {
    const cut = cutOff(partial);
    const isBroken = !(error instanceof ApiProblem && error.isFromServer) && !signal.aborted;
    // When a page is left, its connections break first. The wait leaves such a page unchanged, so that the earlier
    // reply stays stored.
    if (isBroken && cut.reply) await new Promise((resolve) => setTimeout(resolve, BROKEN_CONNECTION_WAIT_MS));
    if (signal.aborted) return { outcome: { kind: 'stopped', isKept: !!cut.reply }, ...cut };
    if (!(error instanceof ApiProblem)) throw error;
    // If the server reported the problem, it does not count the reply, and the text is not shown.
    if (error.isFromServer) return { outcome: { kind: 'failed', problem: error, isKept: false } };
    return { outcome: { kind: 'failed', problem: error, isKept: !!cut.reply }, ...cut };
  }
}

const noWords: PersonWords = { filled: [], snippets: [], kept: [] };
const blank: Reply = { text: '', notes: [] };

/** All texts of a history, oldest first. */
function textsOf({ past, present, future }: TextHistory<Reply>): Reply[] {
  return [...past, ...(present ? [present] : []), ...future];
}

function nextVersion(history: TextHistory<Reply>): number {
  return 1 + Math.max(0, ...textsOf(history).map(({ version = 0 }) => version));
}

/** The last text of each version. The present text counts as the last one of its version. */
function versionsOf(history: TextHistory<Reply>): Reply[] {
  const { present } = history;
  const last = new Map(textsOf(history).map((reply) => [reply.version ?? 0, reply]));
  if (present) last.set(present.version ?? 0, present);
  return [...last.values()].filter(({ text }) => text.trim() !== '');
}

/** The versions of the reply, and what the person has said about the mail. */
function useVersions() {
  const [history, setHistory] = useState<TextHistory<Reply>>(historyOf());
  const [words, setWords] = useState(noWords);
  const { present, past, future } = history;

  function change(text: string, edit?: TextEdit) {
    setHistory((now) => {
      const from = now.present ? now : historyOf(blank);
      const { notes = [], ...reply } = from.present ?? blank;
      // If the person empties the field, the notes no longer apply.
      const next = { ...reply, text, notes: text === '' ? [] : notes };
      return edit ? withEdit(from, next, edit) : withStep(from, next);
    });
  }

  /** Adds a reply that was generated. It may be for another mail than the reply before it. */
  function add(reply: Reply) {
    const isSameMail = present?.mail !== undefined && isEditOf(present.mail, reply.mail ?? '');
    setHistory((now) => {
      const next = { ...reply, version: nextVersion(now) };
      return now.past.length === 0 && !now.present?.text.trim() ? historyOf(next) : withStep(now, next);
    });
    if (!isSameMail) setWords(noWords);
  }

  return {
    reply: present,
    words,
    isTyping: history.typing !== undefined,
    show: (reply: Reply | undefined, said = noWords) => {
      setHistory(historyOf(reply));
      setWords(said);
    },
    change,
    add,
    rewrite: ({ from, ...rewritten }: { from: string; text: string; language: Language }) =>
      setHistory((now) =>
        now.present?.text === from
          ? withStep(now, { ...now.present, ...rewritten, version: nextVersion(now) })
          : now,
      ),
    versions: versionsOf(history),
    reuse: (version: Reply) => setHistory((now) => withStep(now, version)),
    addWords: (kind: keyof PersonWords, said: string) =>
      setWords((now) => ({ ...now, [kind]: [...new Set([...now[kind], said])] })),
    undo: past.length > 0 ? () => setHistory(undone) : undefined,
    redo: future.length > 0 ? () => setHistory(redone) : undefined,
    forgetHistory: () => setHistory((now) => historyOf(now.present)),
  };
}

/**
 * The reply and its generation. No reply is lost: a generation that brings no text changes nothing, and every other
 * one is a step in the history.
 */
export function useReply(): ReplyState {
  const { add, ...versions } = useVersions();
  /** What has arrived of the reply that is being written. */
  const [partial, setPartial] = useState<Reply>();
  const [phase, setPhase] = useState<ReplyState['phase']>('idle');
  const [problem, setProblem] = useState<ApiProblem>();

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    setPhase('waiting');
    setProblem(undefined);
    setPartial(undefined);
    try {
      const result = await writeReply(request, signal, (text) => {
        setPhase('writing');
        setPartial(text);
      });
      if (result.reply) add(result.reply);
      if (result.outcome.kind === 'failed') setProblem(result.outcome.problem);
      return result.outcome;
    } finally {
      setPhase('idle');
    }
  }

  const rest = { ...versions, phase, problem, generate, fail: setProblem };
  // While a reply is written, a step in the history would be lost under it.
  return phase === 'idle' ? rest : { ...rest, reply: partial, undo: undefined, redo: undefined };
}
