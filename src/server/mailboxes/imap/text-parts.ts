import type { MessageStructureObject } from 'imapflow';
import { textHeader } from '../header-values.ts';

/** A part of a message that has no parts of its own. `key`: its number, as the server names it. */
export type Leaf = { key: string; node: MessageStructureObject };

/** No real mail is nested deeper. */
const MAX_DEPTH = 50;
/** The most files of a message that are named. */
const MAX_FILES = 100;

/** The parts of a message that have no parts of their own, in their order. */
export function leavesOf(node: MessageStructureObject | undefined, depth = 0): Leaf[] {
  if (!node || depth > MAX_DEPTH) return [];
  const isMessage = node.type === 'message/rfc822';
  if (node.childNodes && !isMessage) return node.childNodes.flatMap((child) => leavesOf(child, depth + 1));
  // A message of one part has no number; its text is part 1.
  return [{ key: node.part ?? '1', node }];
}

/** The name of a part that is a file. */
const fileName = ({ dispositionParameters, parameters }: MessageStructureObject) =>
  dispositionParameters?.filename ?? parameters?.name;

/** Whether a part is a text that belongs to the message itself. */
export const isText = ({ node }: Leaf) =>
  /^text\/(?:plain|html)$/i.test(node.type) && node.disposition !== 'attachment' && !fileName(node);

/** Whether a part is a picture that the HTML text shows, and no file of its own. */
const isShownInText = ({ id, type, disposition }: MessageStructureObject) =>
  id !== undefined && /^image\//i.test(type) && disposition !== 'attachment';

/** The files of a message. `size`: in bytes, about: base64 takes four letters for three bytes. */
export function filesOf(leaves: readonly Leaf[]): { name: string; size?: number }[] {
  const files = leaves.filter(({ node }) => {
    const isMessage = node.type === 'message/rfc822' && leaves.length > 1;
    const isFile = fileName(node) !== undefined || node.disposition === 'attachment' || isMessage;
    return isFile && !isShownInText(node);
  });
  return files.slice(0, MAX_FILES).map(({ node }) => {
    const name = textHeader(fileName(node)) || (node.type === 'message/rfc822' ? 'message.eml' : node.type);
    const share = node.encoding?.toLowerCase() === 'base64' ? 0.73 : 1;
    return { name, ...(node.size === undefined ? {} : { size: Math.round(node.size * share) }) };
  });
}
