import type { Plan } from '#domain/plans.ts';
import { isText, parseFields, readStored, writeStored } from './browser-storage.ts';

/** The key of the session in local storage. Its value is JSON. Source: docs/product.md, 4.4. */
export const SESSION_KEY = 'session';

/**
 * The key of the plan that was last seen, in local storage. Its value is JSON with the plan and the person's address.
 * It is removed with the session.
 */
export const PLAN_KEY = 'plan';

/** The session of a person: the token for each request, and the address and the name for the menu. */
export type Session = { token: string; email: string; full_name?: string };

const listeners = new Set<() => void>();

/** The session in a stored value; undefined if the value is damaged. */
export function parseSession(stored: string | null): Session | undefined {
  const { token, email, full_name } = parseFields(stored);
  if (!isText(token) || !isText(email)) return undefined;
  return { token, email, ...(isText(full_name) && { full_name }) };
}

/** The session that this browser stores. */
export function readSession(): Session | undefined {
  return parseSession(readStored('local', SESSION_KEY));
}

/** Writes on the root element whether a person is signed in, and writes the person's name into the menu. */
export function showSession(session: Session | undefined): void {
  document.documentElement.dataset.session = session ? 'signed-in' : '';
  for (const element of document.querySelectorAll('[data-account-name]')) {
    element.textContent = session?.full_name ?? session?.email ?? '';
  }
}

function notify(): void {
  showSession(readSession());
  for (const listener of listeners) listener();
}

/** Stores a session; false if the browser stores nothing. */
export function storeSession(session: Session): boolean {
  const isStored = writeStored('local', SESSION_KEY, JSON.stringify(session));
  notify();
  return isStored;
}

/** Forgets the session in every tab. */
export function clearSession(): void {
  writeStored('local', SESSION_KEY);
  writeStored('local', PLAN_KEY);
  notify();
}

/** Stores the plan of the signed-in person, so that the next page can show it before the server answers. */
export function rememberPlan(plan: Plan): void {
  const email = readSession()?.email;
  if (email) writeStored('local', PLAN_KEY, JSON.stringify({ email, plan }));
}

/** Calls the listener when the session changes in any tab. Returns the function that removes the listener. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The event has no key if the whole storage was cleared.
    if (key === SESSION_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Milliseconds that a refusal waits for a new token: on a connection that hangs, it may never arrive. */
const LOCK_WAIT_MS = 10_000;

function withLock<Result>(work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  // `navigator.locks` exists only in a secure context.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(SESSION_KEY, options, work) : work();
}

/**
 * Runs work that gives the session a new token. Meanwhile no tab treats a refusal of the old token as the end of the
 * session.
 */
export function replaceSession<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(work);
}

/** Forgets the session with this token, which the server refused. A session that replaced it meanwhile stays. */
export async function forgetSession(token: string): Promise<void> {
  const forget = async () => {
    if (readSession()?.token === token) clearSession();
  };
  await withLock(forget, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }).catch(forget);
}
