import { accountFieldMessages } from '#domain/messages.ts';
import { hasVisibleText } from '#domain/text.ts';
import { ProblemError } from '../problems.ts';
import { normalizePassword } from './passwords.ts';

/** Shorter names, and parts of addresses before the @, are in too many good passwords. In characters. */
const MIN_PERSONAL = 4;

/** The form in which passwords and names are compared: without case, and as passwords are hashed. */
const comparable = (text: string) => normalizePassword(text).toLowerCase().trim();

/**
 * Whether a password is one of the 49,000 commonest. Their list is large (3 MB in memory), so it is loaded with the
 * first new password. It is in small letters.
 */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

/** Whether a password contains the email address, its part before the @, or the name. */
function isPersonal(password: string, { email, name }: { email: string; name: string }): boolean {
  const parts = [email.slice(0, email.lastIndexOf('@')), name].map(comparable);
  return (
    password.includes(comparable(email)) ||
    parts.some((part) => [...part].length >= MIN_PERSONAL && password.includes(part))
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
  if (!hasVisibleText(password) || /\p{Cc}/u.test(password)) {
    throw refuse(accountFieldMessages.passwordNotText);
  }
  const compared = comparable(password);
  if (await isCommon(compared)) throw refuse(accountFieldMessages.passwordCommon);
  if (isPersonal(compared, owner)) throw refuse(accountFieldMessages.passwordPersonal);
}
