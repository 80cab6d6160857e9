import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type LanguageData, readingParts } from '../src/languages/language-data.ts';

/** What a browser is sent of the language file at a path; undefined where the file is none of a language. */
export async function readingWordsAt(path: string): Promise<string | undefined> {
  const { language } = (await import(pathToFileURL(path).href)) as { language?: LanguageData };
  if (!language) return undefined;
  const words = Object.fromEntries(readingParts.map((part) => [part, language[part]]));
  // Where a list is broken into lines says nothing.
  return JSON.stringify(words, (_, value) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
  );
}

/** Sends a browser what reading a mail needs of a language: sentences of replies and words of fraud stay on the server. */
export function readingWordsOnly(): Plugin {
  return {
    name: 'reading-words-only',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/languages\/[\w-]+\.ts$/ },
      async handler(id) {
        const words = await readingWordsAt(id);
        return words && `export const language = ${words};`;
      },
    },
  };
}
