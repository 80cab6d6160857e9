import type { MailMatter } from '#reading/matters/mail-matter.ts';
import type { Reading } from '#reading/reading.ts';
import type { Understanding } from './composer.ts';
import { understandEnglish } from './english/understand.ts';
import { isImpersonalName } from './impersonal-words.ts';

function understoodByWords(matter: MailMatter | undefined): Understanding {
  const name = matter?.introduced && !isImpersonalName(matter.introduced) ? matter.introduced : undefined;
  const [first = ''] = name?.split(' ') ?? [];
  return {
    gist: { kind: matter?.gist ?? 'plain' },
    ...(name ? { introduced: { name, first, isAbsent: false } } : {}),
  };
}

/**
 * What the mail is about: of English mail read by its sentences, else by the words of its language (`matter`). Words of
 * the mail are kept only where the reply is in that language too, and none where the mail speaks to a machine.
 */
export function understood(
  reading: Reading,
  matter: MailMatter | undefined,
  usable: { native: boolean; suspicious: boolean; unsolicited: boolean },
): Understanding {
  const language = reading.language?.language ?? 'English';
  const read: Understanding = language === 'English' ? understandEnglish(reading) : understoodByWords(matter);
  const whole: Understanding = usable.unsolicited ? { ...read, gist: { kind: 'unsolicited' } } : read;
  const { gist, introduced } = whole;
  if (!usable.native)
    return { gist: { kind: gist.kind }, ...(introduced && !usable.suspicious ? { introduced } : {}) };
  if (!usable.suspicious) return whole;
  const { occasion } = whole;
  return { gist, ...(occasion ? { occasion } : {}) };
}
