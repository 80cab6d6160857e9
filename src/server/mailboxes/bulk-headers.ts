/** The headers that `isBulk` reads. A mailbox that fetches single headers must fetch all of these. */
export const bulkHeaders = ['List-Unsubscribe', 'List-Id', 'Precedence', 'Auto-Submitted'] as const;

/** The first word of a header, in small letters, without comments: 'auto-replied' of '(a rule) Auto-Replied; x=y'. */
function firstWord(value = ''): string {
  const withoutComments = value.slice(0, 1_000).replace(/\([^()]*\)/g, ' ');
  return /[a-z-]+/i.exec(withoutComments)?.[0].toLowerCase() ?? '';
}

/**
 * Whether a message came to many people, or from a program: a newsletter, a mailing list, a notice. `header` returns
 * the value of a header; undefined if the message does not have it. Sources: RFC 2369 (List-Unsubscribe), RFC 2919
 * (List-Id), RFC 3834, section 5 (Auto-Submitted). Precedence is in no standard, but mail programs know these values.
 */
export function isBulk(header: (name: (typeof bulkHeaders)[number]) => string | undefined): boolean {
  const isListed = [header('List-Unsubscribe'), header('List-Id')].some((value) => value?.trim());
  const isLowPrecedence = ['bulk', 'list', 'junk'].includes(firstWord(header('Precedence')));
  const isAutomatic = !['', 'no'].includes(firstWord(header('Auto-Submitted')));
  return isListed || isLowPrecedence || isAutomatic;
}
