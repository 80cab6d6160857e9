import { domainToASCII } from 'node:url';
import addressparser, { type MailboxAddress } from 'nodemailer/lib/addressparser';
import { mailboxFieldMessages } from '#domain/messages.ts';
import { oneLine } from '#domain/one-line.ts';
import { ProblemError } from '../problems.ts';

/** Somebody whom a reply goes to; `name` may be empty. The domain is in ASCII. */
type Recipient = { name: string; address: string };

/** A reply that goes to more people than this is none of this program's. */
const RECIPIENTS_MOST = 50;

const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** An address as it is written to; undefined for what is none on the internet. Source: RFC 5321, section 4.5.3.1. */
function normalAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const written = address.slice(at + 1);
  if (at < 1 || local.length > 64 || !localPart.test(local)) return undefined;
  const host = /^[\p{L}\p{N}\p{M}.-]+$/u.test(written) ? domainToASCII(written) : '';
  return host.length <= 253 && domain.test(host) ? `${local}@${host}` : undefined;
}

/** 'Smith, Anna <a@b.c>' without quotes: the words before the comma belong to the name behind it. */
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

/** Whether the words beside an address hold another one, which would be left out: 'a@b.c Team: d@e.f', 'a@b.c d@e.f'. */
function swallowsAddress(line: string, people: readonly MailboxAddress[]): boolean {
  const isGroupNamed = addressparser(line).some(({ name, group }) => group && name.includes('@'));
  const written = line.replace(/\s+/g, '');
  // In front of '<d@e.f>' they are a name, whatever they say.
  const isBare = ({ name, address }: MailboxAddress) =>
    name.includes('@') && !written.includes(`<${address}`);
  // '<a@b.c> <d@e.f>': what follows an address up to the next comma is none.
  const isFollowed = />[^,;]*@/.test(line.replace(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g, ''));
  return isGroupNamed || isFollowed || people.some(isBare);
}

/**
 * Reads whom a reply goes to, from addresses as a header has them; undefined where one of them is no address, where
 * there is none, or more than fifty: nobody is left out or added without a word.
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

/** The same; throws `validation` where `readRecipients` gives nothing. */
export function parseRecipients(to: string): Recipient[] {
  const recipients = readRecipients(to);
  if (!recipients) throw new ProblemError('validation', { detail: mailboxFieldMessages.recipientInvalid });
  return recipients;
}
