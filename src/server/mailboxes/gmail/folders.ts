import type { Folder } from '#domain/mailbox.ts';
import { oneLine } from '#domain/text.ts';
import type { GmailCalls } from './gmail-calls.ts';

/** The id of the folder of all mails. Gmail has no label for it. */
const ALL_MAIL = 'ALL_MAIL';

/** Gmail's own folders. Google says of some of them that they are hidden, but its page shows them to everybody. */
const ownFolders: readonly Folder[] = [
  { id: 'INBOX', name: 'Inbox', role: 'inbox' },
  { id: 'SENT', name: 'Sent', role: 'sent' },
  { id: 'DRAFT', name: 'Drafts', role: 'drafts' },
  { id: ALL_MAIL, name: 'All mail', role: 'archive' },
  { id: 'SPAM', name: 'Spam', role: 'junk' },
  { id: 'TRASH', name: 'Trash', role: 'trash' },
];

/** The most labels of a person that are listed. Gmail allows 10,000. */
const MAX_LABELS = 500;
const byName = new Intl.Collator('en', { numeric: true });

function getLabels(calls: GmailCalls, signal: AbortSignal) {
  return calls.withRetry((users, options) => users.labels.list({ userId: 'me' }, options), signal);
}

/**
 * Gmail's own folders, then the labels that the person made and has not hidden, by name. A label's name contains the
 * names of the labels around it: 'Customers/Weber'. The unread messages are not counted, because that would take one
 * call for each label.
 */
export async function listFolders(calls: GmailCalls, { signal }: { signal: AbortSignal }): Promise<Folder[]> {
  const { labels = [] } = await getLabels(calls, signal);
  const own = labels.flatMap(({ id, name, type, labelListVisibility }) => {
    const shown = oneLine(name ?? '');
    return id && shown && type === 'user' && labelListVisibility !== 'labelHide' ? [{ id, name: shown }] : [];
  });
  const sorted = own.toSorted((one, other) => byName.compare(one.name, other.name));
  return [...ownFolders, ...sorted.slice(0, MAX_LABELS)];
}

/** Whether there is a folder of this id, shown or hidden. */
export async function hasFolder(calls: GmailCalls, id: string, signal: AbortSignal): Promise<boolean> {
  if (ownFolders.some((folder) => folder.id === id)) return true;
  const { labels = [] } = await getLabels(calls, signal);
  return labels.some((label) => label.id === id);
}

/** The parameters of Gmail's list for a folder. Gmail leaves out spam and deleted messages unless asked for them. */
export function folderParameters(folder = 'INBOX'): { labelIds?: string[]; includeSpamTrash?: true } {
  if (folder === ALL_MAIL) return {};
  const isLeftOut = folder === 'SPAM' || folder === 'TRASH';
  return { labelIds: [folder], ...(isLeftOut ? { includeSpamTrash: true } : {}) };
}
