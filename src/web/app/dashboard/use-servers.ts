import { useEffect, useRef, useState } from 'react';
import type { FoundServers } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import {
  isAddress,
  isServerMissing,
  looksComplete,
  noServers,
  type ServerLookup,
  type ServerRole,
  withFound,
  withTyped,
} from './mailbox-servers.ts';

/** A person who types no further for this time, in milliseconds, has probably typed the whole address. */
const PAUSE_MS = 800;

type Search = { address: string; controller: AbortController; found: Promise<FoundServers | undefined> };

/** The servers of an address; undefined if they could not be looked up, or are no longer needed. */
async function lookUp(address: string, signal: AbortSignal): Promise<FoundServers | undefined> {
  try {
    const { value } = await callApi<FoundServers>('POST', apiPaths.gmailServers, { address }, { signal });
    return value;
  } catch (error) {
    if (signal.aborted || error instanceof ApiProblem) return undefined;
    throw error;
  }
}

/** Looks up the servers of one address at a time. `onChange`: how far the look-up is. */
function useLookup(onChange: (lookup: ServerLookup) => void) {
  const search = useRef<Search>(undefined);
  useEffect(() => () => search.current?.controller.abort(), []);

  function forget(): void {
    search.current?.controller.abort();
    search.current = undefined;
    onChange({ kind: 'none' });
  }

  /** The servers of an address; each address is looked up once. Undefined if it failed. */
  function find(address: string): Promise<FoundServers | undefined> {
    if (search.current?.address === address) return search.current.found;
    forget();
    const controller = new AbortController();
    const started: Search = { address, controller, found: lookUp(address, controller.signal) };
    search.current = started;
    onChange({ kind: 'finding' });
    return started.found.then((found) => {
      if (search.current !== started) return undefined;
      if (!found) search.current = undefined;
      onChange(found ? { kind: 'done', found } : { kind: 'failed' });
      return found;
    });
  }
  return { find, forget, address: () => search.current?.address };
}

/**
 * The servers in the form. They are looked up when the address seems to be typed, and shown in the fields that the
 * person has not typed.
 */
export function useServers() {
  const [settings, setSettings] = useState(noServers);
  const [lookup, setLookup] = useState<ServerLookup>({ kind: 'none' });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const { find, forget, address } = useLookup((next) => {
    setLookup(next);
    setSettings((now) => withFound(now, next.kind === 'done' ? next.found : undefined));
  });

  return {
    settings,
    lookup,
    isMissing: isServerMissing(lookup),
    find: (whole: string) => {
      clearTimeout(pause.current);
      return find(whole);
    },
    typed: (role: ServerRole, typed: Parameters<typeof withTyped>[2]) =>
      setSettings((now) => withTyped(now, role, typed)),
    /** The address was changed: what was found for another one no longer holds. */
    addressTyped: (text: string) => {
      clearTimeout(pause.current);
      const typed = text.trim();
      if (typed === address()) return;
      if (address()) forget();
      if (looksComplete(typed)) pause.current = setTimeout(() => void find(typed), PAUSE_MS);
    },
    /** The person went on to another field. */
    addressLeft: (text: string) => {
      clearTimeout(pause.current);
      if (isAddress(text.trim())) void find(text.trim());
    },
  };
}
