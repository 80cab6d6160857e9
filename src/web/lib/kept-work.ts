import { writeStored } from './browser-storage.ts';

/** Where this tab keeps what is being written in the generator, in session storage. */
export const WORK_KEY = 'generatorWork';

/** Forgets the mail and the reply: whoever leaves on purpose leaves nothing for the next person at this device. */
export function forgetWork(): void {
  writeStored('session', WORK_KEY);
}
