import type { Mail } from './mailer.ts';

/*
 * These mails never contain the name that a person chose. Otherwise a person could sign up with another person's
 * address, and we would mail the chosen words to it.
 */

/** The mail with the link to set a new password; `link` works for an hour. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Reset your password',
    text: `Hello,

We received a request to reset the password of your account at AI Reply Assistant. To choose a new password, open this link:

${link}

The link works once, for one hour. A new password signs you out everywhere. If you did not request it, ignore this email: your password does not change.

AI Reply Assistant
`,
  };
}

/** The mail that warns of many wrong passwords; `link` is the sign-in page. */
export function wrongPasswordsMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Wrong passwords for your account',
    text: `Hello,

Many wrong passwords were entered for your account at AI Reply Assistant within an hour. Nobody was signed in with them, and your account is not locked: on a device that you have used before, you can sign in as usual.

If it was not you, somebody may be trying to guess your password. If it is short, or if you use it elsewhere too, choose a new one: open this page and press "Forgot password?".

${link}

We send this email at most once a day.

AI Reply Assistant
`,
  };
}

/**
 * The mail with the link that proves that an address belongs to the person who reads the mail; `link` works for a day.
 */
export function verificationMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Verify your email address',
    text: `Hello,

Welcome to AI Reply Assistant. To verify that this email address is yours, open this link:

${link}

The link works for one day. You can already use your account. If you did not sign up, ignore this email.

AI Reply Assistant
`,
  };
}
