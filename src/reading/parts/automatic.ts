import { mailWords } from '../every-language.ts';
import { comparedText, phrasePattern } from '../phrase-pattern.ts';
import type { Person } from '../reading.ts';

const senders = mailWords('automaticSenders').map((word) => word.replaceAll('-', '[-_.]?'));
const automaticSender = new RegExp(`^(?:${senders.join('|')})(?:[+._-]|@|$)`, 'i');
const bulk = phrasePattern(mailWords('bulk'));
const automaticSubject = phrasePattern(mailWords('automaticSubjects'), 'start');

/**
 * Whether a mail is bulk, a receipt or sent by a program, so that no reply is expected. The address of the sender, the
 * subject, or words that bulk mail must contain decide. Only the first 20,000 characters of the text are read.
 */
export function isAutomatic(mail: { sender: Person; subject?: string; text: string }): boolean {
  if (automaticSender.test(mail.sender.address ?? '')) return true;
  if (mail.subject !== undefined && automaticSubject.test(comparedText(mail.subject))) return true;
  return bulk.test(comparedText(mail.text.slice(0, 20_000)));
}
