import { type Intent, intentValues } from '#domain/intents.ts';
import {
  type Language,
  type LanguageOption,
  languageOptionValues,
  languageValues,
} from '#domain/languages.ts';
import { type ModelClass, modelValues } from '#domain/plans.ts';
import { type ToneOption, toneOptions } from '#domain/tones.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { WORK_KEY } from './kept-work.ts';

const toneValues = toneOptions.map((tone) => tone.value);

/** What the person chose. `customTone` counts only while the tone is 'custom'. */
export type Settings = {
  intent: Intent;
  tone: ToneOption;
  language: LanguageOption;
  /** Absent if the person made no choice: the best model of the plan. */
  model?: ModelClass | undefined;
  customTone: string;
  customPrompt: string;
};

/** A reply on the screen, with the person's edits. */
export type Reply = {
  text: string;
  notes: string[];
  /** The engine that wrote it. Absent if the reply was cut off, or if the person wrote without one. */
  writer?: string | undefined;
  /** Cut off before its end: by the person, or by a broken connection. */
  stopped?: boolean | undefined;
  /** The language that was requested. */
  language?: Language | undefined;
};

/** Everything that survives a reload of the tab. */
export type Work = {
  mail: string;
  settings: Settings;
  /** The mail's language as the person chose it, if there was a question about it. */
  mailLanguage?: Language | undefined;
  reply?: Reply | undefined;
};

// Checked by hand and not with a schema: this is the only check before the page is usable, and the schema library would
// be larger than the rest of the screen.

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value);
}

function isSettings(value: unknown): value is Settings {
  return (
    isRecord(value) &&
    isOneOf(intentValues, value.intent) &&
    isOneOf(toneValues, value.tone) &&
    isOneOf(languageOptionValues, value.language) &&
    (value.model === undefined || isOneOf(modelValues, value.model)) &&
    isString(value.customTone) &&
    isString(value.customPrompt)
  );
}

function isReply(value: unknown): value is Reply {
  return (
    isRecord(value) &&
    isString(value.text) &&
    Array.isArray(value.notes) &&
    value.notes.every(isString) &&
    (value.writer === undefined || isString(value.writer)) &&
    (value.stopped === undefined || typeof value.stopped === 'boolean') &&
    (value.language === undefined || isOneOf(languageValues, value.language))
  );
}

function isWork(value: unknown): value is Work {
  return (
    isRecord(value) &&
    isString(value.mail) &&
    isSettings(value.settings) &&
    (value.mailLanguage === undefined || isOneOf(languageValues, value.mailLanguage)) &&
    (value.reply === undefined || isReply(value.reply))
  );
}

/** The work that this tab had before a reload; undefined if there is none, or if it cannot be read. */
export function readWork(): Work | undefined {
  const stored = readStored('session', WORK_KEY);
  if (stored === null) return undefined;
  try {
    const work: unknown = JSON.parse(stored);
    return isWork(work) ? work : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the work for this tab, in session storage only. */
export function saveWork(work: Work): void {
  writeStored('session', WORK_KEY, JSON.stringify(work));
}
