import { snippetTexts } from '#domain/desk-messages.ts';
import { limits } from '#domain/limits.ts';
import type { OwnWords } from '#domain/own-words.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { isText, parseFields, readStored, writeStored } from '#web/lib/browser-storage.ts';
import { OWN_WORDS_KEY } from '#web/lib/saved-state.ts';
import { readSession } from '#web/lib/session.ts';

/** The limit of each field. */
export const ownWordsLimits = {
  name: limits.fullName,
  signature: limits.signature,
  opening: limits.ownPhrase,
  closing: limits.ownPhrase,
} as const satisfies Record<keyof OwnWords, number>;

export const ownWordsFields = Object.keys(ownWordsLimits) as (keyof OwnWords)[];

/** Milliseconds that a reply waits for the account's own words. */
const DEADLINE_MS = 5_000;

/** The own words of an account, loaded once for its page. */
let loaded: { email: string; words: Promise<OwnWords> } | undefined;

/** The own words that a guest saved in this browser. Damaged fields are left out. */
export function readGuestOwnWords(): OwnWords {
  const stored = parseFields(readStored('local', OWN_WORDS_KEY));
  const fields = ownWordsFields.filter((field) => {
    const value = stored[field];
    return isText(value) && value.length <= ownWordsLimits[field];
  });
  return Object.fromEntries(fields.map((field) => [field, stored[field]]));
}

/** Loads the person's own words: from the account, or for a guest from this browser. Throws `ApiProblem`. */
export async function loadOwnWords(): Promise<OwnWords> {
  const email = readSession()?.email;
  if (!email) return readGuestOwnWords();
  const words = callApi<OwnWords>('GET', apiPaths.ownWords, undefined, { deadlineMs: DEADLINE_MS }).then(
    ({ value }) => value,
  );
  loaded = { email, words };
  return words;
}

/**
 * The own words for a request; undefined if there are none. If they cannot be loaded, the reply is written without
 * them, and the next call tries again.
 */
export async function knownOwnWords(): Promise<OwnWords | undefined> {
  const email = readSession()?.email;
  try {
    const words = await (email && loaded?.email === email ? loaded.words : loadOwnWords());
    return Object.keys(words).length > 0 ? words : undefined;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    loaded = undefined;
    return undefined;
  }
}

/** Saves the person's own words in place of the earlier ones. `words` has no blank fields. Throws `ApiProblem`. */
export async function saveOwnWords(words: OwnWords): Promise<void> {
  const email = readSession()?.email;
  if (email) {
    const { value } = await callApi<OwnWords>('PUT', apiPaths.ownWords, words);
    loaded = { email, words: Promise.resolve(value) };
    return;
  }
  const text = Object.keys(words).length > 0 ? JSON.stringify(words) : '';
  if (!writeStored('local', OWN_WORDS_KEY, text)) throw new ApiProblem('unavailable', snippetTexts.notKept);
}
