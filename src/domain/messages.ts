import type { z } from 'zod';
import type { Language } from './languages.ts';
import { limits } from './limits.ts';
import { type Plan, plansWith } from './plans.ts';

/** Toasts of success and information. Source: docs/product.md, 8.2. */
export const messages = {
  replyGenerated: 'Reply generated successfully!',
  replyCopied: 'Reply copied to clipboard!',
  replyDownloaded: 'Reply downloaded!',
  signedIn: 'Welcome back!',
  signedUp: 'Account created! Welcome!',
  signedOut: 'Signed out successfully',
  resetLinkSent: 'If an account has this address, a link to choose a new password is on its way to it.',
  passwordReset: 'Your password is changed. Sign in with the new one.',
  nameChanged: 'Your name is changed.',
  passwordChanged: 'Your password is changed. Every other device is signed out.',
  dataDownloaded: 'Your data is downloaded.',
  accountDeleted: 'Your account is deleted.',
  teamPlanStays: 'Saved. You have the plan of your team until you leave it.',
  alreadyOnPlan: "You're already on this plan",
  keyCopied: 'API key copied to clipboard!',
  keyRevoked: 'The API key is revoked.',
  snippetSaved: 'The snippet is saved.',
  ownWordsSaved: 'Your own words are saved.',
  mailReplyGenerated: 'Reply generated!',
  replySent: 'Reply sent successfully!',
  draftSaved: 'The draft is saved in your mailbox.',
  mailboxDisconnected: 'Your mailbox is disconnected.',
  planChanged: (plan: Plan) => `Successfully upgraded to ${plan} plan!`,
} as const;

/** Errors that the browser finds without an answer of the server. */
export const browserProblems = {
  unsupportedFile: 'Only .txt and .eml files are supported',
  fileTooLarge: 'This file is larger than 2 MB. Open the email and paste its text instead.',
  fileNotText: 'This file does not contain readable text.',
  fileNotOpened: 'This file could not be opened. Paste the text of the email instead.',
  fileEmpty: 'This file is empty.',
  mailReadInPart:
    'This email file is damaged or too complex. Here is the text that could be read: please check it.',
  copyRefused: 'The browser did not allow copying. Select the reply and copy it by hand.',
  keyCopyRefused: 'The browser did not allow copying. The key is selected: copy it by hand.',
  offline: 'You are offline. Nothing is lost: try again when the connection is back.',
  unreachable: 'The server could not be reached. Nothing is lost: try again in a moment.',
  draftUnreachable:
    'The server did not answer, so the draft may be saved. Look into Drafts before you press again.',
  sendUnreachable:
    'The server did not answer, so the reply may be on its way. Press again: the same reply is not sent twice.',
  sessionNotKept:
    'This browser keeps no data of this site, so you cannot stay signed in. Allow it, then try again.',
} as const;

const figure = new Intl.NumberFormat('en');

const plural = (count: number, unit: string) =>
  count === 1 ? `1 ${unit}` : `${figure.format(count)} ${unit}s`;

/** A wait in words, rounded up: '1 minute', '10 minutes', '24 hours'. */
function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

/**
 * The refusal of a reply because of a ceiling of the whole service. `whose`: of all replies or of those of guests.
 * `seconds`: the time until the UTC day ends; undefined: the ceiling is 0, and no day ends that. It does not say the
 * operator's number. Source: docs/product.md, 1.12.
 */
export function ceilingMessage(whose: 'all' | 'guests', seconds: number | undefined): string {
  if (seconds === undefined) {
    return whose === 'all'
      ? 'This service does not write replies at the moment. Please try again later.'
      : 'This service does not write replies for visitors without an account at the moment. Please sign in.';
  }
  return whose === 'all'
    ? 'This service has written all the replies that it may write today. ' +
        `Replies are available again in ${waitInWords(seconds)}.`
    : 'This service has written all the replies that it may write today for visitors without an account. ' +
        `They are available again in ${waitInWords(seconds)}, or at once if you sign in.`;
}

