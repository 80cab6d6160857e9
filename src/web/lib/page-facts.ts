// What the server writes into each page of the application about itself (src/server/http/page-text.ts).

/** Whether the server sends mail. */
export function sendsMail(): boolean {
  return document.documentElement.dataset.mail === 'on';
}

/** The address of the support; empty if none is known. */
export function supportAddress(): string {
  return document.documentElement.dataset.support ?? '';
}
