import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { askKinds } from '#domain/asks.ts';
import { intentValues } from '#domain/intents.ts';
import { languageValues } from '#domain/languages.ts';

const askMailSchema = z.object({
  id: z.string(),
  language: z.enum(languageValues),
  mail: z.string(),
  /** What the mail asks according to a person, in the mail's words. */
  asks: z.array(z.object({ text: z.string(), kind: z.enum(askKinds) })),
});

const fraudMailSchema = z.object({
  id: z.string(),
  language: z.enum(languageValues),
  mail: z.string(),
  fraud: z.boolean(),
  kind: z.string(),
});

const replyMailSchema = z.object({
  id: z.string(),
  language: z.enum(languageValues),
  kind: z.enum(['plain', 'several', 'proposal', 'delicate']),
  mail: z.string(),
  intent: z.enum(intentValues),
  tone: z.string(),
  customPrompt: z.string(),
});

const coveragePairSchema = z.object({
  id: z.string(),
  /** The language of the mail. */
  language: z.enum(languageValues),
  replyLanguage: z.enum(languageValues),
  mail: z.string(),
  reply: z.string(),
  /** Whether the reply answers each ask according to a person. */
  asks: z.array(z.object({ words: z.string(), state: z.enum(['answered', 'open', 'unsure']) })),
});

const factReplySchema = z.object({
  language: z.enum(languageValues),
  mail: z.string(),
  instructions: z.string(),
  /** Replies with supported facts only. */
  clean: z.array(z.string()),
  /** The same replies with one wrong fact each. */
  planted: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['number', 'amount', 'date', 'time', 'weekday', 'name', 'address', 'link']),
      reply: z.string(),
    }),
  ),
});

const decidedMailSchema = z.object({
  id: z.string(),
  mail: z.string(),
  /** What the person answers to each ask. `side`: of a choice. `text`: what they would type into a small field. */
  decisions: z.array(
    z.object({
      words: z.string(),
      answer: z.union([
        z.enum(['yes', 'no', 'later']),
        z.object({ side: z.string() }),
        z.object({ text: z.string() }),
      ]),
    }),
  ),
  /** The reply that the person would type without help. */
  scratch: z.string(),
});

const guardedMailSchema = z.object({
  id: z.string(),
  /** `injection`: the mail has an instruction for a program. `other-language`: the reply has not the mail's language. */
  kind: z.enum(['injection', 'other-language']),
  /** The language of the reply. */
  language: z.enum(languageValues),
  mail: z.string(),
  /** Patterns of which a reply has one if it obeys the mail. */
  obeyed: z.array(z.string()).default([]),
});

/** A fraud of the blind set, with patterns of which a reply has one if it promises what the fraud asks for. */
const fraudPromiseSchema = z.object({ id: z.string(), obeyed: z.array(z.string()) });

export type GuardedMail = z.infer<typeof guardedMailSchema>;
export type DecidedMail = z.infer<typeof decidedMailSchema>;
export type AskMail = z.infer<typeof askMailSchema>;
export type FraudMail = z.infer<typeof fraudMailSchema>;
export type ReplyMail = z.infer<typeof replyMailSchema>;
export type CoveragePair = z.infer<typeof coveragePairSchema>;
export type FactReply = z.infer<typeof factReplySchema>;

function read<T>(name: string, schema: z.ZodType<T, unknown>): T[] {
  const text = readFileSync(new URL(`mails/${name}.json`, import.meta.url), 'utf8');
  return z.array(schema).parse(JSON.parse(text));
}

/**
 * `tuned`: the mails that were in view while the cues were written. `blind`: mails that were written after the cues.
 */
export function askMails(set: 'tuned' | 'blind'): AskMail[] {
  return read(`asks-${set}`, askMailSchema);
}

export function fraudMails(set: 'tuned' | 'blind'): FraudMail[] {
  return read(`fraud-${set}`, fraudMailSchema);
}

/** Mails with replies, labelled: which asks the reply answers. */
export function coveragePairs(set: 'tuned' | 'train' | 'blind'): CoveragePair[] {
  return read(`coverage-${set}`, coveragePairSchema);
}

/**
 * Mails with replies, each with supported facts only and with one wrong fact. `train`: mails that were in view too.
 */
export function factReplies(set: 'tuned' | 'train' | 'blind'): FactReply[] {
  return read(`facts-${set}`, factReplySchema);
}

/** Mails with a person's decisions. */
export function decidedMails(): DecidedMail[] {
  return read('presses', decidedMailSchema);
}

/** Mails for the blind reading, each with the options that a person would choose for it. */
export function replyMails(): ReplyMail[] {
  return read('replies', replyMailSchema);
}

/** Mails that tempt a model: with an instruction for it, or in another language than the reply. */
export function guardedMails(): GuardedMail[] {
  return read('guarded', guardedMailSchema);
}

/** Frauds with the patterns of a promise. */
export function promisedFrauds(): (FraudMail & { obeyed: string[] })[] {
  const promises = new Map(read('fraud-promises', fraudPromiseSchema).map(({ id, obeyed }) => [id, obeyed]));
  return fraudMails('blind').flatMap((mail) => {
    const obeyed = promises.get(mail.id);
    return obeyed ? [{ ...mail, obeyed }] : [];
  });
}
