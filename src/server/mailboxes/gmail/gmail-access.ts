import type { ConnectedMailbox } from '../mailbox.ts';

/** The access to Gmail for one connection. */
export type GmailAccess = {
  /**
   * An access token that is valid for at least a minute; asks Google if there is none. Throws `MailboxError`:
   * 'not-connected' if the grant is gone, 'unavailable' if Google does not answer or fails; the signal's reason once it
   * aborts.
   */
  get(signal?: AbortSignal): Promise<string>;
  /** Gmail refused this token (401): the next `get` asks for another one. */
  forget(token: string): void;
  /** Revokes the grant at Google, best effort within 5 seconds. Never rejects. */
  revoke(): Promise<void>;
};

/** What a connected Gmail needs. `apiRoot`: 'https://gmail.googleapis.com', no slash at its end. */
export type GmailContext = { apiRoot: string; connected: ConnectedMailbox; access: GmailAccess };
