// What the server writes into the pages about itself (src/server/http/page-text.ts). A document only has the payments.

/** Whether the server sends mail. */
export function sendsMail(): boolean {
  return document.documentElement.dataset.mail === 'on';
}

/** The address of the support; empty if none is known. */
export function supportAddress(): string {
  return document.documentElement.dataset.support ?? '';
}

/** Whether the server has an advanced model. */
export function hasAdvancedModel(): boolean {
  return document.documentElement.dataset.models?.includes('advanced') ?? false;
}

/** When a model may read a mail to find its asks (`ASKS_PLACEHOLDER`); empty if no model does. */
export function whenModelReads(): string {
  return document.documentElement.dataset.asks ?? '';
}

/** Whether the operator takes payments for plans. */
export function takesPayments(): boolean {
  return document.documentElement.dataset.payments === 'on';
}
