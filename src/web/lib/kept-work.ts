import { readStored, writeStored } from './browser-storage.ts';

/** The key under which this tab keeps what is being written in the generator, in session storage. */
export const WORK_KEY = 'generatorWork';

/**
 * The key of the time when a person last left on purpose. Local storage has that time for the browser, in milliseconds
 * since 1970. The session storage of each tab has the time that applied when the tab's work began.
 */
export const LEFT_KEY = 'leftAt';

/** When a person last left this browser on purpose; null if that never happened. */
export function lastLeft(): string | null {
  return readStored('local', LEFT_KEY);
}

/** Forgets this tab's work if a person has left on purpose, in any tab, since the work began. */
export function dropLeftWork(): void {
  // Does not call `lastLeft`, to stay short: this code is in the head of every page.
  if (readStored('session', LEFT_KEY) !== readStored('local', LEFT_KEY)) writeStored('session', WORK_KEY);
}

/**
 * From now on, this tab's work belongs to the person who is here now. Work from before the last departure is forgotten.
 */
export function beginWork(): void {
  dropLeftWork();
  writeStored('session', LEFT_KEY, lastLeft() ?? '');
}

/**
 * Forgets the mail and the reply in every tab. A sleeping tab forgets them as soon as it wakes. A person who leaves on
 * purpose leaves nothing for the next person at this device. A session that only ends removes nothing.
 */
export function forgetWork(): void {
  writeStored('local', LEFT_KEY, String(Date.now()));
  dropLeftWork();
}
