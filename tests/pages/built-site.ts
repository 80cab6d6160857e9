import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll } from 'vitest';
import { pagePaths, publicPaths } from '#domain/paths.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { serve } from '#server/serve.ts';

const pagesRoot = join(import.meta.dirname, '../../build/client');

/** Every page that can be found and shared. */
export const sharedPaths: readonly string[] = [...publicPaths, pagePaths.generator];

/** A page as a client without scripts receives it. */
export type ServedPage = { status: number; headers: Headers; html: string; document: Document };

/** The built pages, served. */
export type Site = {
  /** The address without a slash at its end. */
  origin: string;
  /** Requests a page once, and returns the same page from then on. */
  open(path: string): Promise<ServedPage>;
};

/** Serves the built pages until the tests of the file have ended. */
export async function serveSite(variables: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reply-site-'));
  const server = await serve({
    env: parseEnv({ PORT: '0', DATA_DIR: dataDir, ...variables }),
    log: createLog('error', { write: (line) => console.error(line) }),
    pagesRoot,
  });
  afterAll(async () => {
    await server.close(0);
    await rm(dataDir, { recursive: true, force: true });
  });
  const pages = new Map<string, Promise<ServedPage>>();
  const request = async (path: string): Promise<ServedPage> => {
    const response = await fetch(server.url + path);
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, document: parseHTML(html).document };
  };
  return {
    origin: server.url,
    open(path) {
      const page = pages.get(path) ?? request(path);
      pages.set(path, page);
      return page;
    },
  };
}

/** The text of an element with single spaces, as a reader sees it. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The texts of all elements that match. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** The addresses of all links that match. */
export function hrefsOf(root: ParentNode, selector = 'a'): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
}
