/**
 * How an attempt to connect a mailbox ended. The callback from Google passes it to the dashboard:
 * '/dashboard?mailbox=denied'.
 * - connected: it is connected now
 * - denied: its owner refused
 * - incomplete: the permission to read or to send is missing; nothing was stored
 * - expired: the attempt began too long ago, in another browser, or in a session that has ended
 * - failed: it could not be done
 */
export const mailboxOutcomes = ['connected', 'denied', 'incomplete', 'expired', 'failed'] as const;

export type MailboxOutcome = (typeof mailboxOutcomes)[number];

/** The query parameter of the dashboard's address that holds the outcome. */
export const MAILBOX_OUTCOME_PARAMETER = 'mailbox';
