import { apiPaths } from '#domain/paths.ts';
import { deviceIdOf, deviceTokenFormat } from '../accounts/devices.ts';
import type { RequestContext } from './app-types.ts';
import { type Cookie, readCookie, setCookie, YEAR_SECONDS } from './cookies.ts';

/** How many tokens a browser is given, because several people may share it. The earliest sign-in is forgotten. */
const MAX_TOKENS = 5;

/** The cookie of the browser's device tokens, for the routes of accounts only. */
const deviceCookie: Cookie = {
  name: 'device',
  path: apiPaths.auth,
  sameSite: 'Strict',
  maxAgeSeconds: YEAR_SECONDS,
};

/**
 * The device tokens of a request, not verified. All of them, because another site of the same domain can set cookies of
 * this name, which the browser may send first. Node refuses more than 16 KiB of headers, so there are at most 244.
 */
export function readDeviceTokens(c: RequestContext): string[] {
  return readCookie(c, deviceCookie)
    .flatMap((value) => value.split('~'))
    .filter((token) => deviceTokenFormat.test(token));
}

/**
 * Keeps the device's token in its browser for a year, beside those of the browser's other accounts. It replaces the same
 * token with the signature of an older key.
 */
export function keepDeviceToken(c: RequestContext, token: string): void {
  const others = readDeviceTokens(c).filter((other) => deviceIdOf(other) !== deviceIdOf(token));
  setCookie(c, deviceCookie, [token, ...others].slice(0, MAX_TOKENS).join('~'));
}
