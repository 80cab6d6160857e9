import { detectLanguage } from '#reading/language/language.ts';
import type { Ask, LanguageGuess, Reading } from '#reading/reading.ts';
import { type AskCoverage, coverAsks } from './coverage.ts';
import { type UnsupportedFact, unsupportedFacts } from './facts.ts';
import { findGaps, type Gap } from './gaps.ts';
import { withoutQuotations } from './reply-text.ts';

type CheckInput = {
  reply: string;
  reading: Reading;
  /** The mail as the person gave it. */
  emailContent: string;
  /** The person's own words: instructions, answers, filled gaps, snippets, name. They are no gaps or facts to check. */
  userProvided?: string;
  /** The person's own answers to asks of the reading. */
  answers?: ReadonlyMap<Ask, string>;
};

type ReplyCheck = {
  /** Facts of the reply that are neither in the mail nor in the instructions; spans of `reply`. */
  unsupportedFacts: UnsupportedFact[];
  gaps: Gap[];
  /** Whether each ask of the reading is answered, in their order. */
  coverage: AskCoverage[];
};

/** The language of a reply, without the words of the mail that it quotes. */
export function languageOfReply(reply: string): LanguageGuess | undefined {
  return detectLanguage(withoutQuotations(reply, () => true));
}

/** Whether mail and reply are certainly in different languages. */
function languagesDiffer(mail: LanguageGuess | undefined, reply: LanguageGuess | undefined): boolean {
  if (!mail || !reply) return false;
  const ofMail = [mail.language, mail.close];
  return !ofMail.includes(reply.language) && !(reply.close !== undefined && ofMail.includes(reply.close));
}

/**
 * Compares a reply with the mail that it answers. Finds unsupported facts, gaps and which asks are answered. Pure;
 * linear in the length of mail and reply. Never throws.
 */
export function checkReply({
  reply,
  reading,
  emailContent,
  userProvided = '',
  answers = new Map(),
}: CheckInput): ReplyCheck {
  const replyLanguage = languageOfReply(reply);
  const mailLanguage = reading.language?.language ?? 'English';
  const language = replyLanguage?.language ?? mailLanguage;
  const gaps = findGaps(reply, { mail: emailContent, own: [userProvided] });
  return {
    unsupportedFacts: unsupportedFacts({ reply, reading, emailContent, userProvided, language }),
    gaps,
    coverage: coverAsks({
      asks: reading.asks,
      answers,
      reply,
      gaps,
      language,
      mailLanguage,
      crossLanguage: languagesDiffer(reading.language, replyLanguage),
    }),
  };
}
