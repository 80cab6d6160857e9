import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { ConnectedMailbox } from './mailbox.ts';
import type { Mailboxes } from './mailboxes.ts';

/** Most mailboxes that wait at the same time. More would only fill the memory while a provider hangs. */
const PENDING_MOST = 200;
/** Longest wait for them when the program stops, in milliseconds. */
const CLOSE_MS = 2_000;

/** Revokes, in the background, the access to mailboxes whose connections are already deleted here. */
export type MailboxRevoker = {
  /** Returns at once. The access is revoked afterwards, if the mailbox's provider answers. */
  revoke(connected: ConnectedMailbox): void;
  /** Waits a moment for the mailboxes that are not finished, then gives up. */
  close(): Promise<void>;
};

/** For the mailboxes of deleted accounts. A failure is logged without any data of the mailbox. */
export function createMailboxRevoker(mailboxes: Mailboxes, log: Logger): MailboxRevoker {
  const pending = createBackground();

  async function disconnect(connected: ConnectedMailbox): Promise<void> {
    try {
      await mailboxes.providers[connected.kind]?.open(connected).disconnect();
    } catch (error) {
      log.warn({ error: describeError(error) }, 'The access to a mailbox could not be revoked');
    }
  }

  return {
    revoke(connected) {
      if (pending.size() >= PENDING_MOST) {
        return log.warn('The access to a mailbox was not revoked: too many others are waiting');
      }
      pending.run(() => disconnect(connected));
    },
    close: () => pending.idleWithin(CLOSE_MS),
  };
}
