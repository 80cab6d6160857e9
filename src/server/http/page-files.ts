import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pagePolicy } from './security.ts';

/** The application's shell, from which the pages start that are drawn in the browser. */
export const FALLBACK = '__spa-fallback.html';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Encodings of which the build leaves siblings beside a file, best first. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** A built file, read once and kept. */
export type PageFile = {
  headers: Record<string, string>;
  /** Of the plain bytes; an encoded body has its own: see `variantTag`. */
  hash: string;
  body: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

/** The built files by their path below the root, with '/' between folders: only what is listed is ever opened. */
export type PageIndex = { names: Set<string>; open(name: string): Promise<PageFile> };

/** A `<script>` from elsewhere, or one that only holds data: its type is a media type other than JavaScript's. */
const NOT_INLINE = /\bsrc\s*=|\btype\s*=\s*["']?\w+\/(?!(?:x-)?(?:java|ecma)script)/i;

/** The hashes of a page's inline scripts, as a Content-Security-Policy names them. Blocks of data need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

function cacheControl(name: string): string {
  if (name.endsWith('.html')) return 'no-cache';
  // Vite puts a hash of the content into the names of everything below assets/.
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** What a file says beside what all do: the shell is of pages for one person; cards are shown by other sites. */
function ownHeaders(name: string): Record<string, string> {
  if (name === FALLBACK) return { 'x-robots-tag': 'noindex' };
  if (name.startsWith('cards/')) return { 'cross-origin-resource-policy': 'cross-origin' };
  if (name.endsWith('/rss.xml')) return { 'content-type': 'application/rss+xml; charset=utf-8' };
  return {};
}

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path));
}

async function readPageFile(root: string, name: string, names: Set<string>): Promise<PageFile> {
  const path = join(root, name);
  const body = await readBytes(path);
  const encoded: PageFile['encoded'] = {};
  for (const encoding of encodings) {
    if (names.has(name + encoding.suffix)) encoded[encoding.name] = await readBytes(path + encoding.suffix);
  }
  const type = contentTypes[extname(name)] ?? 'application/octet-stream';
  const isPage = name.endsWith('.html');
  const hashes = isPage ? inlineScriptHashes(Buffer.from(body).toString('utf8')) : [];
  return {
    headers: {
      'content-type': type,
      'cache-control': cacheControl(name),
      'content-security-policy': pagePolicy(hashes),
      ...ownHeaders(name),
      ...(Object.keys(encoded).length > 0 ? { vary: 'accept-encoding' } : {}),
    },
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    encoded,
  };
}

/** Lists the built files; an empty index where there are none. Each file is read when it is first asked for. */
export async function indexPages(root: string): Promise<PageIndex> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const opened = new Map<string, Promise<PageFile>>();
  return {
    names,
    open(name) {
      const known = opened.get(name);
      if (known) return known;
      const file = readPageFile(root, name, names);
      opened.set(name, file);
      file.catch(() => opened.delete(name));
      return file;
    },
  };
}
