/** What reads a mail beyond its headers, fetched beside the first one: a list needs none of it. */
type MailPart = typeof import('./answerable-mail.ts');

let part: MailPart | undefined;

/** Fetches the part once; where that failed, again at the next call. Rejects with the browser's own error. */
export async function loadMailPart(): Promise<MailPart> {
  part ??= await import('./answerable-mail.ts');
  return part;
}
