import type { SentReply } from '#domain/mailbox.ts';

/** Most replies that are kept of an account, and of all of them together. */
const OF_ACCOUNT = 30;
const OF_ALL = 300;
/** Longest that a reply is kept, in milliseconds. */
const KEPT_MS = 60 * 60_000;

type Kept = { accountId: string; reply: SentReply; end: NodeJS.Timeout };

/** What was 'sent' from sample inboxes, in the memory of this process and nowhere else. */
export type SampleSent = {
  /** Keeps a reply; the oldest make room. */
  add(accountId: string, reply: SentReply): void;
  /** What an account sent, newest first. */
  of(accountId: string): SentReply[];
  /** Forgets what an account sent. */
  forget(accountId: string): void;
};

/** An empty list. What is an hour old is dropped, whether anybody looks or not. */
export function createSampleSent(): SampleSent {
  /** Oldest first. */
  let kept: Kept[] = [];

  function drop(isOld: (one: Kept) => boolean): void {
    for (const one of kept.filter(isOld)) clearTimeout(one.end);
    kept = kept.filter((one) => !isOld(one));
  }

  return {
    add(accountId, reply) {
      const own = kept.filter((one) => one.accountId === accountId);
      const full = own.length >= OF_ACCOUNT ? own[0] : kept.length >= OF_ALL ? kept[0] : undefined;
      drop((one) => one === full);
      const end = setTimeout(() => drop((one) => one.reply === reply), KEPT_MS).unref();
      kept.push({ accountId, reply, end });
    },
    of: (accountId) =>
      kept
        .filter((one) => one.accountId === accountId)
        .map(({ reply }) => reply)
        .toReversed(),
    forget: (accountId) => drop((one) => one.accountId === accountId),
  };
}
