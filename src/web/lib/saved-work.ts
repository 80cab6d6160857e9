import { z } from 'zod';
import { intentValues } from '#domain/intents.ts';
import { languageValues } from '#domain/languages.ts';
import { type ToneOption, toneOptions } from '#domain/tones.ts';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'generatorWork';
const toneValues = toneOptions.map((tone) => tone.value) as [ToneOption, ...ToneOption[]];

const settingsSchema = z.object({
  intent: z.enum(intentValues),
  tone: z.enum(toneValues),
  language: z.enum(languageValues),
  customTone: z.string(),
  customPrompt: z.string(),
});

const replySchema = z.object({
  text: z.string(),
  /** The engine that wrote it; absent where the person stopped it, or wrote it without one. */
  writer: z.string().optional(),
  stopped: z.boolean().optional(),
  notes: z.array(z.string()),
  /** The language it was asked for in. */
  language: z.enum(languageValues).optional(),
});

const workSchema = z.object({ mail: z.string(), settings: settingsSchema, reply: replySchema.optional() });

/** What the person chose. `customTone` counts only while the tone is 'custom'. */
export type Settings = z.infer<typeof settingsSchema>;
/** A reply on the screen, with the person's edits. */
export type Reply = z.infer<typeof replySchema>;
/** Everything that survives a reload of the tab. */
export type Work = z.infer<typeof workSchema>;

/** The work that this tab had before it was reloaded; undefined where there is none, or none that can be read. */
export function readWork(): Work | undefined {
  const stored = readStored('session', KEY);
  if (stored === null) return undefined;
  try {
    return workSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Keeps the work for this tab, in session storage and nowhere else. */
export function saveWork(work: Work): void {
  writeStored('session', KEY, JSON.stringify(work));
}
