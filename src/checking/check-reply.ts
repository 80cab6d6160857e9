import { askedOf } from '#drafter/asked.ts';
import { ordinals } from '#drafter/ordinals.ts';
import { detectLanguage } from '#reading/language/language.ts';
import type { Ask, Reading, Span } from '#reading/reading.ts';
import { type UnsupportedFact, unsupportedFacts } from './facts.ts';
import { GAP } from './gaps.ts';

export type CheckInput = {
  reply: string;
  reading: Reading;
  /** The mail as the person gave it. */
  emailContent: string;
  customPrompt?: string;
};

export type ReplyCheck = {
  /** Facts of the reply that stand neither in the mail nor in the instructions; spans of `reply`. */
  unsupportedFacts: UnsupportedFact[];
  /** Bracketed gaps left to fill; spans of `reply`. */
  gaps: Span[];
  /** Asks of the mail that no word of the reply touches. Empty where mail and reply differ in language. */
  unansweredAsks: Ask[];
};

/** The gaps of a reply: '[the figure for March]', not a link '[text](address)'. Linear. */
export function gapsIn(reply: string): Span[] {
  return [...reply.matchAll(GAP)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const plainWords = new Set(
  `about also and any are because been before can could does doing done each else find for from gave get give going
  have here how into its just kindly know let like make many me much need now of on our out please possible send
  share should some soon such sure take tell than thank thanks that the them then there these they this those time to
  too under until want was well were what when where whether which while who why will with would yes you your
  yours`.split(/\s+/),
);

/** The telling words of a text, cut to their stems' first letters. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !plainWords.has(word)).map((word) => word.slice(0, 5)));
}

function isAnswered(ask: Ask, place: number, of: number, reply: string, stems: ReadonlySet<string>): boolean {
  const wanted = stemsOf(ask.topic ?? ask.text);
  if (wanted.size === 0) for (const stem of stemsOf(ask.text)) wanted.add(stem);
  if (wanted.size === 0) return true;
  for (const stem of wanted) if (stems.has(stem)) return true;
  if (new RegExp(`\\byour ${ordinals[place] ?? 'further'} (?:point|question|request)`, 'i').test(reply))
    return true;
  return of === 1 && /\byour (?:question|request)\b|\bon the payment\b|\bby email\b/i.test(reply);
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
 * Holds a reply against the mail it answers: what must be verified, filled in or still answered. Pure; linear in
 * the length of mail and reply. Never throws.
 */
export function checkReply({ reply, reading, emailContent, customPrompt }: CheckInput): ReplyCheck {
  const { asks } = askedOf(reading);
  const written = detectLanguage(reply)?.language;
  const stems = stemsOf(reply);
  const unanswered = asks.filter((ask, place) => !isAnswered(ask, place, asks.length, reply, stems));
  return {
    unsupportedFacts: unsupportedFacts({
      reply,
      reading,
      mail: emailContent,
      instructions: customPrompt,
      ...(written ? { language: written } : {}),
    }),
    gaps: gapsIn(reply),
    unansweredAsks: unanswered.length > 0 && languagesDiffer(reading, reply) ? [] : unanswered,
  };
}
