import { isText, parseFields, readStored, writeStored } from './browser-storage.ts';
import { showSession } from './page-state.ts';

/** Where the session is kept, in local storage, as JSON. Source: docs/product.md, 4.4. */
export const SESSION_KEY = 'session';

/**
 * The key under which the plan that was last seen is kept, in local storage, with its owner's address. It is removed
 * with the session.
 */
export const PLAN_KEY = 'plan';

/** Who is signed in: the token for each request, and what the menu shows of the person. */
export type Session = { token: string; email: string; full_name?: string };

const listeners = new Set<() => void>();

/** A stored value as a session; undefined if it is damaged. */
export function parseSession(stored: string | null): Session | undefined {
  const { token, email, full_name } = parseFields(stored);
  if (!isText(token) || !isText(email)) return undefined;
  return { token, email, ...(isText(full_name) && { full_name }) };
}

/** The session that this browser stores. */
export function readSession(): Session | undefined {
  return parseSession(readStored('local', SESSION_KEY));
}

function tell(): void {
  showSession(readSession());
  for (const listener of listeners) listener();
}

/** Stores a session; false if the browser stores nothing. */
export function storeSession(session: Session): boolean {
  const isKept = writeStored('local', SESSION_KEY, JSON.stringify(session));
  tell();
  return isKept;
}

/** Forgets the session, in every tab. */
export function clearSession(): void {
  writeStored('local', SESSION_KEY);
  writeStored('local', PLAN_KEY);
  tell();
}

/** Calls the listener whenever the session changes, in this tab or another. Returns the function that removes it. */
export function subscribeToSession(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // If the whole storage is cleared, the event has no key.
    if (key === SESSION_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** Milliseconds that a refusal waits for a new token, because on a hanging connection it may never arrive. */
const WAIT_MS = 10_000;

function alone<Result>(work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  // Outside a secure context there are no locks.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(SESSION_KEY, options, work) : work();
}

/**
 * Runs the work that gives the session a new token. Meanwhile no tab mistakes the server's refusal of the old token for
 * the end of the session.
 */
export function replaceSession<Result>(work: () => Promise<Result>): Promise<Result> {
  return alone(work);
}

/** Forgets the session that the server no longer knows. A session that replaced it meanwhile stays. */
export async function forgetSession(token: string): Promise<void> {
  const forget = async () => {
    if (readSession()?.token === token) clearSession();
  };
  await alone(forget, { signal: AbortSignal.timeout(WAIT_MS) }).catch(forget);
}
