import type { Language } from '#domain/languages.ts';
import { askedOf } from '#drafter/asked.ts';
import { detectLanguage } from '#reading/language/language.ts';
import type { Ask, Reading, Span } from '#reading/reading.ts';
import { answeringSentences, dealsWithAll, listsItems, namesAsk } from './asks-named.ts';
import { type UnsupportedFact, unsupportedFacts } from './facts.ts';
import { GAP } from './gaps.ts';
import { tellingWords } from './telling-words.ts';

type CheckInput = {
  reply: string;
  reading: Reading;
  /** The mail as the person gave it. */
  emailContent: string;
  customPrompt?: string;
};

type ReplyCheck = {
  /** Facts of the reply that stand neither in the mail nor in the instructions; spans of `reply`. */
  unsupportedFacts: UnsupportedFact[];
  /** Bracketed gaps left to fill; spans of `reply`. */
  gaps: Span[];
  /** Asks of the mail that no word of the reply touches. Empty where mail and reply differ in language. */
  unansweredAsks: Ask[];
};

function gapsIn(reply: string): Span[] {
  return [...reply.matchAll(GAP)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What is held against the asks of a mail: what the reply says, and in which language. */
type Said = { text: string; words: ReadonlySet<string>; language: Language };

function isAnswered(ask: Ask, place: number, of: number, { text, words, language }: Said): boolean {
  const topic = tellingWords(ask.topic ?? ask.text, language);
  const wanted = topic.size > 0 ? topic : tellingWords(ask.text, language);
  if (wanted.size === 0 || [...wanted].some((word) => words.has(word))) return true;
  if (namesAsk(text, place, of, language)) return true;
  return of === 1 && language === 'English' && /\bon the payment\b|\bby e-?mail\b/.test(text);
}

/** The asks that the reply, in the mail's language, leaves without a word. */
function unansweredOf(asks: readonly Ask[], reply: string, language: Language): Ask[] {
  if (asks.length > 1 && listsItems(reply, asks.length)) return [];
  const sentences = answeringSentences(reply, language);
  if (dealsWithAll(sentences, language)) return [];
  const text = sentences.join(' ');
  const said = { text, words: tellingWords(text, language), language };
  return asks.filter((ask, place) => !isAnswered(ask, place, asks.length, said));
}

/** Whether both texts are known to be in different languages. */
function languagesDiffer(reading: Reading, reply: string): boolean {
  const mail = reading.language;
  const written = detectLanguage(reply);
  if (!mail || !written) return false;
  const close = [mail.language, mail.close];
  return !close.includes(written.language) && !(written.close !== undefined && close.includes(written.close));
}

/**
 * Holds a reply against the mail it answers: what must be verified, filled in or still answered. In any of the languages:
 * what an ask is about is known by the words that mail and reply share, so a reply in other words for the same may be said
 * to leave it out. Pure; linear in the length of mail and reply. Never throws.
 */
export function checkReply({ reply, reading, emailContent, customPrompt }: CheckInput): ReplyCheck {
  const { asks } = askedOf(reading);
  const written = detectLanguage(reply)?.language;
  const language = written ?? reading.language?.language ?? 'English';
  return {
    unsupportedFacts: unsupportedFacts({
      reply,
      reading,
      mail: emailContent,
      instructions: customPrompt,
      ...(written ? { language: written } : {}),
    }),
    gaps: gapsIn(reply),
    unansweredAsks: languagesDiffer(reading, reply) ? [] : unansweredOf(asks, reply, language),
  };
}
