import type { Language } from '#domain/languages.ts';
import { detectLanguage } from '#reading/language/language.ts';
import type { Ask, LanguageGuess } from '#reading/reading.ts';
import { type AskCoverage, coverAsks } from './coverage.ts';
import { type FactSource, factSource, type SourceInput } from './fact-source.ts';
import { type UnsupportedFact, unsupportedFacts } from './facts.ts';
import { findGaps, type Gap } from './gaps.ts';
import { closingOf } from './reply-sentences.ts';
import { withoutQuotations } from './reply-text.ts';

type Answers = ReadonlyMap<Ask, string>;

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
 * Returns a check of replies to one mail: finds unsupported facts, gaps and which asks are answered. `answers`: the
 * person's own answers to asks of the reading. What supports facts is collected once for all replies in a language,
 * because a reply is checked again at each key press. Pure; linear in the length of mail and reply. Never throws.
 */
export function replyChecker(mail: SourceInput): (reply: string, answers?: Answers) => ReplyCheck {
  const { reading, emailContent, userProvided = '' } = mail;
  const mailLanguage = reading.language?.language ?? 'English';
  const sources = new Map<Language, FactSource>();
  return (reply, answers = new Map()) => {
    const replyLanguage = languageOfReply(reply);
    const language = replyLanguage?.language ?? mailLanguage;
    const source = sources.get(language) ?? factSource(mail, language);
    sources.set(language, source);
    const gaps = findGaps(reply, { mail: emailContent, own: [userProvided] });
    const closing = closingOf(reply);
    return {
      unsupportedFacts: unsupportedFacts(reply, source, closing),
      gaps,
      coverage: coverAsks({
        asks: reading.asks,
        answers,
        reply,
        closing,
        gaps,
        language,
        mailLanguage,
        crossLanguage: languagesDiffer(reading.language, replyLanguage),
      }),
    };
  };
}

/** Checks one reply to a mail. */
export function checkReply({ reply, ...mail }: SourceInput & { reply: string }): ReplyCheck {
  return replyChecker(mail)(reply);
}
