import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { intentValues } from '#domain/intents.ts';
import { languageValues } from '#domain/languages.ts';
import { askKinds } from '#domain/public-api.ts';

const askMailSchema = z.object({
  id: z.string(),
  language: z.enum(languageValues),
  mail: z.string(),
  /** What a person says the mail asks: its words in the mail. */
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

/** `tuned`: the set that the cues were written with in sight; else the one that was read blind. */
export function askMails(set: 'tuned' | 'blind'): AskMail[] {
  return read(`asks-${set}`, askMailSchema);
}

export function fraudMails(set: 'tuned' | 'blind'): FraudMail[] {
  return read(`fraud-${set}`, fraudMailSchema);
}

/** Mails for blind reading, each with what a person would choose for it. */
export function replyMails(): ReplyMail[] {
  return read('replies', replyMailSchema);
}
