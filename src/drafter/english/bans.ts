import type { Ask } from '#reading/reading.ts';
import { cleanText } from '../clean-text.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { baseOfGerund } from './verbs.ts';

/** The forbidden deed, in the asker's words. */
function forbidden({ topic = '', verb = '' }: Pick<Ask, 'topic' | 'verb'>): string | undefined {
  if (verb.startsWith('not ')) return /^not (?:to )?(.+)$/.exec(cleanText(topic))?.[1];
  const [, gerund = '', rest = ''] =
    /^(?:avoid|refrain from) ([a-z]+ing)\b(.*)$/i.exec(cleanText(topic)) ?? [];
  const base = baseOfGerund(gerund);
  return base && `${base}${rest}`;
}

/** What must not be done: 'send the files to Bob' of 'Please do not send the files to Bob'; undefined for other asks. */
export function banFrame(ask: Pick<Ask, 'topic' | 'verb'>): Frame | undefined {
  const deed = forbidden(ask);
  if (!deed) return undefined;
  const short = shortened(deed.replace(/,? either$/i, ''));
  return short ? { kind: 'ban', phrase: turnRound(`you ${short}`).replace(/^\S+ /, '') } : { kind: 'none' };
}
