import type { Context } from 'hono';
import { applicationPaths } from '#domain/paths.ts';
import { errorCode } from '../files.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import {
  type Encoding,
  encodings,
  FALLBACK,
  indexPages,
  type PageFile,
  type PageIndex,
} from './page-files.ts';

/** The methods of resources that can only be read. */
export const readMethods = ['GET', 'HEAD'];

const NOT_FOUND = 'not-found/index.html';

/** The best of the file's encodings that the client accepts (RFC 9110, 12.5.3); undefined if it accepts none. */
function acceptedEncoding(header: string | undefined, file: PageFile): Encoding | undefined {
  const accepted = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
  return encodings.find(({ name }) => accepted.has(name) && file.encoded[name])?.name;
}

function isCurrent(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function respond(c: Context<HonoEnv>, file: PageFile, status: 200 | 404): Response {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), file);
  const body = (encoding && file.encoded[encoding]) ?? file.body;
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = { ...file.headers, etag };
  if (status === 200 && isCurrent(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}

/** The query of a URL, such as '?a=b', or ''. */
function queryOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}

/** The decoded path without its leading '/'; undefined if it is not well-formed. A proxy may send a whole URL. */
function requestedName(url: string): string | undefined {
  try {
    const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
    return decodeURIComponent(path).replace(/^\//, '');
  } catch {
    return undefined;
  }
}

/** The file for a path: a built file, a document or the application's shell; undefined if there is none. */
function findName({ names }: PageIndex, name: string): string | undefined {
  const isServed = !/(^|\/)\.|\.(html|br|gz)$/.test(name);
  if (isServed && names.has(name)) return name;
  const page = name === '' ? 'index.html' : `${name}/index.html`;
  if (page !== NOT_FOUND && names.has(page)) return page;
  return applicationPaths.includes(`/${name}`) && names.has(FALLBACK) ? FALLBACK : undefined;
}

/** Opens a file; undefined if it is gone. A build deletes the files of the build before it, also under a server. */
async function openFile(pages: PageIndex, name: string): Promise<PageFile | undefined> {
  try {
    return await pages.open(name);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Similar paths for an unknown path: without the slash at its end, and then also in lower case. */
function similarNames(name: string): string[] {
  const bare = name.replace(/\/$/, '');
  return [bare, bare.toLowerCase()].filter((other) => other !== '' && other !== name);
}

/**
 * Responds to GET and HEAD of every path outside the API: built files with long caching, documents, the shell for the
 * application's paths, and the not-found page for other paths. A path with a slash at its end or with capital letters
 * redirects to the similar path that exists, with the query. Other methods are refused and never redirected. Only files
 * of the build can be read.
 */
export function pagesRoute(root: string, facts: Parameters<typeof indexPages>[1]) {
  let index: Promise<PageIndex> | undefined;
  return async (c: Context<HonoEnv>): Promise<Response> => {
    index ??= indexPages(root, facts);
    const pages = await index;
    const url = c.env.incoming.url ?? '/';
    const name = requestedName(url);
    const found = name === undefined ? undefined : findName(pages, name);
    if (!readMethods.includes(c.req.method)) {
      throw found
        ? new ProblemError('method_not_allowed', { allow: readMethods })
        : new ProblemError('not_found');
    }
    const file = found && (await openFile(pages, found));
    if (file) return respond(c, file, 200);
    const similar = name && similarNames(name).find((other) => findName(pages, other));
    if (similar) {
      return new Response(null, {
        status: 308,
        headers: { location: encodeURI(`/${similar}`) + queryOf(url) },
      });
    }
    const notFound = pages.names.has(NOT_FOUND) && (await openFile(pages, NOT_FOUND));
    if (notFound) return respond(c, notFound, 404);
    throw new ProblemError('not_found');
  };
}
