import { GUEST_REPLY_LIMIT, limits } from './limits.ts';
import { plans } from './plans.ts';

/**
 * The codes of problem responses, each with its HTTP status and the sentence that a person reads. Source:
 * docs/product.md, 9.8.
 */
export const problems = {
  validation: { status: 400, detail: 'The request is not valid.' },
  unauthenticated: { status: 401, detail: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, detail: 'The email or the password is not correct.' },
  guest_limit: {
    status: 402,
    detail:
      `You've used all ${GUEST_REPLY_LIMIT} free email replies. Sign up now to get ` +
      `${plans.free.includedVolume} free emails per month!`,
  },
  plan_limit: { status: 402, detail: "You've reached your monthly limit. Please upgrade your plan." },
  option_not_in_plan: {
    status: 403,
    detail: 'This option is not part of the current plan. Choose General, Friendly and English, or upgrade.',
  },
  not_in_plan: { status: 403, detail: 'This is not part of the current plan.' },
  plan_by_payment: {
    status: 403,
    detail: 'The plan follows the payments. Choose it on the pricing page.',
  },
  not_in_scope: { status: 403, detail: 'This API key may not do this.' },
  too_many_keys: {
    status: 409,
    detail: `An account may have ${limits.apiKeys} API keys. Revoke one that is not used any more.`,
  },
  key_not_found: { status: 404, detail: 'There is no such API key.' },
  too_many_snippets: {
    status: 409,
    detail: `You can keep ${limits.snippets} snippets. Delete one that you do not use any more.`,
  },
  snippet_not_found: { status: 404, detail: 'There is no such snippet.' },
  idempotency_key_reused: {
    status: 422,
    detail: 'This Idempotency-Key was used for another request.',
  },
  no_subscription: { status: 409, detail: 'There is no subscription to manage.' },
  no_refund: { status: 409, detail: 'The payments of this account can no longer be paid back by a press.' },
  billing_failed: {
    status: 502,
    detail: 'The payment provider did not answer. Nothing was changed. Please try again in a moment.',
  },
  team_full: {
    status: 409,
    detail: 'All seats of the team are taken. Remove a member or an invitation first.',
  },
  not_team_owner: { status: 403, detail: 'Only the owner of a team may do this.' },
  team_owner_stays: {
    status: 409,
    detail: 'The owner of a team cannot leave it. The operator of this site can dissolve the team.',
  },
  already_in_team: { status: 409, detail: 'This person is already in a team.' },
  seat_not_found: { status: 404, detail: 'There is no such seat in the team.' },
  invitation_invalid: {
    status: 404,
    detail: 'This invitation is no longer valid. Please ask for a new one.',
  },
  cross_site: { status: 403, detail: 'Requests from other sites are refused.' },
  not_found: { status: 404, detail: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, detail: 'This address does not accept this HTTP method.' },
  account_exists: {
    status: 422,
    detail: 'An account with this email already exists. Sign in instead.',
  },
  invalid_link: { status: 400, detail: 'This link is no longer valid. Please ask for a new one.' },
  mailbox_not_connected: {
    status: 409,
    detail: 'Gmail not connected. Please connect your account first.',
  },
  mailbox_not_configured: {
    status: 503,
    detail: 'Gmail is not set up on this site.',
  },
  mailbox_not_found: { status: 404, detail: 'There is no such mailbox.' },
  too_many_mailboxes: {
    status: 409,
    detail: `You can connect ${limits.mailboxes} mailboxes. Disconnect one that you do not use any more.`,
  },
  mailbox_refused: { status: 422, detail: 'The mailbox refused the address or the password.' },
  mailbox_unreachable: { status: 422, detail: 'The server of the mailbox cannot be reached.' },
  mailbox_full: { status: 422, detail: 'The mailbox is full. Nothing was saved.' },
  mailbox_unable: { status: 422, detail: 'This mailbox cannot do that.' },
  folder_not_found: { status: 404, detail: 'This folder is no longer in the mailbox.' },
  mailbox_failed: { status: 502, detail: 'The mailbox did not answer. Please try again in a moment.' },
  send_failed: { status: 502, detail: 'Failed to send reply' },
  send_under_way: { status: 409, detail: 'This reply is being sent already.' },
  send_unknown: {
    status: 502,
    detail:
      'Your reply may have been sent: the mailbox took it and did not answer. Look in its Sent ' +
      'folder before you send it again.',
  },
  message_not_found: { status: 404, detail: 'This message is no longer in the mailbox.' },
  payload_too_large: { status: 413, detail: `The request is larger than ${limits.requestBody / 1024} kB.` },
  mail_too_slow: {
    status: 422,
    detail: 'The message was not read in time. Send it once more, or send its text as JSON.',
  },
  too_many_requests: { status: 429, detail: 'Too many requests. Please wait a moment and try again.' },
  generation_failed: { status: 502, detail: 'Failed to generate reply. Please try again.' },
  unavailable: { status: 503, detail: 'The service is not available right now. Please try again soon.' },
  mail_not_configured: {
    status: 503,
    detail: 'This site cannot send email, so a password cannot be reset here. Please write to support.',
  },
  internal: { status: 500, detail: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ProblemCode = keyof typeof problems;
