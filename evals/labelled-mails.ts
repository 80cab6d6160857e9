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

export type AskMail = z.infer<typeof askMailSchema>;
export type FraudMail = z.infer<typeof fraudMailSchema>;
export type ReplyMail = z.infer<typeof replyMailSchema>;

function read<T>(name: string, schema: z.ZodType<T>): T[] {
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

/** Mails for the blind reading, each with the options that a person would choose for it. */
export function replyMails(): ReplyMail[] {
  return read('replies', replyMailSchema);
}
