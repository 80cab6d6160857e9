import { useEffect, useMemo, useRef, useState } from 'react';
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

/**
 * Checks the newest of the texts that it gets, one at a time. The texts that come meanwhile are skipped. A result for
 * a mail that is no longer the present one is dropped.
 */
function useNewestCheck() {
  const [checked, setChecked] = useState<Checked>();
  const newest = useRef<DeskReply>(undefined);
  const isRunning = useRef(false);

  async function checkNewest(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    let done: DeskReply | undefined;
    while (newest.current && newest.current !== done) {
      const of: DeskReply = newest.current;
      done = of;
      const check = (await checkReplyInWorker(of)) ?? null;
      if (newest.current?.mail.text === of.mail.text) setChecked({ of, check });
    }
    isRunning.current = false;
  }

  function request(reply: DeskReply | undefined): void {
    newest.current = reply;
    if (reply) void checkNewest();
    else setChecked(undefined);
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
};

/**
 * Checks a reply at each change. The positions of the result are those of the present text, also while a newer check
 * runs. Undefined before the first result, and without mail or reply. Null if the worker failed.
 */
export function useReplyCheck({
  mail,
  text,
  userProvided,
  answers,
  isIdle,
}: ReplyCheckInput): DeskCheck | null | undefined {
  const { checked, request } = useNewestCheck();
  const isNeeded = isIdle && text.trim() !== '' && mail.text.trim() !== '';
  const added = mail.added.join('\n');
  const given = JSON.stringify(answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `added` and `given` are the lists as texts; `request` never differs.
  useEffect(() => {
    request(isNeeded ? { mail, reply: text, userProvided, answers } : undefined);
  }, [isNeeded, mail.text, added, text, userProvided, given]);

  return useMemo(() => {
    if (!isNeeded || !checked) return undefined;
    return checked.check && moveCheck(checked.check, checked.of.reply, text);
  }, [isNeeded, checked, text]);
}