/** The error messages for the fields of a request for a reply. Source: docs/product.md, 3.9 and 8.4. */
export const replyFieldMessages = {
  emailRequired: 'Email content is required',
  emailTooLong: `Email content must be less than ${figure.format(limits.emailContent)} characters`,
  toneRequired: 'Tone is required',
  toneTooLong: `Custom tone must be less than ${figure.format(limits.customTone)} characters`,
  promptTooLong: `Custom prompt must be less than ${figure.format(limits.customPrompt)} characters`,
  intentUnknown: 'Intent must be one of the listed intents',
  languageUnknown: 'Language must be one of the listed languages',
  modelUnknown: 'Model must be standard or advanced',
  modelNotConfigured: 'This site has no advanced model.',
} as const;

/** The most characters of a field's name, or of an ask, that a message shows. */
const MAX_NAME_SHOWN = 60;

/** The error messages for the fields of the account forms. Source: docs/product.md, 4.2. */
export const accountFieldMessages = {
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: `Email must be less than ${limits.accountEmail} characters`,
  passwordTooShort: `Password must be at least ${limits.passwordMin} characters`,
  passwordTooLong: `Password must be less than ${limits.passwordMax} characters`,
  passwordNotText: 'Password must have visible characters and no control characters',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordPersonal: 'Password must not contain your name or your email address',
  currentPasswordWrong: 'The current password is not right.',
  nameRequired: 'Name is required',
  nameTooLong: `Name must be less than ${limits.fullName} characters`,
  planUnknown: 'Plan must be one of the listed plans',
  deletionUnconfirmed: 'Type the email address of the account to confirm',
} as const;

/** Messages that name a feature which the plan does not include. The problem's own message does not name it. */
export const planRefusals = {
  api: `API access comes with the ${plansWith('api')} plan.`,
  models: `The advanced model comes with the ${plansWith('models')} plan.`,
} as const;

/** The error messages for the fields of a new API key. */
export const keyFieldMessages = {
  nameRequired: 'Name is required',
  nameTooLong: `Name must be less than ${limits.apiKeyName} characters`,
  scopesUnknown: 'Scopes must be reply, usage, or both',
  expiryInvalid: 'The expiry must be a date and time in ISO 8601, such as 2027-01-31T00:00:00Z',
  expiryOver: 'The expiry must be in the future',
} as const;

/** The texts about API keys on the dashboard. */
export const keyTexts = {
  notLoaded: 'Your API keys could not be loaded.',
  made: 'Your API key is made.',
  shownOnce:
    'Copy it now. It is not shown again: we keep only a hash of it. Keep it where you keep passwords.',
  scopesMissing: 'Choose at least one.',
  notInPlan: 'Does not work with your plan',
  none: 'You have no keys.',
  allUsed: `${limits.apiKeys} of ${limits.apiKeys} keys in use`,
} as const;

/** The reasons why a call of the public API is refused. */
export const keyRefusals = {
  missing: 'Send an API key in the header Authorization: Bearer ara_…',
  unknown: 'This API key is not valid.',
  expired: 'This API key has expired.',
  several: 'Send one API key in one request.',
  notInScope: (scope: string) => `This API key does not have the scope ${scope}.`,
} as const;

/** Errors of account operations. Source: docs/product.md, 8.3 and 8.4. */
export const accountProblems = {
  authFailed: 'An error occurred',
  profileNotLoaded: 'Failed to load profile',
  signInToUpgrade: 'Please sign in to upgrade',
  planNotChanged: 'Failed to upgrade plan',
  notSignedOut: 'Error signing out',
  /** `supportAddress`: empty if none is known. */
  passwordNotResettable: (supportAddress: string) =>
    'This site cannot send email, so a password cannot be reset here. ' +
    (supportAddress ? `Please write to ${supportAddress}.` : 'Please ask the operator of this installation.'),
  addressNotVerifiable: 'This site cannot send email, so an address cannot be verified here.',
  /** `seconds`: the time until attempts are accepted again. */
  tooManyAttempts: (seconds: number) => `Too many attempts. Please try again in ${waitInWords(seconds)}.`,
  passwordChangedMeanwhile: 'Your password was changed elsewhere just now. Please sign in with that one.',
} as const;

/** Whom to write to if the operator's address is not known. It continues a sentence such as 'Write to …'. */
export const SUPPORT_UNNAMED = 'the operator of this installation (who has not named an address yet)';

