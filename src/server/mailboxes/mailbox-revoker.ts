import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { ConnectedMailbox } from './mailbox.ts';
import type { Mailboxes } from './mailboxes.ts';

/** The most mailboxes that wait at the same time. More would only fill the memory while a provider does not answer. */
const MAX_PENDING = 200;
/** The longest wait for them when the program stops, in milliseconds. */
const CLOSE_MS = 2_000;

/** Revokes in the background the access to mailboxes whose connections are already deleted. */
export type MailboxRevoker = {
  /** Returns at once. The access is revoked afterwards, if the mailbox's provider answers. */
  revoke(connected: ConnectedMailbox): void;
  /** Waits for the mailboxes that are not finished, for `CLOSE_MS` at most. */
  close(): Promise<void>;
};

/** Creates the revoker for mailboxes of deleted accounts. A failure is logged without any data of the mailbox. */
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
      if (pending.size() >= MAX_PENDING) {
        return log.warn('The access to a mailbox was not revoked: too many others are waiting');
      }
      pending.run(() => disconnect(connected));
    },
    close: () => pending.idleWithin(CLOSE_MS),
  };
}
