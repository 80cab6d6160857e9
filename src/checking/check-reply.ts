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
  customPrompt?: string;
};

type ReplyCheck = {
  /** Facts of the reply that are neither in the mail nor in the instructions; spans of `reply`. */
  unsupportedFacts: UnsupportedFact[];
  /** Bracketed gaps left to fill; spans of `reply`. */
  gaps: Span[];
  /** Asks of the mail that the reply does not answer. Empty where mail and reply are in different languages. */
  unansweredAsks: Ask[];
};

function gapsIn(reply: string): Span[] {
  return [...reply.matchAll(GAP)].map(({ index, 0: text }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** Whether both texts are known to be in different languages. */
function languagesDiffer(mail: LanguageGuess | undefined, written: LanguageGuess | undefined): boolean {
  if (!mail || !written) return false;
  const close = [mail.language, mail.close];
  return !close.includes(written.language) && !(written.close !== undefined && close.includes(written.close));
}

/**
 * Compares a reply with the mail that it answers. Finds what the person must verify, fill in or still answer. An ask
 * counts as answered where the reply quotes it with text below, or shares a word with it. Pure; linear in the length of
 * mail and reply. Never throws.
 */
export function checkReply({ reply, reading, emailContent, customPrompt }: CheckInput): ReplyCheck {
  const written = detectLanguage(withoutQuotations(reply, () => true));
  const language = written?.language ?? reading.language?.language ?? 'English';
  return {
    unsupportedFacts: unsupportedFacts({
      reply,
      reading,
      mail: emailContent,
      instructions: customPrompt,
      language,
    }),
    gaps: gapsIn(reply),
    unansweredAsks: languagesDiffer(reading.language, written)
      ? []
      : unansweredAsks(reading.asks, reply, language),
  };
}