/** The error messages for fields of the public API, in addition to `replyFieldMessages`. */
export const apiFieldMessages = {
  unknown: (name: string) => `There is no field ${JSON.stringify(name.slice(0, MAX_NAME_SHOWN))}`,
  notInQuery: (name: string) => `With a JSON body, the field ${JSON.stringify(name)} must be in the body`,
  twice: (name: string) => `The field ${JSON.stringify(name.slice(0, MAX_NAME_SHOWN))} is in the query twice`,
} as const;

/** The error messages for the header Idempotency-Key. */
export const idempotencyMessages = {
  invalid: 'Idempotency-Key must be 1 to 200 visible ASCII characters',
  usedWithAnotherKey:
    'This Idempotency-Key was used with another API key. Only that API key can get the reply again.',
} as const;

/** The error messages for a mail that is sent to the public API as a file. */
export const mailFileMessages = {
  'no-mail': 'The body is not an email message: it does not begin with the headers of one.',
  unreadable: 'The message could not be read: it is damaged, or has too many nested parts.',
  empty: 'The message is empty.',
  tooLarge: `The message is larger than ${limits.upload / 1024 / 1024} MB.`,
  broken: 'The request body is incomplete.',
  contentType: 'The request must have the content type application/json or message/rfc822.',
} as const;

/** Errors of mailbox operations. Source: docs/product.md, 8.3. */
export const mailboxProblems = {
  messagesNotLoaded: 'Failed to load messages',
  messageNotLoaded: 'Failed to load message details',
  replyNotGenerated: 'Failed to generate reply',
  replyNotSent: 'Failed to send reply',
  /** The reply was sent, but not to everybody. */
  recipientsRefused: (addresses: readonly string[]) =>
    `The reply was sent, but the mail server refused ${addresses.join(', ')}.`,
  draftNotSaved: 'Failed to save draft',
  mailboxGone: 'This mailbox is no longer connected, so another one is shown.',
  connectionNotLoaded: 'Your mailbox could not be looked up.',
  notDisconnected: 'The mailbox could not be disconnected. Please try again.',
  notConnected: 'The mailbox could not be connected. Please try again.',
  /** `name`: of the kind of mailbox, as in the next. */
  accessDenied: (name: string) => `${name} was not connected: access to it was not allowed.`,
  accessIncomplete: (name: string) =>
    `${name} was not connected: reading and sending must both be allowed. Please try again and allow both.`,
  connectionExpired: 'This attempt to connect is no longer valid. Please begin again from the dashboard.',
} as const;

/** The `writer` of a reply that no language model wrote. Such a reply is never presented as a model's. */
export const BUILT_IN_WRITER = 'Built-in drafter';

const FACT_NOTE_START = 'Check before sending: the reply mentions ';

/** The note on a fact that a model's reply mentions. Source: docs/product.md, 3.14. */
export const factNote = (fact: string): string => `${FACT_NOTE_START}“${fact}”, which is not in the mail.`;

/** The note on a small model's reply that is not in the chosen language. Source: docs/product.md, 3.14 and 3.29. */
export const languageNote = (language: Language): string =>
  `Check before sending: the reply may not be in ${language}.`;

/** The note on a reply whose model had no room for the whole mail. */
export const MAIL_CUT_NOTE = 'Check before sending: the model read only the beginning of this email.';

/** Whether a note is about a fact. The reply desk lists the facts itself. */
export const isFactNote = (note: string): boolean => note.startsWith(FACT_NOTE_START);

/** The beginning of the note on a mail that looks like fraud. */
const FRAUD_NOTE_START = 'This email may be fraud: ';

/** The note on a mail that looks like fraud. `reasons`: what makes it look so, as one list. */
export const fraudNoteOf = (reasons: string): string =>
  `${FRAUD_NOTE_START}${reasons}. Check with the sender in another way before you answer.`;

/** Whether a note says that the mail looks like fraud. */
export const isFraudNote = (note: string): boolean => note.startsWith(FRAUD_NOTE_START);

/** The file name of a downloaded reply. */
export const DOWNLOAD_FILE_NAME = 'email-reply.txt';

/** The message about the first unknown field of a strict object. Undefined for other issues. */
export const unknownField = (issue: z.core.$ZodRawIssue): string | undefined =>
  issue.code === 'unrecognized_keys' ? apiFieldMessages.unknown(issue.keys[0] ?? '') : undefined;
