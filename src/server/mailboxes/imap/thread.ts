import type { MessageSummary } from '#domain/mailbox.ts';
import { headerValues } from './header-lines.ts';
import type { OpenFolder } from './imap-connections.ts';
import { summarizeAll } from './list.ts';
import { fetchMessage } from './read.ts';

/** The most messages of a conversation that are listed: the newest ones. */
const MAX_MESSAGES = 30;

const firstId = (value = '') => /<[^<>\s]{3,500}>/.exec(value)?.[0];

/**
 * The id of the message that began the conversation of a message; undefined if the message has no id. Source: RFC 5322,
 * section 3.6.4.
 */
export async function findRoot(open: OpenFolder, id: string): Promise<string | undefined> {
  const message = await fetchMessage(open, id, {
    uid: true,
    headers: ['Message-ID', 'References', 'In-Reply-To'],
  });
  const headers = headerValues(message.headers);
  return (
    firstId(headers.first('References')) ??
    firstId(headers.first('In-Reply-To')) ??
    firstId(headers.first('Message-ID'))
  );
}

/** The messages of a conversation in the open folder, oldest first. */
export async function listConversation(open: OpenFolder, root: string): Promise<MessageSummary[]> {
  const query = {
    or: [
      { header: { 'Message-ID': root } },
      { header: { References: root } },
      { header: { 'In-Reply-To': root } },
    ],
  };
  const found = (await open.client.search(query, { uid: true })) || [];
  const uids = found.toSorted((a, b) => a - b).slice(-MAX_MESSAGES);
  if (uids.length === 0) return [];
  const { summaries } = await summarizeAll(open, { range: uids.join(','), isUid: true }, MAX_MESSAGES);
  return summaries.toReversed();
}
