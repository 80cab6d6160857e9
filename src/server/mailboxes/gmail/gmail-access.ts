import type { ConnectedMailbox } from '../mailbox.ts';

/** The right to call Gmail for one connection. */
export type GmailAccess = {
  /**
   * An access token that holds for a minute at least; asked for at Google where there is none. Throws `MailboxError`:
   * 'not-connected' where the grant is gone, 'unavailable' where Google does not answer or fails; the signal's reason
   * once it aborts.
   */
  get(signal?: AbortSignal): Promise<string>;
  /** Gmail refused this token (401): the next `get` asks for another one. */
  forget(token: string): void;
  /** Gives the grant back at Google, best effort within 5 seconds. Never rejects. */
  revoke(): Promise<void>;
};

/** What a connected Gmail works with. `apiRoot`: 'https://gmail.googleapis.com', no slash at its end. */
export type GmailContext = { apiRoot: string; connected: ConnectedMailbox; access: GmailAccess };
