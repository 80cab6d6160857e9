import { domainToASCII } from 'node:url';
import addressparser, { type MailboxAddress } from 'nodemailer/lib/addressparser';
import { limits } from '#domain/limits.ts';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { oneLine } from '#domain/text.ts';
import { ProblemError } from '../problems.ts';
import { addressHeader } from './header-values.ts';

/** A recipient of a reply; `name` may be empty. The domain is in ASCII. */
type Recipient = { name: string; address: string };

const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * An address with its domain in ASCII; undefined if it is not valid on the internet. Source: RFC 5321, section 4.5.3.1.
 */
export function normalAddress(address: string): string | undefined {
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
 * Whether the line contains an address that the parser takes as part of a name, so that it would be left out: 'a@b.c
 * Team: d@e.f', 'a@b.c d@e.f'.
 */
function hidesAddress(line: string, people: readonly MailboxAddress[]): boolean {
  const isInGroupName = addressparser(line).some(({ name, group }) => group && name.includes('@'));
  const withoutSpaces = line.replace(/\s+/g, '');
  // Words before '<d@e.f>' are a name, even if they look like an address.
  const isInName = ({ name, address }: MailboxAddress) =>
    name.includes('@') && !withoutSpaces.includes(`<${address}`);
  // '<a@b.c> <d@e.f>': the parser ignores the second address, because no comma separates them.
  const isAfterAddress = />[^,;]*@/.test(line.replace(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g, ''));
  return isInGroupName || isAfterAddress || people.some(isInName);
}

/** The recipients, any number; undefined if one of them is not an address, or if there is none. */
function readAll(to: string): Recipient[] | undefined {
  const line = oneLine(to.toWellFormed());
  const people = joinNames(addressparser(line, { flatten: true }));
  const recipients = people.flatMap(({ name, address }) => {
    const normal = normalAddress(address);
    return normal === undefined ? [] : [{ name: name.replace(/\s+/g, ' ').trim(), address: normal }];
  });
  const isComplete = recipients.length === people.length && !hidesAddress(line, people);
  return recipients.length > 0 && isComplete ? recipients : undefined;
}

/**
 * Reads the recipients of a reply from the addresses of its headers. Throws `validation` if one of them is not an
 * address, if there is none in `to`, or if there are more than fifty: no recipient is silently left out or added.
 */
export function parseRecipients({ to, cc = '' }: { to: string; cc?: string | undefined }): {
  to: Recipient[];
  cc: Recipient[];
} {
  const recipients = { to: readAll(to), cc: cc.trim() === '' ? [] : readAll(cc) };
  if (!recipients.to || !recipients.cc) {
    throw new ProblemError('validation', { detail: mailboxFieldMessages.recipientInvalid });
  }
  if (recipients.to.length + recipients.cc.length > limits.recipientCount) {
    throw new ProblemError('validation', { detail: mailboxFieldMessages.tooManyRecipients });
  }
  return { to: recipients.to, cc: recipients.cc };
}

/** Reads the recipients as `parseRecipients` does. Undefined in place of an error. */
function readRecipients(to: string): Recipient[] | undefined {
  const recipients = readAll(to);
  return recipients && recipients.length <= limits.recipientCount ? recipients : undefined;
}

/**
 * A header of recipients as it is shown, if a reply can go to all of them. Undefined if one of them is not valid, or
 * there are too many: a reply then goes to the sender.
 */
export function usableRecipients(header: string | undefined): string | undefined {
  const recipients = addressHeader(header);
  return recipients && readRecipients(recipients) ? recipients : undefined;
}
