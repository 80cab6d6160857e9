import { useEffect, useLayoutEffect, useState } from 'react';
import { intentValues } from '#domain/intents.ts';
import { type Language, languageOptionValues, languageValues } from '#domain/languages.ts';
import { modelValues } from '#domain/plans.ts';
import { toneOptions } from '#domain/tones.ts';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { beginWork, WORK_KEY } from '#web/lib/kept-work.ts';
import type { Settings } from './settings.ts';
import type { Reply } from './use-reply.ts';

const toneValues = toneOptions.map((tone) => tone.value);

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
function readWork(): Work | undefined {
  const stored = readStored('session', WORK_KEY);
  if (stored === null) return undefined;
  try {
    const work: unknown = JSON.parse(stored);
    return isWork(work) ? work : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Restores what the tab had before a reload, once, after hydration, and stores every change from then on, in session
 * storage only. Stores nothing while a reply is being written, because it is not the person's text yet.
 */
export function useSavedWork(work: Work, busy: boolean, restore: (work: Work | undefined) => void): void {
  const [restored, setRestored] = useState(false);
  const { mail, settings, mailLanguage, reply } = work;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after hydration.
  useLayoutEffect(() => {
    beginWork();
    restore(readWork());
    setRestored(true);
  }, []);

  useEffect(() => {
    if (!restored || busy) return;
    writeStored('session', WORK_KEY, JSON.stringify({ mail, settings, mailLanguage, reply } satisfies Work));
  }, [restored, busy, mail, settings, mailLanguage, reply]);
}
