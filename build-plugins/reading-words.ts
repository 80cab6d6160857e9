import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type LanguageData, readingParts } from '../src/languages/language-data.ts';

/**
 * The part of a language file that is sent to a browser, as JSON. Undefined if the file at `path` is not a language
 * file.
 */
export async function readingWordsAt(path: string): Promise<string | undefined> {
  const { language } = (await import(pathToFileURL(path).href)) as { language?: LanguageData };
  if (!language) return undefined;
  const words = Object.fromEntries(readingParts.map((part) => [part, language[part]]));
  // Line breaks within a list have no meaning.
  return JSON.stringify(words, (_, value) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
  );
}

/**
 * Sends a browser only the parts of a language that are needed to read a mail. Sentences of replies and words of fraud
 * stay on the server.
 */
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
