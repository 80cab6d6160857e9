import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compressText, fillText, formatDay, type PageFacts } from './page-text.ts';
import { type InlineHashes, pagePolicy } from './security.ts';

/** The application's shell: the start of all pages that are rendered in the browser. */
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
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Files that may have placeholders. The server fills them when it serves the files. */
const FILLED = /\.(?:html|xml|txt|webmanifest|json)$/;

/** Encodings in which the build leaves a compressed copy next to a file, best first. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** A built file, read once and kept. */
export type PageFile = {
  headers: Record<string, string>;
  /** The hash of the uncompressed bytes. The ETag of a compressed body adds its encoding. */
  hash: string;
  body: Uint8Array<ArrayBuffer>;
  /** True if the file contains the current day. */
  isDaily: boolean;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

/**
 * The built files by their path below the root, with '/' between folders. Only listed files are ever opened. `open`
 * rejects with the code ENOENT if a file was deleted after it was listed.
 */
export type PageIndex = { names: Set<string>; open(name: string): Promise<PageFile> };

/** The attributes of a `<script>` with a `src`, or with data: its media type is not one of JavaScript's. */
const NOT_INLINE = /\bsrc\s*=|\btype\s*=\s*["']?\w+\/(?!(?:x-)?(?:java|ecma)script)/i;

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'));
  return [...elements]
    .filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** The hashes of a page's inline scripts and styles, as a Content-Security-Policy needs them. Data blocks need none. */
function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function cacheControl(name: string): string {
  if (name.endsWith('.html')) return 'no-cache';
  // Vite puts a hash of the content into the names of everything below assets/.
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * Additional headers of some files. Search engines must not list the shell, other sites show the cards, and the feed
 * has its own type.
 */
function ownHeaders(name: string): Record<string, string> {
  if (name === FALLBACK) return { 'x-robots-tag': 'noindex' };
  if (name.startsWith('cards/')) return { 'cross-origin-resource-policy': 'cross-origin' };
  if (name.endsWith('/rss.xml')) return { 'content-type': 'application/rss+xml; charset=utf-8' };
  return {};
}

/**
 * A folder of built files. `read` keeps files that may have placeholders in memory, so that a change of the day needs
 * no disk access.
 */
type Folder = { root: string; names: Set<string>; read: (name: string) => Promise<Uint8Array<ArrayBuffer>> };

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path));
}

/** Reads a file and its compressed copies. If it has placeholders, fills them and compresses the result instead. */
async function readBodies(
  { root, names, read }: Folder,
  name: string,
  facts: PageFacts,
): Promise<Pick<PageFile, 'body' | 'encoded' | 'isDaily'>> {
  const path = join(root, name);
  const body = await read(name);
  const filled = FILLED.test(name) ? fillText(Buffer.from(body).toString('utf8'), facts) : undefined;
  if (filled) {
    const bytes = new Uint8Array(Buffer.from(filled.text));
    return { body: bytes, encoded: await compressText(bytes), isDaily: filled.isDaily };
  }
  const encoded: PageFile['encoded'] = {};
  for (const encoding of encodings) {
    if (names.has(name + encoding.suffix)) encoded[encoding.name] = await readBytes(path + encoding.suffix);
  }
  return { body, encoded, isDaily: false };
}

async function readPageFile(folder: Folder, name: string, facts: PageFacts): Promise<PageFile> {
  const bodies = await readBodies(folder, name, facts);
  const type = contentTypes[extname(name)] ?? 'application/octet-stream';
  const html = name.endsWith('.html') ? Buffer.from(bodies.body).toString('utf8') : '';
  return {
    headers: {
      'content-type': type,
      'cache-control': cacheControl(name),
      'content-security-policy': pagePolicy(inlineHashes(html)),
      ...ownHeaders(name),
      ...(Object.keys(bodies.encoded).length > 0 ? { vary: 'accept-encoding' } : {}),
    },
    hash: createHash('sha256').update(bodies.body).digest('base64url').slice(0, 22),
    ...bodies,
  };
}

/**
 * Lists the built files; the index is empty if there are none. Each file is read when it is first requested. A file
 * that contains the current day is filled again when the day changes. `facts` is called each time.
 */
export async function indexPages(
  root: string,
  facts: () => Omit<PageFacts, 'date'>,
  now = () => new Date(),
): Promise<PageIndex> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (name: string) => {
    const body = kept.get(name) ?? (await readBytes(join(root, name)));
    if (FILLED.test(name)) kept.set(name, body);
    return body;
  };
  const opened = new Map<string, { file: Promise<PageFile>; date: string }>();
  const daily = new Set<string>();
  return {
    names,
    open(name) {
      const date = formatDay(now());
      const known = opened.get(name);
      if (known && (known.date === date || !daily.has(name))) return known.file;
      const file = readPageFile({ root, names, read }, name, { ...facts(), date });
      opened.set(name, { file, date });
      file.then(
        ({ isDaily }) => isDaily && daily.add(name),
        () => opened.get(name)?.file === file && opened.delete(name),
      );
      return file;
    },
  };
}
