import { useSyncExternalStore } from 'react';
import { snippetTexts } from '#domain/desk-messages.ts';
import { limits } from '#domain/limits.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { Snippet, SnippetInput } from '#domain/snippets.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { isText, parseFields, readStored, writeStored } from '#web/lib/browser-storage.ts';
import { SNIPPETS_KEY } from '#web/lib/saved-state.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';

/** The snippets of the person as far as they are loaded, newest first. */
export type SnippetsState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; snippets: readonly Snippet[] };

const loading: SnippetsState = { kind: 'loading' };

let state: SnippetsState = loading;
/** The address of the account whose snippets these are; undefined for a guest. */
let owner: string | undefined;
const listeners = new Set<() => void>();
let disconnect: (() => void) | undefined;

function show(next: SnippetsState): void {
  state = next;
  for (const listener of listeners) listener();
}

function isSnippet(value: unknown): value is Snippet {
  const { id, name, text } = (value ?? {}) as Partial<Record<keyof Snippet, unknown>>;
  return isText(id) && isText(name) && isText(text);
}

/** The snippets that a guest saved in this browser, newest first. Damaged ones are left out. */
export function readGuestSnippets(): Snippet[] {
  const { snippets } = parseFields(readStored('local', SNIPPETS_KEY));
  return Array.isArray(snippets) ? snippets.filter(isSnippet).slice(0, limits.snippets) : [];
}

/** Stores the snippets of a guest in this browser. Throws `ApiProblem` if the browser stores nothing. */
function writeGuestSnippets(snippets: readonly Snippet[]): void {
  const text = snippets.length > 0 ? JSON.stringify({ snippets }) : '';
  if (!writeStored('local', SNIPPETS_KEY, text)) throw new ApiProblem('unavailable', snippetTexts.notKept);
}

/** Loads the snippets: of the account, or for a guest from this browser. Those on the screen stay meanwhile. */
export async function loadSnippets(): Promise<void> {
  const email = readSession()?.email;
  if (email !== owner || state.kind === 'failed') show(loading);
  owner = email;
  if (!email) return show({ kind: 'ready', snippets: readGuestSnippets() });
  try {
    const { value } = await callApi<{ snippets: Snippet[] }>('GET', apiPaths.snippets);
    if (owner === email) show({ kind: 'ready', snippets: value.snippets });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (owner === email && state.kind === 'loading') show({ kind: 'failed' });
  }
}

function change(next: (snippets: readonly Snippet[]) => Snippet[]): void {
  if (state.kind === 'ready') show({ kind: 'ready', snippets: next(state.snippets) });
}

function changeGuest(next: (snippets: readonly Snippet[]) => Snippet[]): void {
  const snippets = next(readGuestSnippets());
  writeGuestSnippets(snippets);
  show({ kind: 'ready', snippets });
}

/** Saves a snippet. `input` must be validated. Throws `ApiProblem`. */
export async function saveSnippet(input: SnippetInput): Promise<void> {
  if (readSession()) {
    const { value } = await callApi<Snippet>('POST', apiPaths.snippets, input);
    return change((snippets) => [value, ...snippets]);
  }
  changeGuest((snippets) => {
    if (snippets.length >= limits.snippets) {
      throw new ApiProblem('too_many_snippets', problems.too_many_snippets.detail);
    }
    return [{ id: `${Date.now()}-${snippets.length}`, ...input }, ...snippets];
  });
}

/** Deletes a snippet. Also succeeds if it was already deleted, for example on another device. Throws `ApiProblem`. */
export async function deleteSnippet(id: string): Promise<void> {
  const without = (snippets: readonly Snippet[]) => snippets.filter((snippet) => snippet.id !== id);
  if (!readSession()) return changeGuest(without);
  try {
    await callApi('DELETE', `${apiPaths.snippets}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'snippet_not_found')) throw error;
  }
  change(without);
}

/**
 * Moves the snippets that were saved in this browser before the person signed in to the account. Those that cannot be
 * saved stay in the browser. Throws `ApiProblem`.
 */
export async function moveGuestSnippets(): Promise<void> {
  for (const { id, name, text } of readGuestSnippets().toReversed()) {
    await saveSnippet({ name, text });
    writeGuestSnippets(readGuestSnippets().filter((snippet) => snippet.id !== id));
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  disconnect ??= subscribeToSession(() => {
    if (readSession()?.email !== owner) void loadSnippets();
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
  };
}

/** The person's snippets. `loadSnippets` loads them. */
export function useSnippets(): SnippetsState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  );
}
