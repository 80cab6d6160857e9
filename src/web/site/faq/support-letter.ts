import { type Plan, planHas, plans } from '#domain/plans.ts';

/**
 * The 32 characters of a reference. 0, O, 1 and I are left out, because people confuse them. As 32 divides 256, each
 * character is equally likely.
 */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of random bytes that a reference needs. */
export const REFERENCE_BYTES = 8;

/** The reference of a mail to the support: 'K7M2-Q9RT'. `bytes`: eight random bytes. */
export function supportReference(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length])
    .join('')
    .replace(/^.{4}/, '$&-');
}

/**
 * The subject and the body of a mail to the support. The support can sort the mails by their subject: '[Pro][priority]
 * Support request K7M2-Q9RT'. The plan is left out if it is not known, as for a guest.
 */
export function supportLetter(plan: Plan | undefined, reference: string): { subject: string; body: string } {
  const label = plan ? `[${plans[plan].label}]${planHas(plan, 'support') ? '[priority]' : ''} ` : '';
  return {
    subject: `${label}Support request ${reference}`,
    body: `\r\n\r\n\r\nReference ${reference}. Please keep this line: it helps us to find your message.\r\n`,
  };
}

/** The link that opens this mail in the mail program (RFC 6068). `address`: the address of the support. */
export function supportLink(address: string, plan: Plan | undefined, reference: string): string {
  const { subject, body } = supportLetter(plan, reference);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
