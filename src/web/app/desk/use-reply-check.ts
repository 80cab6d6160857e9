import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AskCoverage } from '#checking/coverage.ts';
import type { DeskCheck, DeskMail, DeskReply, OwnAnswer } from '#web/lib/desk-reading.ts';
import { checkReplyInWorker } from '#web/lib/mail-reader.ts';
import { changeBetween, moveSpans, type TextChange } from '#web/lib/text-change.ts';

function movePosition(at: number, { start, endBefore, endAfter }: TextChange): number {
  if (at <= start) return at;
  return at >= endBefore ? at + endAfter - endBefore : start;
}

/** A check of `before`, for the text `after`: what it says about the parts that have not changed. */
export function moveCheck(check: DeskCheck, before: string, after: string): DeskCheck {
  if (before === after) return check;
  const change = changeBetween(before, after);
  const moved = ([ask, covered]: [string, AskCoverage]): [string, AskCoverage] => [
    ask,
    { ...covered, at: movePosition(covered.at, change) },
  ];
  return {
    coverage: Object.fromEntries(Object.entries(check.coverage).map(moved)),
    facts: moveSpans(check.facts, change),
  };
}

/** A reply that was checked. `check` is null if the worker failed. */
type Checked = { of: DeskReply; check: DeskCheck | null };

/** What a check depends on. `hasFailed`: whether the mail could not be read. */
type CheckInput = { reply: DeskReply; hasFailed: boolean };

function isSameInput(one: CheckInput | undefined, other: CheckInput | undefined): boolean {
  if (!one || !other) return one === other;
  const lists = ({ reply: { mail, answers } }: CheckInput) => JSON.stringify([mail.added, answers]);
  return (
    one.hasFailed === other.hasFailed &&
    one.reply.reply === other.reply.reply &&
    one.reply.mail.text === other.reply.mail.text &&
    one.reply.userProvided === other.reply.userProvided &&
    lists(one) === lists(other)
  );
}

/**
 * Checks the newest of the texts that it gets, one at a time. The texts that come meanwhile are skipped. A result for
 * a mail that is no longer the present one is dropped.
 */
function useNewestCheck() {
  const [checked, setChecked] = useState<Checked>();
  const newest = useRef<CheckInput>(undefined);
  const isRunning = useRef(false);

  async function checkNewest(): Promise<void> {
    let done: CheckInput | undefined;
    while (newest.current && newest.current !== done) {
      const of: CheckInput = newest.current;
      done = of;
      const check = (await checkReplyInWorker(of.reply)) ?? null;
      // At once: as a later task, the render would wait until the page is painted.
      if (newest.current?.reply.mail.text === of.reply.mail.text)
        flushSync(() => setChecked({ of: of.reply, check }));
    }
  }

  function request(input: CheckInput | undefined): void {
    if (isSameInput(input, newest.current)) return;
    newest.current = input;
    if (!input) setChecked(undefined);
    if (!input || isRunning.current) return;
    isRunning.current = true;
    void checkNewest().finally(() => {
      isRunning.current = false;
    });
  }

  return { checked, request };
}

type ReplyCheckInput = {
  /** The mail that the reply answers. */
  mail: DeskMail;
  text: string;
  /** What the person said, apart from the reply: instructions, answers, filled gaps, name. */
  userProvided: string;
  answers: readonly OwnAnswer[];
  /** False while the reply is written. */
  isIdle: boolean;
  /** Whether the mail could not be read. When it is read after all, the reply is checked again. */
  hasFailed: boolean;
};

export type ReplyCheck = {
  /** Undefined before the first result, and without mail or reply. Null if the worker failed. */
  check: DeskCheck | null | undefined;
  /** Begins to check a text that the next render will show, so that the worker does not wait for the render. */
  begin: (text: string) => void;
};

/**
 * Checks a reply at each change. The positions of the result are those of the present text, also while a newer check
 * runs.
 */
export function useReplyCheck(input: ReplyCheckInput): ReplyCheck {
  const { mail, text, userProvided, answers, isIdle, hasFailed } = input;
  const { checked, request } = useNewestCheck();
  const isNeeded = (reply: string) => isIdle && reply.trim() !== '' && mail.text.trim() !== '';
  const begin = (reply: string) =>
    request(isNeeded(reply) ? { reply: { mail, reply, userProvided, answers }, hasFailed } : undefined);
  const present = isNeeded(text) ? checked : undefined;

  // After each render, because any part can change. The same request is not made again.
  useEffect(() => begin(text));

  const check = useMemo(
    () => (present?.check ? moveCheck(present.check, present.of.reply, text) : present?.check),
    [present, text],
  );
  return { check, begin };
}
