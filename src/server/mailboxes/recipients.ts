import { domainToASCII } from 'node:url';
import addressparser, { type MailboxAddress } from 'nodemailer/lib/addressparser';
import { mailboxFieldMessages } from '#domain/messages.ts';
import { oneLine } from '#domain/text.ts';
import { ProblemError } from '../problems.ts';

/** A recipient of a reply; `name` may be empty. The domain is in ASCII. */
type Recipient = { name: string; address: string };

/** Most recipients of a reply that this program sends. */
const RECIPIENTS_MOST = 50;

const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * An address in the form for sending; undefined if it is not valid on the internet. Source: RFC 5321, section 4.5.3.1.
 */
function normalAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const written = address.slice(at + 1);
  if (at < 1 || local.length > 64 || !localPart.test(local)) return undefined;
  const host = /^[\p{L}\p{N}\p{M}.-]+$/u.test(written) ? domainToASCII(written) : '';
  return host.length <= 253 && domain.test(host) ? `${local}@${host}` : undefined;
}

/** Handles 'Smith, Anna <a@b.c>' without quotes: the words before the comma belong to the name after it. */
function joinNames(parsed: readonly MailboxAddress[]): MailboxAddress[] {
  const people: MailboxAddress[] = [];
  let words: string[] = [];
  for (const { name, address } of parsed) {
    if (address === '') words.push(name);
    else {
      people.push({ name: [...words, name].filter(Boolean).join(', '), address });
      words = [];
    }
  }
  return words.length > 0 ? [...people, { name: words.join(', '), address: '' }] : people;
}

/**
 * Whether the words next to an address contain another address, which would be left out:
 * 'a@b.c Team: d@e.f', 'a@b.c d@e.f'.
 */
function swallowsAddress(line: string, people: readonly MailboxAddress[]): boolean {
  const isGroupNamed = addressparser(line).some(({ name, group }) => group && name.includes('@'));
  const written = line.replace(/\s+/g, '');
  // Words before '<d@e.f>' are a name, even if they look like an address.
  const isBare = ({ name, address }: MailboxAddress) =>
    name.includes('@') && !written.includes(`<${address}`);
  // '<a@b.c> <d@e.f>': the parser does not take what follows an address, up to the next comma, as an address.
  const isFollowed = />[^,;]*@/.test(line.replace(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g, ''));
  return isGroupNamed || isFollowed || people.some(isBare);
}

/**
 * Reads the recipients of a reply from the addresses of a header. Undefined if one of them is not an address, if there
 * is none, or if there are more than fifty: no recipient is silently left out or added.
 */
export function readRecipients(to: string): Recipient[] | undefined {
  const line = oneLine(to.toWellFormed());
  const people = joinNames(addressparser(line, { flatten: true }));
  const recipients = people.flatMap(({ name, address }) => {
    const normal = normalAddress(address);
    return normal === undefined ? [] : [{ name: name.replace(/\s+/g, ' ').trim(), address: normal }];
  });
  const isWhole = recipients.length === people.length && !swallowsAddress(line, people);
  return recipients.length > 0 && isWhole && recipients.length <= RECIPIENTS_MOST ? recipients : undefined;
}

/** The same, but throws `validation` if `readRecipients` returns undefined. */
export function parseRecipients(to: string): Recipient[] {
  const recipients = readRecipients(to);
  if (!recipients) throw new ProblemError('validation', { detail: mailboxFieldMessages.recipientInvalid });
  return recipients;
}
