// Apart from messages.ts, because most pages do not need them.
import { limits } from './limits.ts';
import { beginningOf } from './text.ts';

const figure = new Intl.NumberFormat('en');

/** The most characters of a field's name, or of an ask, that a message shows. */
const MAX_NAME_SHOWN = 60;

/** The error messages for `answers`, the person's answers to asks of the mail. Source: docs/product.md, 3.20. */
export const answerMessages = {
  notList: 'Answers must be a list',
  tooMany: `At most ${limits.answers} asks can be answered at once`,
  askMissing: 'Each answer must name the ask that it answers',
  askTooLong: `An ask must be less than ${limits.askWords} characters`,
  askNotInMail: (ask: string) =>
    `The email does not contain the ask ${JSON.stringify(beginningOf(ask, MAX_NAME_SHOWN))}`,
  twice: 'Each ask can have only one answer',
  empty: 'An answer must not be empty',
  tooLong: `An answer must be less than ${limits.answer} characters`,
  unknown: 'An answer must be yes, no, later, skip or a text',
} as const;

/** The error messages for `rewrite`, a request to write a reply once more. Source: docs/product.md, 3.26. */
export const rewriteMessages = {
  notObject: 'Rewrite must have the reply and how to write it once more',
  unknown: 'Rewrite must be one of the listed ways to rewrite a reply',
  replyMissing: 'There is no reply to rewrite',
  replyTooLong: `A reply to rewrite must be less than ${figure.format(limits.rewrittenReply)} characters`,
} as const;

/** The error messages for the fields of a snippet. Source: docs/product.md, 3.25. */
export const snippetFieldMessages = {
  nameRequired: 'Name is required',
  nameTooLong: `Name must be less than ${limits.snippetName} characters`,
  textRequired: 'Text is required',
  textTooLong: `Text must be less than ${figure.format(limits.snippetText)} characters`,
} as const;

/** The error messages for a person's own words. Source: docs/product.md, 3.25. */
export const ownWordsMessages = {
  notObject: 'Own words must be an object',
  nameTooLong: `The name to sign with must be less than ${limits.fullName} characters`,
  signatureTooLong: `Signature must be less than ${limits.signature} characters`,
  openingTooLong: `Opening must be less than ${limits.ownPhrase} characters`,
  closingTooLong: `Closing must be less than ${limits.ownPhrase} characters`,
} as const;

/** The texts of the dialog 'Snippets' on failures. */
export const snippetTexts = {
  notLoaded: 'Your snippets could not be loaded.',
  ownWordsNotLoaded: 'Your own words could not be loaded.',
  notKept: 'This browser keeps no data of this site, so nothing was saved. Allow it, then try again.',
} as const;
