import type { Context } from 'hono';
import { apiPaths } from '#domain/paths.ts';
import { deviceTokenFormat } from '../accounts/devices.ts';
import type { AppDeps, RequestContext } from './app-types.ts';
import { readCookies } from './request-input.ts';

const YEAR_SECONDS = 31_536_000;
/** The accounts that a browser is known to, the latest first. A family shares a browser; a flood of them is cut. */
const MAX_TOKENS = 5;

/** The cookie of the browser's device tokens. The browser sends it only to the routes of accounts. */
function deviceCookie({ env }: AppDeps): { name: string; attributes: string } {
  const isSecure = env.web.appUrl?.startsWith('https:') ?? false;
  return {
    name: isSecure ? '__Secure-device' : 'device',
    attributes: `Path=${apiPaths.auth}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  };
}

/** The device tokens of a request, not verified. At most five. */
export function readDeviceTokens({ env: { incoming }, var: { deps } }: RequestContext): string[] {
  return readCookies(incoming.headers.cookie, deviceCookie(deps).name)
    .flatMap((value) => value.split('~'))
    .filter((token) => deviceTokenFormat.test(token))
    .slice(0, MAX_TOKENS);
}

/** Keeps the device's token in its browser for a year, beside those of the browser's other accounts. */
export function keepDeviceToken(c: RequestContext & Pick<Context, 'header'>, token: string): void {
  const { name, attributes } = deviceCookie(c.var.deps);
  const tokens = new Set([token, ...readDeviceTokens(c)]);
  c.header('set-cookie', `${name}=${[...tokens].slice(0, MAX_TOKENS).join('~')}; ${attributes}`);
}
