import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';

/** The policy of API responses: a browser that shows one must not load or run anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The hashes of a page's inline scripts and style sheets: 'sha256-…'. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

/**
 * The policy of a page. It allows the files of this server, and inline scripts and styles whose hashes are listed.
 * Style attributes are allowed because React writes them. Images may also be data URLs.
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every response. Pages replace the policy with their own. */
export function securityHeaders(appUrl: string | undefined): [string, string][] {
  const headers: [string, string][] = [
    ['content-security-policy', API_POLICY],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ];
  if (appUrl?.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  }
  return headers;
}

/** Whether a browser sent the request from a page of another site. Programs send neither header. */
function isCrossSite({ headers }: IncomingMessage, appUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = headers;
  if (!origin) return site !== undefined;
  if (origin === appUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/** Refuses HTTP/1.1 requests without exactly one Host header (RFC 9112, 3.2). Throws `validation`. */
export const requireHost: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const { httpVersion, headersDistinct } = c.env.incoming;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || (httpVersion === '1.1' && !hosts[0])) {
    throw new ProblemError('validation', { detail: 'The request must have one Host header.' });
  }
  await next();
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes that come from a page of another site. Throws `cross_site`. */
export function refuseCrossSite(appUrl: string | undefined): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isCrossSite(c.env.incoming, appUrl)) {
      throw new ProblemError('cross_site');
    }
    await next();
  };
}
