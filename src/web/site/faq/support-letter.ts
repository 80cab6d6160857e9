import { type Plan, planHas, plans } from '#domain/plans.ts';

/**
 * The characters of a reference: without 0, O, 1 and I, which are read as each other. There are 32, so that five bits
 * choose one.
 */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of random bytes that a reference needs. */
export const REFERENCE_BYTES = 8;

/**
 * The reference of a mail to the support: 'K7M2-Q9RT'. It says nothing about the sender. `bytes`: eight random ones.
 */
export function supportReference(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replace(/^.{4}/, '$&-');
}

/**
 * The subject and the body that a mail to the support starts with. The subject lets an inbox sort the mails:
 * '[Pro][priority] Support request K7M2-Q9RT'. The plan is left out where it is not known, as for a guest.
 */
export function supportLetter(plan: Plan | undefined, reference: string): { subject: string; body: string } {
  const label = plan ? `[${plans[plan].label}]${planHas(plan, 'support') ? '[priority]' : ''} ` : '';
  return {
    subject: `${label}Support request ${reference}`,
    body: `\r\n\r\n\r\nReference ${reference}. Please leave this line: it helps us to find your message again.\r\n`,
  };
}

/** The link that opens such a mail in the person's mail program (RFC 6068). `address`: the address of the support. */
export function supportLink(address: string, plan: Plan | undefined, reference: string): string {
  const { subject, body } = supportLetter(plan, reference);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
