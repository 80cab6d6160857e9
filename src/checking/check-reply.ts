import { detectLanguage } from '#reading/language/language.ts';
import type { Ask, LanguageGuess, Reading, Span } from '#reading/reading.ts';
import { unansweredAsks } from './answered-asks.ts';
import { type UnsupportedFact, unsupportedFacts } from './facts.ts';
import { GAP, withoutQuotations } from './reply-text.ts';

type CheckInput = {
  reply: string;
  reading: Reading;
  /** The mail as the person gave it. */
  emailContent: string;
  /** What the person wrote: instructions and name. */
  userProvided?: string;
};

type ReplyCheck = {
  /** Facts of the reply that are neither in the mail nor in the instructions; spans of `reply`. */
  unsupportedFacts: UnsupportedFact[];
  /** Gaps in square brackets; spans of `reply`. */
  gaps: Span[];
  /** Asks of the mail that the reply does not answer. Empty if mail and reply are in different languages. */
  unansweredAsks: Ask[];
};

function gapsIn(reply: string): Span[] {
  return [...reply.matchAll(GAP)].map(({ index, 0: text }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** Whether mail and reply are certainly in different languages. */
function languagesDiffer(mail: LanguageGuess | undefined, reply: LanguageGuess | undefined): boolean {
  if (!mail || !reply) return false;
  const ofMail = [mail.language, mail.close];
  return !ofMail.includes(reply.language) && !(reply.close !== undefined && ofMail.includes(reply.close));
}

/**
 * Compares a reply with the mail that it answers. Finds unsupported facts, gaps and unanswered asks. Pure; linear in
 * the length of mail and reply. Never throws.
 */
export function checkReply({ reply, reading, emailContent, userProvided }: CheckInput): ReplyCheck {
  const replyLanguage = detectLanguage(withoutQuotations(reply, () => true));
  const language = replyLanguage?.language ?? reading.language?.language ?? 'English';
  return {
    unsupportedFacts: unsupportedFacts({
      reply,
      reading,
      emailContent,
      userProvided,
      language,
    }),
    gaps: gapsIn(reply),
    unansweredAsks: languagesDiffer(reading.language, replyLanguage)
      ? []
      : unansweredAsks(reading.asks, reply, language),
  };
}
