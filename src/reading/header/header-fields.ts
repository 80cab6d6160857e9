import { quotedWords } from '../parts/quoted-words.ts';
import { plainLine, unquoteLine } from '../parts/text-lines.ts';

/** What a header line tells; `other` is a known header that reading has no use for. */
export type HeaderKind = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'replyTo' | 'other';

/** A header line that was understood. */
export type HeaderField = { kind: HeaderKind; value: string };

const replyToWords = [
  'reply-to',
  'reply to',
  'répondre à',
  'antwort an',
  'antworten an',
  'responder a',
  'rispondi a',
  'antwoord aan',
  'antwoorden aan',
  'svara till',
  'svar til',
  'odpowiedz do',
  'odpovědět komu',
  'ответить',
  'yanıtla',
];

const otherWords = [
  'importance',
  'priority',
  'attachments',
  'attachment',
  'sensitivity',
  'organization',
  'x-mailer',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'content-language',
  'message-id',
  'return-path',
  'delivered-to',
  'dkim-signature',
  'in-reply-to',
  'references',
  'user-agent',
  'wichtigkeit',
  'anlagen',
  'anlage',
  'priorität',
  'pièces jointes',
  'pièce jointe',
  'importancia',
  'datos adjuntos',
  'adjuntos',
  'allegati',
  'priorità',
  'anexos',
  'bijlagen',
  'urgentie',
  'bilagor',
  'prioritet',
  'vedhæftede filer',
  'załączniki',
  'ważność',
  'přílohy',
  'вложения',
  'newsgroups',
  'list-id',
  'mailing-list',
  'mailed-by',
  'signed-by',
  'security',
  'to/cc',
  'flag',
  'follow up flag',
  'due by',
  'flag status',
  'categories',
  'conversation',
  'thread-topic',
  'thread-index',
  'ekler',
  'bijlage',
];

function buildKinds(): Map<string, HeaderKind> {
  const kinds = new Map<string, HeaderKind>();
  const add = (words: readonly string[], kind: HeaderKind) => {
    for (const word of words) if (!kinds.has(word)) kinds.set(word, kind);
  };
  add(replyToWords, 'replyTo');
  add(otherWords, 'other');
  for (const words of Object.values(quotedWords)) {
    add(words.from, 'from');
    add(words.date, 'date');
    add(words.to, 'to');
    add(words.cc, 'cc');
    add(words.subject, 'subject');
  }
  return kinds;
}

const kinds = buildKinds();
const longestKey = 40;

/**
 * Reads one header line in any language of the table: 'From: Anna', '*Von:* Anna', '> Objet : …', '主题：…'.
 * Undefined where the line begins with no known header word.
 */
export function parseHeaderLine(line: string): HeaderField | undefined {
  const start = line.slice(0, 80);
  if (!start.includes(':') && !start.includes('：')) return undefined;
  const unquoted = line.length > 2000 ? line.slice(0, 2000) : line;
  const text = plainLine(unquoteLine(unquoted)).replace(/^[*_|]{1,3} ?/, '');
  const near = text.slice(0, longestKey);
  const ascii = near.indexOf(':');
  const wide = near.indexOf('：');
  const colon = ascii < 0 ? wide : wide < 0 ? ascii : Math.min(ascii, wide);
  if (colon <= 0) return undefined;
  const key = near
    .slice(0, colon)
    .replace(/[*_ ]+$/, '')
    .toLowerCase();
  const kind =
    kinds.get(key) ??
    (/^(?:x|list|arc|received|authentication|content|dkim)-[a-z-]+$/.test(key) ? 'other' : undefined);
  if (!kind) return undefined;
  return {
    kind,
    value: text
      .slice(colon + 1)
      .replace(/^ ?[*_]{1,3}(?= |$)/, '')
      .trim(),
  };
}
