import { accountFieldMessages } from '#domain/messages.ts';
import { hasVisibleText } from '#domain/text.ts';
import { ProblemError } from '../problems.ts';
import { normalizePassword } from './passwords.ts';

/** Shorter names, and parts of addresses before the @, are in too many good passwords. In characters. */
const MIN_PERSONAL = 4;

/** The form in which passwords and names are compared: without case, and as passwords are hashed. */
const comparable = (text: string) => normalizePassword(text).toLowerCase().trim();

/** The signs that people write in place of letters. */
const letters: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  '!': 'i',
  1: 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};
/** Up to six digits and signs at the end of a word. More of them are hard to guess. */
const added = /[^\p{L}]{1,6}$/u;

/** A password and the words that it may have been made of: 'password' for 'Password2026!' and for 'p@$$w0rd'. */
function wordsOf(password: string): string[] {
  const plain = (text: string) => text.replace(/[@43!10$57]/g, (sign) => letters[sign] ?? sign);
  const word = password.replace(added, '');
  return [password, plain(password), word, plain(word)];
}

/**
 * Whether a password is one of the 49,000 commonest, or one of them with digits for letters or at its end. Their list is
 * large (3 MB in memory), so it is loaded with the first new password. It is in small letters.
 */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return wordsOf(password).some((word) => dictionary['passwords-common'].includes(word));
}

/** A text without spaces and signs: 'anabest' for 'ana-best'. */
const joined = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a password contains the email address, its part before the @, or the name, with or without spaces and signs. */
function isPersonal(password: string, { email, name }: { email: string; name: string }): boolean {
  const parts = [email.slice(0, email.lastIndexOf('@')), name].map(comparable);
  return (
    joined(password).includes(joined(comparable(email))) ||
    parts.some(
      (part) =>
        [...part].length >= MIN_PERSONAL &&
        (password.includes(part) || (joined(part) !== '' && joined(password).includes(joined(part)))),
    )
  );
}

/**
 * Refuses a new password that other people can guess or that cannot be typed. A password from before this rule still
 * works. Throws `validation` with the reason.
 */
export async function refuseWeakPassword(
  password: string,
  owner: { email: string; name: string },
): Promise<void> {
  const refuse = (detail: string) => new ProblemError('validation', { detail });
  // Every half of a character would be hashed as the same sign.
  if (!hasVisibleText(password) || /\p{Cc}/u.test(password) || !password.isWellFormed()) {
    throw refuse(accountFieldMessages.passwordNotText);
  }
  const compared = comparable(password);
  if (await isCommon(compared)) throw refuse(accountFieldMessages.passwordCommon);
  if (isPersonal(compared, owner)) throw refuse(accountFieldMessages.passwordPersonal);
}
