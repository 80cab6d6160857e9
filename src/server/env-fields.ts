import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

function wholeNumberText(variable: string, minimum: number, maximum: number) {
  const message = `${variable} must be a whole number from ${minimum} to ${maximum}.`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message));
}

/** A variable with a whole number from `minimum` to `maximum`. */
export function wholeNumber(variable: string, minimum: number, maximum: number, fallback: number) {
  return wholeNumberText(variable, minimum, maximum).default(fallback);
}

/** A variable with a whole number from `minimum` to `maximum`, or undefined if it is not set. */
export function optionalNumber(variable: string, minimum: number, maximum: number) {
  return wholeNumberText(variable, minimum, maximum).optional();
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** A variable with a URL of one of the protocols that passes the rule. The value has no slashes at its end. */
export function urlField(message: string, protocols: string[], rule: (url: URL) => boolean = () => true) {
  return z
    .string()
    .transform((text) => text.replace(/\/+$/, ''))
    .refine((text) => {
      const url = parseUrl(text);
      return url !== undefined && protocols.includes(url.protocol) && rule(url);
    }, message);
}

/**
 * The host of a public address if it is a domain name. Undefined for an IP address or a machine name such as localhost,
 * because these have no mailboxes.
 */
export function publicDomain(appUrl: string | undefined): string | undefined {
  const host = appUrl ? new URL(appUrl).hostname : '';
  return /\.[a-z-]+$/i.test(host) ? host : undefined;
}

/** Reads a list such as '10.0.0.0/8, ::1'. Undefined if a part is neither an address nor a CIDR. */
function parseAddressList(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const part of text.split(',').map((item) => item.trim())) {
    const [ip = '', prefix, ...rest] = part.split('/');
    const version = isIP(ip);
    if (!version || rest.length > 0) return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    const bits = version === 4 ? 32 : 128;
    if (prefix === undefined) list.addAddress(ip, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits) list.addSubnet(ip, Number(prefix), family);
    else return undefined;
  }
  return list;
}

/** A variable with addresses and CIDRs, separated by commas. */
export function addressList(variable: string) {
  const message = `${variable} must be addresses or CIDRs, separated by commas, such as 127.0.0.1, 10.0.0.0/8.`;
  return z.string().transform((text, context) => {
    const list = parseAddressList(text);
    if (list) return list;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A shorter secret could be guessed. In characters. */
export const SECRET_MIN = 32;

/** The texts of the secrets, newest first. Each has at least 32 characters, and no two are the same. */
export type SecretTexts = readonly [newest: string, ...old: string[]];

/** A variable with one secret, or several with commas between them, the newest first. */
export function secretList(variable: string) {
  return z
    .string()
    .transform((text): SecretTexts => {
      const [newest = '', ...old] = text.split(',').map((part) => part.trim());
      return [newest, ...old];
    })
    .refine(
      (secrets) => secrets.every(({ length }) => length >= SECRET_MIN),
      `${variable} must be at least ${SECRET_MIN} characters long, and so must each of several secrets with commas between them.`,
    )
    .refine(
      // Dropping the second one would let an operator believe that the secret is replaced.
      (secrets) => new Set(secrets).size === secrets.length,
      `${variable} must name each of several secrets only once.`,
    );
}
