import { useState } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import type { Language } from '#domain/languages.ts';
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
import type { PersonWords } from '../desk/use-reply-desk.ts';

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

/** A new text of the reply whose text is `from`, its language, and the answers with which it was written. */
export type Rewritten = Required<Pick<Reply, 'text' | 'language' | 'answers'>> & { from: string };

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

/** The history after a change of the text. Without `edit`, the change is a step of its own. */
function withText(now: TextHistory<Reply>, text: string, edit?: TextEdit): TextHistory<Reply> {
  const from = now.present ? now : historyOf(blank);
  const { notes = [], ...reply } = from.present ?? blank;
  // If the person empties the field, the notes no longer apply.
  const next = { ...reply, text, notes: text === '' ? [] : notes };
  return edit ? withEdit(from, next, edit) : withStep(from, next);
}

/** What the person has said about a mail in replies to it. `mail`: '' for a reply that the person wrote. */
type MailWords = { mail: string; words: PersonWords };

/** The words about a mail. An edited mail is the same mail. */
export function wordsAbout(mail: string, said: readonly MailWords[]): MailWords {
  const found = said.find((one) => one.mail === mail) ?? said.find((one) => isEditOf(one.mail, mail));
  return found ?? { mail, words: noWords };
}

/** The versions of the reply, and what the person has said about the mail that each of them answers. */
export function useReplyVersions() {
  const [history, setHistory] = useState<TextHistory<Reply>>(historyOf());
  const [said, setSaid] = useState<readonly MailWords[]>([]);
  const { present, past, future } = history;

  const mail = present?.mail ?? '';

  function addWords(kind: keyof PersonWords, added: string) {
    setSaid((now) => {
      const about = wordsAbout(mail, now);
      const words = { ...about.words, [kind]: [...new Set([...about.words[kind], added])] };
      return [...now.filter((one) => one.mail !== about.mail), { mail: about.mail, words }];
    });
  }

  return {
    reply: present,
    words: wordsAbout(mail, said).words,
    isTyping: history.typing !== undefined,
    show: (reply: Reply | undefined, words = noWords) => {
      setHistory(historyOf(reply));
      setSaid([{ mail: reply?.mail ?? '', words }]);
    },
    change: (text: string, edit?: TextEdit) => setHistory((now) => withText(now, text, edit)),
    /** Adds a reply that was generated. It may be for another mail than the reply before it. */
    add: (reply: Reply) =>
      setHistory((now) => {
        const next = { ...reply, version: nextVersion(now) };
        return now.past.length === 0 && !now.present?.text.trim() ? historyOf(next) : withStep(now, next);
      }),
    rewrite: ({ from, ...rewritten }: Rewritten) =>
      setHistory((now) =>
        now.present?.text === from
          ? withStep(now, { ...now.present, ...rewritten, version: nextVersion(now) })
          : now,
      ),
    versions: versionsOf(history),
    reuse: (version: Reply) => setHistory((now) => withStep(now, version)),
    addWords,
    undo: past.length > 0 ? () => setHistory(undone) : undefined,
    redo: future.length > 0 ? () => setHistory(redone) : undefined,
    forgetHistory: () => setHistory((now) => historyOf(now.present)),
  };
}
