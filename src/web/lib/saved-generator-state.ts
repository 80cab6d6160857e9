import { readStored, writeStored } from './browser-storage.ts';

/** The key of a tab's work in its session storage: the mail, the choices and the reply of the generator. */
export const GENERATOR_STATE_KEY = 'generatorWork';

/**
 * The key of the time of the last sign-out, in milliseconds since 1970. Deleting an account counts as a sign-out. Local
 * storage has the latest time. The session storage of a tab has the time that was the latest when its work began.
 */
export const SIGN_OUT_KEY = 'leftAt';

/** When a person last signed out in this browser; null if that never happened. */
export function lastSignOut(): string | null {
  return readStored('local', SIGN_OUT_KEY);
}

/** Forgets this tab's work if a person has signed out, in any tab, since the work began. */
export function forgetAfterSignOut(): void {
  // Does not call `lastSignOut`, to stay short: this code is in the head of every page.
  if (readStored('session', SIGN_OUT_KEY) !== readStored('local', SIGN_OUT_KEY)) {
    writeStored('session', GENERATOR_STATE_KEY);
  }
}

/** From now on, this tab's work belongs to the present person. Forgets the work from before the last sign-out. */
export function startSaving(): void {
  forgetAfterSignOut();
  writeStored('session', SIGN_OUT_KEY, lastSignOut() ?? '');
}

/**
 * Called at a sign-out: forgets the mail and the reply in every tab, so that the next person at this device does not
 * see them. A tab that the browser has suspended forgets them when it runs again. A session that expires forgets
 * nothing.
 */
export function recordSignOut(): void {
  writeStored('local', SIGN_OUT_KEY, String(Date.now()));
  forgetAfterSignOut();
}
