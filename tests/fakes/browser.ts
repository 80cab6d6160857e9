import { vi } from 'vitest';

/** A request of the page. The test chooses when to answer it. */
export type Call = {
  path: string;
  token: string;
  answer: (status: number, body: object, headers?: Record<string, string>) => void;
};

/**
 * The parts of a browser that the pages' modules use: a window with storage, a document, and requests that wait for an
 * answer.
 */
export type FakeBrowser = {
  /** The content of local storage. Another tab may change it. */
  stored: Map<string, string>;
  /** The requests that wait for an answer, oldest first. */
  calls: Call[];
  document: EventTarget;
};

function fakeFetch(calls: Call[]) {
  return (
    path: string,
    { headers, signal }: RequestInit & { headers: Record<string, string> },
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const token = (headers.authorization ?? '').replace('Bearer ', '');
      const answer: Call['answer'] = (status, body, answered = {}) =>
        resolve(new Response(JSON.stringify(body), { status, headers: answered }));
      calls.push({ path, token, answer });
    });
}

/** Puts a browser's globals in place for one test; `vi.unstubAllGlobals` removes them. */
export function stubBrowser(stored: Record<string, string>): FakeBrowser {
  const browser: FakeBrowser = {
    stored: new Map(Object.entries(stored)),
    calls: [],
    document: new EventTarget(),
  };
  const localStorage = {
    getItem: (key: string) => browser.stored.get(key) ?? null,
    setItem: (key: string, value: string) => browser.stored.set(key, value),
    removeItem: (key: string) => browser.stored.delete(key),
  };
  Object.assign(browser.document, {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', browser.document);
  vi.stubGlobal('fetch', fakeFetch(browser.calls));
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  return browser;
}
