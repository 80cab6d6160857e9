import type { Plan } from '#domain/plans.ts';
import { isText, parseFields, readStored, writeStored } from './browser-storage.ts';

/** The key of the session in local storage. Its value is JSON. Source: docs/product.md, 4.4. */
export const SESSION_KEY = 'session';

/**
 * The key of the plan that was last seen, in local storage. Its value is JSON with the plan and its owner's address. It
 * is removed with the session.
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

/** Writes on the root element whether a person is signed in, and writes the name where the page has a place for it. */
export function showSession(session: Session | undefined): void {
  document.documentElement.dataset.session = session ? 'signed-in' : '';
  for (const place of document.querySelectorAll('[data-account-name]')) {
    place.textContent = session?.full_name ?? session?.email ?? '';
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

/** Forgets the session, in every tab. */
export function clearSession(): void {
  writeStored('local', SESSION_KEY);
  writeStored('local', PLAN_KEY);
  notify();
}

/** Stores the plan of the signed-in person. The next page is laid out for it before the server has answered. */
export function rememberPlan(plan: Plan): void {
  const email = readSession()?.email;
  if (email) writeStored('local', PLAN_KEY, JSON.stringify({ email, plan }));
}

/** Calls the listener whenever the session changes, in this tab or another. Returns the function that removes it. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // If the whole storage is cleared, the event has no key.
    if (key === SESSION_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Milliseconds that a refusal waits for a new token, because on a hanging connection it may never arrive. */
const LOCK_WAIT_MS = 10_000;

function withLock<Result>(work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  // Outside a secure context there are no locks.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(SESSION_KEY, options, work) : work();
}

/**
 * Runs the work that gives the session a new token. Meanwhile no tab mistakes the server's refusal of the old token for
 * the end of the session.
 */
export function replaceSession<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(work);
}

/** Forgets the session that the server no longer knows. A session that replaced it meanwhile stays. */
export async function forgetSession(token: string): Promise<void> {
  const forget = async () => {
    if (readSession()?.token === token) clearSession();
  };
  await withLock(forget, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }).catch(forget);
}
