import { type Plan, planHas, plans } from './plans.ts';

/** What a reference is made of: nothing that is read as another. Of 32 signs, so that five bits choose one. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random bytes that a reference wants. */
export const REFERENCE_BYTES = 8;

/** What a letter to the support is called by: 'K7M2-Q9RT'. Says nothing of who writes. `bytes`: eight random ones. */
export function supportReference(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replace(/^.{4}/, '$&-');
}

/**
 * How a letter to the support begins, so that an inbox can sort it: '[Pro][priority] Support request K7M2-Q9RT'. The plan
 * is left out where none is known, as of a guest.
 */
export function supportLetter(plan: Plan | undefined, reference: string): { subject: string; body: string } {
  const label = plan ? `[${plans[plan].label}]${planHas(plan, 'support') ? '[priority]' : ''} ` : '';
  return {
    subject: `${label}Support request ${reference}`,
    body: `\r\n\r\n\r\nReference ${reference}. Please leave this line: it helps us to find your message again.\r\n`,
  };
}

/** The address that opens such a letter in the person's mail program (RFC 6068). `address` is the support's. */
export function supportLink(address: string, plan: Plan | undefined, reference: string): string {
  const { subject, body } = supportLetter(plan, reference);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
