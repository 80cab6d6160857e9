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
  /** Absent where the person made no choice: the best that the plan has. */
  model?: ModelClass | undefined;
  customTone: string;
  customPrompt: string;
};

/** A reply on the screen, with the person's edits. */
export type Reply = {
  text: string;
  notes: string[];
  /** The engine that wrote it; absent where it was cut, or where the person wrote without one. */
  writer?: string | undefined;
  /** Cut before its end: by the person, or by a line that broke. */
  stopped?: boolean | undefined;
  /** The language it was asked for in. */
  language?: Language | undefined;
};

/** Everything that survives a reload of the tab. */
export type Work = {
  mail: string;
  settings: Settings;
  /** What the person said of the mail's language, where it had to be asked. */
  mailLanguage?: Language | undefined;
  reply?: Reply | undefined;
};

// Read by hand and not by a schema: this is the one thing checked before the page is usable, and the library
// would weigh more than the rest of the screen.

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

/** The work that this tab had before it was reloaded; undefined where there is none, or none that can be read. */
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

/** Keeps the work for this tab, in session storage and nowhere else. */
export function saveWork(work: Work): void {
  writeStored('session', WORK_KEY, JSON.stringify(work));
}
