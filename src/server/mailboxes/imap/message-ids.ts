import { MailboxError } from '../mailbox.ts';

/** The folder where new mail comes in. Every server has it under this name. Source: RFC 9051, section 5.1. */
export const INBOX = 'INBOX';

/**
 * Where a message is. A server may number the messages of a folder anew; `uidValidity` then changes, and an earlier
 * place means no message any more.
 */
type MessagePlace = { folder: string; uidValidity: bigint; uid: number };

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** The id of a folder: its path in letters that an address can have. */
export const folderIdOf = encode;

/** No path of a folder has a control character. */
const isFolder = /^\P{Cc}+$/u;

/** The path of a folder; undefined for a text that is no id of a folder. */
export function folderOf(id: string): string | undefined {
  const path = decode(id);
  return isFolder.test(path) && encode(path) === id ? path : undefined;
}

/** The id of a message: '1712345678.42', with the folder's id behind it if it is not the inbox. */
export function messageIdOf({ folder, uidValidity, uid }: MessagePlace): string {
  return `${uidValidity}.${uid}${folder === INBOX ? '' : `.${encode(folder)}`}`;
}

/** The place of a message. Throws `not-found` for a text that is no id of a message. */
export function messagePlaceOf(id: string): MessagePlace {
  const [, uidValidity = '', uid = '', folderId] = /^(\d{1,20})\.(\d{1,10})(?:\.([\w-]+))?$/.exec(id) ?? [];
  const folder = folderId === undefined ? INBOX : folderOf(folderId);
  const isNumber = Number(uid) >= 1 && Number(uid) < 2 ** 32;
  if (!isNumber || folder === undefined) throw new MailboxError('not-found');
  return { folder, uidValidity: BigInt(uidValidity), uid: Number(uid) };
}
