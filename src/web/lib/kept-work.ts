import { readStored, writeStored } from './browser-storage.ts';

/** Where this tab keeps what is being written in the generator, in session storage. */
export const WORK_KEY = 'generatorWork';

/**
 * Where the browser keeps when somebody last left on purpose, in local storage, as the milliseconds since 1970; and each
 * tab, in session storage, which of these its work came after.
 */
export const LEFT_KEY = 'leftAt';

/** When somebody last left this browser on purpose; null where nobody did. */
export function lastLeft(): string | null {
  return readStored('local', LEFT_KEY);
}

/** Forgets this tab's work where somebody left on purpose since it was begun, in whichever tab. */
export function dropLeftWork(): void {
  // Written out: it stands in the head of every page.
  if (readStored('session', LEFT_KEY) !== readStored('local', LEFT_KEY)) writeStored('session', WORK_KEY);
}

/** What this tab keeps from now on is of whoever is here now; what was left before is forgotten. */
export function beginWork(): void {
  dropLeftWork();
  writeStored('session', LEFT_KEY, lastLeft() ?? '');
}

/**
 * Forgets the mail and the reply in every tab, also in one that sleeps, as soon as it wakes: whoever leaves on purpose
 * leaves nothing for the next person at this device. A session that merely ends takes nothing with it.
 */
export function forgetWork(): void {
  writeStored('local', LEFT_KEY, String(Date.now()));
  dropLeftWork();
}
