import type { Mail } from './mailer.ts';

/*
 * These mails never contain the name that a person chose. Otherwise a person could sign up with another person's
 * address and have us mail any words to it.
 */

/** The mail with the link to set a new password; `link` works for an hour. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Reset your password',
    text: `Hello,

somebody asked to reset the password of your account at AI Reply Assistant. To choose a new one, open this link:

${link}

It works once, for one hour, and signs you out everywhere. If you did not ask for it, ignore this email: your password stays as it is.

AI Reply Assistant
`,
  };
}

/** The mail with the link that proves that an address belongs to its reader; `link` works for a day. */
export function verificationMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Confirm your email address',
    text: `Hello,

welcome to AI Reply Assistant. Please confirm that this email address is yours by opening this link:

${link}

It works for one day. You can use your account meanwhile. If you did not sign up, ignore this email.

AI Reply Assistant
`,
  };
}
