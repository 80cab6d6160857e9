import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { ConnectedMailbox } from './mailbox.ts';
import type { Mailboxes } from './mailboxes.ts';

/** Most mailboxes under way. More would only fill the memory while a provider hangs. */
const PENDING_MOST = 200;
/** Longest wait for them when the program stops, in milliseconds. */
const CLOSE_MS = 2_000;

/** Revokes, in the background, the access to mailboxes whose connections are already deleted here. */
export type Parting = {
  /** Returns at once. The access is revoked afterwards, if the mailbox's provider answers. */
  begin(connected: ConnectedMailbox): void;
  /** Waits a moment for what is under way, then gives up. */
  close(): Promise<void>;
};

/** For the mailboxes of deleted accounts. A failure is logged without any data of the mailbox. */
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
