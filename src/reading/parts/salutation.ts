import { spacelessLetter } from '../language/script.ts';
import { isBlank, normalizeLine } from '../text-lines.ts';
import { anyOf, byFirstCharacter, letterWords } from '../word-lists.ts';
import { isNameLike, nameParticles } from './closing-line.ts';

const greetings = byFirstCharacter(
  [...letterWords('greetings'), ...letterWords('familiarGreetings')].sort((a, b) => b.length - a.length),
);
const afterName = letterWords('afterName');
/** Words that address the recipient without a name, lower case. */
const genericAddressees = new Set(letterWords('genericAddressees'));
const companies = letterWords('companies');

/** The name in the words after a greeting; undefined if they are not a name. */
function nameIn(words: string): string | undefined {
  const bare = words.replace(/[,.:;!，。：！،–-]+$/u, '').trim();
  if (genericAddressees.has(bare.toLowerCase())) return undefined;
  const rest = withoutCompany(withoutTitles(withoutSuffix(withoutTitles(bare))));
  // 'de Vries' begins with a small letter.
  const parts = rest.split(' ');
  const family = parts.slice(parts.findIndex((part) => !nameParticles.has(part))).join(' ');
  return rest === '' ||
    genericAddressees.has(rest.toLowerCase()) ||
    (!isNameLike(family) && !FAMILY_SIGN.test(rest))
    ? undefined
    : rest;
}

/** A Chinese, Japanese or Korean family name of one character. */
const FAMILY_SIGN = /^[\p{Script=Han}\p{Script=Hangul}]$/u;

/** A name without the company or department before it, as East Asian letters write it. */
function withoutCompany(name: string): string {
  const words = name.split(/\s/);
  const isCompany = words.slice(0, -1).some((word) => companies.some((company) => word.includes(company)));
  return isCompany ? (words.at(-1) ?? name) : name;
}

/** A name without the words of respect that are joined to it or come after it. */
function withoutSuffix(name: string): string {
  let rest = name;
  for (let round = 0; round < 3; round += 1) {
    const suffix = afterName.find((word) => rest.endsWith(word) && rest.length > word.length);
    if (!suffix) return rest;
    rest = rest.slice(0, -suffix.length).replace(/[\s,，、]+$/u, '');
  }
  return rest;
}

/** The words up to the next punctuation mark, without titles, because a title may end with a full stop. */
function nameWords(text: string): string {
  const normalized = withoutTitles(text);
  return /^[^,.!?:;，。！？：،–]{1,40}/u.exec(normalized)?.[0] ?? '';
}

/** The greeting at the start of a text, in lower case: 'good morning'. */
function greetingOf(text: string): string | undefined {
  const lower = text.replaceAll('\u0130', 'i').toLowerCase();
  return greetings(lower).find(
    (words) =>
      lower.startsWith(words) &&
      (spacelessLetter.test(words.slice(-1)) || !/^[\p{L}\p{M}]/u.test(lower.slice(words.length))),
  );
}

/**
 * Where the text begins that follows a salutation on the same line: 9 in 'Hi Anna, could you call?', also after 'Hi,
 * Anna,'. Undefined if the text does not begin with a greeting and a comma.
 */
export function salutationEnd(text: string): number | undefined {
  const found = /^(\s*)([^\n,，،、]{1,60})[,，،、]\s*(?=\S)/u.exec(text);
  const [whole = '', , lead = ''] = found ?? [];
  const greeting = greetingOf(lead);
  if (greeting === undefined) return undefined;
  const rest = lead.slice(greeting.length).trim();
  if (rest !== '') {
    const isAddressee = genericAddressees.has(rest.toLowerCase()) || nameIn(rest) !== undefined;
    return isAddressee ? whole.length : undefined;
  }
  const [next = '', name = ''] = /^(\p{Lu}[^\n,،]{0,40})[,،]\s*(?=\S)/u.exec(text.slice(whole.length)) ?? [];
  return whole.length + (nameIn(name) === undefined ? 0 : next.length);
}

/** The name of the recipient in the first three lines of a mail: 'Anna' of 'Dear Anna,'. */
export function nameInSalutation(text: string): string | undefined {
  let seen = 0;
  for (const line of text.slice(0, 1000).split('\n')) {
    if (isBlank(line)) continue;
    if (++seen > 3) return undefined;
    const normalized = normalizeLine(line.slice(0, 120));
    const greeting = greetingOf(normalized);
    if (greeting) {
      const rest = normalized.slice(greeting.length).replace(/^[\s,،，、.!！]+/, '');
      const name = nameIn(nameWords(rest));
      if (name || rest === '') return name;
      const first = nameIn(rest.split(/[ ,]/)[0] ?? '');
      return /^\p{L}+,/u.test(rest) ? first : undefined;
    }
    if (normalized.length > 30) return undefined;
    const bare = normalized.replace(/[,，、:：!！。،]$/u, '');
    const suffix = afterName.find((word) => bare.endsWith(word) && bare.length > word.length);
    if (suffix) return nameIn(bare);
    if (/[,，:：!،]$/u.test(normalized)) {
      const name = nameIn(bare);
      // With two words, the first may be a greeting in an unknown language.
      if (name && !name.includes(' ')) return name;
    }
  }
  return undefined;
}

const titles = letterWords('titles');
/** In scripts without spaces between words, titles are joined to the name. */
const joined = titles.filter((title) => spacelessLetter.test(title));
const separate = titles.filter((title) => !spacelessLetter.test(title));
const BEFORE = new RegExp(
  `^(?:(?:${anyOf(separate)})(?:[.．]?\\s|\\.(?=\\p{L}))|(?:${anyOf(joined)})\\.?\\s?)`,
  'iu',
);
const AFTER = new RegExp(`\\s(?:${anyOf(letterWords('titlesAfter'))})$`, 'iu');
/** The most titles that are removed from each end of a name. */
const MAX_TITLES = 5;

/** A name without the titles and words of respect around it: 'Weber' of 'Frau Dr. Weber', 'Ahmet' of 'Ahmet Bey'. */
export function withoutTitles(name: string): string {
  let rest = name.trim();
  for (let round = 0; round < MAX_TITLES; round += 1) {
    const shorter = rest.replace(BEFORE, '').replace(AFTER, '').trim();
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
}
