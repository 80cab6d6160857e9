import { mailWords } from '../every-language.ts';
import { plainLine, unquoteLine } from '../parts/text-lines.ts';

/** The kind of a header line. `other` is a known header whose value is not used. */
export type HeaderKind = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'replyTo' | 'other';

/** A known header line. */
export type HeaderField = { kind: HeaderKind; value: string };

/** Technical fields in the source of a message. They do not help a reader. */
const technical = new RegExp(
  '^(?:(?:x|list|arc|received|authentication|content|dkim|thread)-[a-z-]+|mime-version|message-id|return-path|' +
    'delivered-to|in-reply-to|references|user-agent|mailing-list|mailed-by|signed-by)$',
);

function buildKinds(): Map<string, HeaderKind> {
  const kinds = new Map<string, HeaderKind>();
  const add = (words: readonly string[], kind: HeaderKind) => {
    for (const word of words) if (!kinds.has(word)) kinds.set(word, kind);
  };
  add(mailWords('replyTo'), 'replyTo');
  add(mailWords('otherHeaders'), 'other');
  for (const kind of ['from', 'date', 'to', 'cc', 'subject'] as const) add(mailWords(kind), kind);
  return kinds;
}

const kinds = buildKinds();
const longestKey = 40;

/**
 * Reads one header line in any language: 'From: Anna', '*Von:* Anna', '> Objet : Lunch'.
 * Undefined if the line does not begin with a known header word.
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
  const kind = kinds.get(key) ?? (technical.test(key) ? 'other' : undefined);
  if (!kind) return undefined;
  return {
    kind,
    value: text
      .slice(colon + 1)
      .replace(/^ ?[*_]{1,3}(?= |$)/, '')
      .trim(),
  };
}
