import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { ConnectedMailbox } from './mailbox.ts';
import type { Mailboxes } from './mailboxes.ts';

/** Mailboxes under way at most: beyond it a provider that hangs would only fill the memory. */
const PENDING_MOST = 200;
/** Longest that a program which stops waits for them, in milliseconds. */
const CLOSE_MS = 2_000;

/** Gives mailboxes back that are forgotten here already, without anybody waiting for it. */
export type Parting = {
  /** Returns at once; the right to the mailbox is given back as far as its provider answers. */
  begin(connected: ConnectedMailbox): void;
  /** Waits a moment for what is under way, then leaves it. */
  close(): Promise<void>;
};

/** For mailboxes whose account is deleted. What fails is logged, without a word of the mailbox. */
export function createParting(mailboxes: Mailboxes, log: Logger): Parting {
  const underWay = createBackground();

  async function part(connected: ConnectedMailbox): Promise<void> {
    try {
      await mailboxes.providers[connected.kind]?.open(connected).disconnect();
    } catch (error) {
      log.warn({ error: describeError(error) }, 'A mailbox could not be given back');
    }
  }

  return {
    begin(connected) {
      if (underWay.size() >= PENDING_MOST) {
        return log.warn('A mailbox was not given back: too many wait already');
      }
      underWay.run(() => part(connected));
    },
    close: () => underWay.idleWithin(CLOSE_MS),
  };
}
