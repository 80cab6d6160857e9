import { forgetBatches } from './batches.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The key of a tab's saved state of the generator in its session storage: the mail, the choices and the reply. */
export const GENERATOR_STATE_KEY = 'generatorState';

/** The key of a tab's saved state of the mailbox: the choices, and the work on the asks of messages. */
export const MAILBOX_STATE_KEY = 'mailboxState';

export type SavedStateKey = typeof GENERATOR_STATE_KEY | typeof MAILBOX_STATE_KEY;

/**
 * The key of the time of the last sign-out, in milliseconds since 1970. Deleting an account counts as a sign-out. Local
 * storage has the latest time. The session storage of a tab has the time that was the latest when its state was first
 * saved.
 */
export const SIGN_OUT_KEY = 'signOutAt';

/** The keys of a guest's snippets and own words in the browser's local storage. Accounts keep theirs on the server. */
export const SNIPPETS_KEY = 'snippets';
export const OWN_WORDS_KEY = 'ownWords';

/** When a person last signed out in this browser; null if that never happened. */
export function lastSignOut(): string | null {
  return readStored('local', SIGN_OUT_KEY);
}

/** Forgets this tab's saved state if a person has signed out, in any tab, since it was first saved. */
export function forgetAfterSignOut(): void {
  // Without a call of `lastSignOut` and a loop, to stay short: this code is in the head of every page.
  if (readStored('session', SIGN_OUT_KEY) !== readStored('local', SIGN_OUT_KEY)) {
    writeStored('session', GENERATOR_STATE_KEY);
    writeStored('session', MAILBOX_STATE_KEY);
  }
}

/** Marks what this tab saves from now on as newer than the last sign-out. Forgets what it saved before. */
export function startSaving(): void {
  forgetAfterSignOut();
  writeStored('session', SIGN_OUT_KEY, lastSignOut() ?? '');
}

/**
 * Called at a sign-out: forgets the work of every tab, and what a guest saved in this browser, so that the next person
 * at this device does not see them. A tab that the browser has suspended forgets them when it runs again. A session
 * that expires forgets nothing.
 */
export function recordSignOut(): void {
  writeStored('local', SIGN_OUT_KEY, String(Date.now()));
  for (const key of [SNIPPETS_KEY, OWN_WORDS_KEY]) writeStored('local', key);
  forgetBatches();
  forgetAfterSignOut();
}
