import type { SentReply } from '#domain/mailbox.ts';

/** Most replies that are kept for one account, and for all accounts together. */
const OF_ACCOUNT = 30;
const OF_ALL = 300;
/** Longest time that a reply is kept, in milliseconds. */
const KEPT_MS = 60 * 60_000;

type Kept = { accountId: string; reply: SentReply; end: NodeJS.Timeout };

/** The replies that were 'sent' from sample inboxes. They are only in the memory of this process. */
export type SampleSent = {
  /** Keeps a reply. If there are too many, the oldest is dropped. */
  add(accountId: string, reply: SentReply): void;
  /** What an account sent, newest first. */
  of(accountId: string): SentReply[];
  /** Forgets what an account sent. */
  forget(accountId: string): void;
};

/** Creates an empty list. A timer drops each reply after an hour. */
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
