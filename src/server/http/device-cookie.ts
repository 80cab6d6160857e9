import { apiPaths } from '#domain/paths.ts';
import { type DeviceToken, readDeviceToken } from '../accounts/devices.ts';
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

/** The values of the cookie that have the form of a token. */
const tokenTexts = (c: RequestContext) =>
  readCookie(c, deviceCookie)
    .flatMap((value) => value.split('~'))
    .filter(readDeviceToken);

/**
 * The device tokens of a request, not verified. All of them, because another site of the same domain can set cookies of
 * this name, which the browser may send first. Node refuses more than 16 KiB of headers, so there are at most 244.
 */
export function readDeviceTokens(c: RequestContext): DeviceToken[] {
  return tokenTexts(c).flatMap((text) => readDeviceToken(text) ?? []);
}

/**
 * Keeps the device's token in its browser for a year, beside those of the browser's other accounts. It replaces the
 * same token with the signature of an older key.
 */
export function keepDeviceToken(c: RequestContext, token: string): void {
  const id = readDeviceToken(token)?.id;
  const others = tokenTexts(c).filter((other) => readDeviceToken(other)?.id !== id);
  setCookie(c, deviceCookie, [token, ...others].slice(0, MAX_TOKENS).join('~'));
}
