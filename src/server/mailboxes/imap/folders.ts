import type { ImapFlow, ListResponse } from 'imapflow';
import type { Folder } from '#domain/mailbox.ts';
import { oneLine } from '#domain/text.ts';
import { folderIdOf } from './message-ids.ts';

/** The most folders that are listed. No person looks through more. */
const MAX_FOLDERS = 500;
/** The most characters of a folder's name that are shown. */
const MAX_NAME = 200;

/** What a server marks a folder as. Source: RFC 6154, section 2. */
const roles: Record<string, NonNullable<Folder['role']>> = {
  '\\Inbox': 'inbox',
  '\\Drafts': 'drafts',
  '\\Sent': 'sent',
  '\\Archive': 'archive',
  '\\Junk': 'junk',
  '\\Trash': 'trash',
};
const roleOrder = Object.values(roles);
const placeOf = ({ role }: Folder) => (role ? roleOrder.indexOf(role) : roleOrder.length);

/** Whether messages can be in the folder. Some only hold other folders. */
const isSelectable = ({ flags }: ListResponse) => !flags.has('\\Noselect') && !flags.has('\\NonExistent');

function toFolder({ path, delimiter, specialUse, status }: ListResponse): Folder {
  const role = roles[specialUse ?? ''];
  const parts = delimiter ? path.split(delimiter) : [path];
  const name = oneLine(parts.join(' / ').toWellFormed()).slice(0, MAX_NAME);
  return {
    id: folderIdOf(path),
    name: role === 'inbox' ? 'Inbox' : name || '(no name)',
    ...(role ? { role } : {}),
    ...(status?.unseen === undefined ? {} : { unread: status.unseen }),
  };
}

/** The folders of a mailbox: those with a role first, then by name. */
export async function listFolders(client: ImapFlow): Promise<Folder[]> {
  // Without this extension, each folder would take a call of its own to count its messages.
  const countsAtOnce = client.capabilities.has('LIST-STATUS');
  const listed = await client.list(countsAtOnce ? { statusQuery: { unseen: true } } : {});
  return listed
    .filter(isSelectable)
    .map(toFolder)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name))
    .slice(0, MAX_FOLDERS);
}

/** The path of the folder for drafts or for sent mail; undefined if the mailbox has none. */
export async function findFolder(client: ImapFlow, role: '\\Drafts' | '\\Sent'): Promise<string | undefined> {
  const listed = await client.list();
  return listed.find((folder) => folder.specialUse === role && isSelectable(folder))?.path;
}
