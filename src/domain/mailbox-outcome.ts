/**
 * How asking for a mailbox ended, as Google's way back tells it to the dashboard: '/dashboard?mailbox=denied'.
 * - connected: it is connected now
 * - denied: its owner said no
 * - incomplete: reading or sending was not granted; nothing was kept
 * - expired: it was begun too long ago, elsewhere, or by a session that has ended
 * - failed: it could not be done
 */
export const mailboxOutcomes = ['connected', 'denied', 'incomplete', 'expired', 'failed'] as const;

export type MailboxOutcome = (typeof mailboxOutcomes)[number];

/** The part of the dashboard's address that carries it. */
export const MAILBOX_OUTCOME_PARAMETER = 'mailbox';
