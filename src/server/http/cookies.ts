import type { AppDeps, RequestContext } from './app-types.ts';

/**
 * A cookie of the program. No script can read it. The browser sends it only to `path` and the paths below it. With HTTPS
 * its name has a prefix, with which browsers accept it over HTTPS only.
 */
export type Cookie = {
  name: string;
  path: string;
  sameSite: 'Lax' | 'Strict';
  /** How long the browser keeps it. */
  maxAgeSeconds: number;
};

export const YEAR_SECONDS = 31_536_000;

const isSecure = ({ env }: AppDeps) => env.web.appUrl?.startsWith('https:') ?? false;

function fullName({ name, path }: Cookie, deps: AppDeps): string {
  if (!isSecure(deps)) return name;
  // Browsers accept the stricter prefix only for all paths.
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/** The values of a cookie in a request. A browser may send several, for different paths or domains. */
export function readCookie({ env: { incoming }, var: { deps } }: RequestContext, cookie: Cookie): string[] {
  const start = `${fullName(cookie, deps)}=`;
  return (incoming.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trimStart())
    .filter((part) => part.startsWith(start))
    .map((part) => part.slice(start.length).trim());
}

/** Sets a cookie in the response, which must not have begun. Also works for a response that Hono does not send. */
export function setCookie(
  { env: { outgoing }, var: { deps } }: RequestContext,
  cookie: Cookie,
  value: string,
) {
  const { path, sameSite, maxAgeSeconds } = cookie;
  const secure = isSecure(deps) ? '; Secure' : '';
  outgoing.appendHeader(
    'set-cookie',
    `${fullName(cookie, deps)}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}

/** Removes a cookie from the browser. */
export function deleteCookie(c: RequestContext, cookie: Cookie): void {
  setCookie(c, { ...cookie, maxAgeSeconds: 0 }, '');
}
