import type { GmailMessage } from './google-messages.ts';

/** A label as `users.labels.list` returns it: without counts. */
export type GoogleLabel = {
  id: string;
  name: string;
  messageListVisibility?: 'show' | 'hide';
  labelListVisibility?: 'labelShow' | 'labelShowIfUnread' | 'labelHide';
  type?: 'system' | 'user';
};

const hidden = { messageListVisibility: 'hide', labelListVisibility: 'labelHide' } as const;
const system = (id: string, visibility: Partial<typeof hidden> = {}): GoogleLabel => ({
  id,
  name: id,
  ...visibility,
  type: 'system',
});

/** Google's own labels, in the order and with the visibility in which Google returns them. */
export const systemLabels: readonly GoogleLabel[] = [
  system('CHAT', hidden),
  system('SENT'),
  system('INBOX'),
  system('IMPORTANT', hidden),
  system('TRASH', hidden),
  system('DRAFT'),
  system('SPAM', hidden),
  system('CATEGORY_FORUMS', hidden),
  system('CATEGORY_UPDATES', hidden),
  system('CATEGORY_PERSONAL', hidden),
  system('CATEGORY_PROMOTIONS', hidden),
  system('CATEGORY_SOCIAL', hidden),
  system('STARRED'),
  system('UNREAD'),
];

/** A label that a person made. */
export const userLabel = (id: string, name: string, given: Partial<GoogleLabel> = {}): GoogleLabel => ({
  id,
  name,
  messageListVisibility: 'show',
  labelListVisibility: 'labelShow',
  type: 'user',
  ...given,
});

export const labelsOf = ({ labelIds = ['INBOX'] }: GmailMessage): string[] => labelIds;

/** The words that a search finds a message by: its people, its subject and its text. */
function textOf({ snippet = '', payload }: GmailMessage): string {
  const texts: string[] = [snippet];
  const add = ({ headers = [], body, parts = [] }: NonNullable<GmailMessage['payload']>): void => {
    for (const { name, value } of headers) if (/^(from|to|cc|subject)$/i.test(name)) texts.push(value);
    if (body?.data) texts.push(Buffer.from(body.data, 'base64url').toString());
    for (const part of parts) add(part);
  };
  if (payload) add(payload);
  return texts.join('\n').toLowerCase();
}

function headerOf({ payload }: GmailMessage, wanted: string): string {
  const found = payload?.headers?.find(({ name }) => name.toLowerCase() === wanted);
  return found?.value.toLowerCase() ?? '';
}

/** One part of a query: a word, a phrase, or one of the operators from, to, subject, in and is. */
function matchesTerm(message: GmailMessage, term: string): boolean {
  const [, operator = '', value = ''] = /^(from|to|subject|in|is):(.*)$/.exec(term) ?? [];
  if (operator === '') return textOf(message).includes(term);
  if (operator === 'in' || operator === 'is') return labelsOf(message).includes(value.toUpperCase());
  return headerOf(message, operator).includes(value);
}

/** Whether a message is one that `q` describes: all of its parts, and none of those after a minus sign. */
export function matchesQuery(message: GmailMessage, q: string): boolean {
  const terms = [...q.toLowerCase().matchAll(/(-?)((?:[a-z]+:)?"[^"]*"|\S+)/g)];
  return terms.every(([, minus, term = '']) => {
    const isMatch = matchesTerm(message, term.replaceAll('"', ''));
    return minus === '-' ? !isMatch : isMatch;
  });
}
