import { limits } from '#domain/limits.ts';
import { accountFieldMessages } from '#domain/messages.ts';
import { hasVisibleText } from '#domain/text.ts';
import { ProblemError } from '../problems.ts';
import { normalizePassword } from './passwords.ts';

/** Shorter names, and parts of addresses before the @, are in too many good passwords. In characters. */
const MIN_PERSONAL = 4;

/** What a person adds to words of the name must be long enough for a password of its own. In characters. */
const MIN_ADDED = limits.passwordMin;

/** The form in which passwords and names are compared: without case, and as passwords are hashed. */
const comparable = (text: string) => normalizePassword(text).toLowerCase().trim();

/** The letters and digits of a text, without accents. */
const lettersAndDigits = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

/** Usual replacements of letters. A 1 also replaces an l. */
const letterOf: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? sign);

/** A text as it is and as words that somebody may have made it from: 'p@$$w0rd' is also 'password'. */
const spellingsOf = (text: string) => [
  text,
  ...[text, withLetters(text), withLetters(text.replaceAll('1', 'l'))].map(lettersAndDigits),
];

/** A password without the digits and signs at its end, and at both ends. */
function withoutEnds(password: string): string[] {
  const start = password.replace(/[^\p{L}]+$/u, '');
  return [start, start.replace(/^[^\p{L}]+/u, '')];
}

let commonPasswords: Set<string> | undefined;

/** The 49,000 commonest passwords, in small letters. They take 5 MB of memory, so the first new password loads them. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Whether each character is the one before or after the character to its left: 'abcdefgh', '98765432', '7890123456'.
 */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((step) => steps.every((each) => each === step || each === -9 * step));
}

/** Whether a password is one piece again and again, such as 'aaaaaaaa', and the piece is no password of its own. */
function isRepeated(password: string): boolean {
  const [, piece] = /^(.+?)\1+$/su.exec(password) ?? [];
  return piece !== undefined && [...piece].length < limits.passwordMin;
}

/**
 * Whether a password is a common one, also with spaces, replaced letters, or digits and signs at its ends; or letters
 * or digits in their order; or a short piece again and again.
 */
async function isCommon(password: string): Promise<boolean> {
  if (isRun(password) || isRepeated(password)) return true;
  commonPasswords ??= await loadCommonPasswords();
  const common = commonPasswords;
  return [password, ...withoutEnds(password)].flatMap(spellingsOf).some((spelling) => common.has(spelling));
}

/**
 * Whether a password contains the email address, its part before the @, or the name; or consists of their words and
 * fewer than eight other letters and digits.
 */
function isPersonal(password: string, { email, name }: { email: string; name: string }): boolean {
  const whole = [email, email.slice(0, email.lastIndexOf('@')), name].map(comparable);
  const isLong = (part: string) => [...part].length >= MIN_PERSONAL;
  if (whole.filter(isLong).some((part) => password.includes(part))) return true;
  const words = whole.flatMap((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u));
  const letters = lettersAndDigits(password);
  const rest = [...whole, ...words]
    .map(lettersAndDigits)
    .filter(isLong)
    .reduce((left, part) => left.replaceAll(part, ''), letters);
  return rest.length < letters.length && rest.length < MIN_ADDED;
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
  // Half of a surrogate pair is no character: hashing would replace it, so every other half would be right too.
  if (!password.isWellFormed() || !hasVisibleText(password) || /\p{Cc}/u.test(password)) {
    throw refuse(accountFieldMessages.passwordNotText);
  }
  const compared = comparable(password);
  if (await isCommon(compared)) throw refuse(accountFieldMessages.passwordCommon);
  if ([compared, withLetters(compared)].some((spelling) => isPersonal(spelling, owner))) {
    throw refuse(accountFieldMessages.passwordPersonal);
  }
}
