import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type LanguageData, readingParts, replyParts } from '../src/languages/language-data.ts';

/** `reading`: to read a mail. `reply`: the further parts to check a reply and to write a draft. */
type Purpose = 'reading' | 'reply';

const partsFor: Record<Purpose, readonly (keyof LanguageData)[]> = {
  reading: readingParts,
  reply: replyParts,
};

/**
 * The parts of a language file that are sent to a browser, as JSON. Undefined if the file at `path` is not a language
 * file.
 */
export async function languageWordsAt(path: string, purpose: Purpose): Promise<string | undefined> {
  const { language } = (await import(pathToFileURL(path).href)) as { language?: LanguageData };
  if (!language) return undefined;
  const words = Object.fromEntries(partsFor[purpose].map((part) => [part, language[part]]));
  // Line breaks within a list have no meaning.
  const isList = purpose === 'reading';
  return JSON.stringify(words, (_, value) =>
    isList && typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
  );
}

/**
 * Sends a browser only the parts of a language that it needs: those that read a mail, and the further parts for a reply
 * if a file is imported with `?reply`. The words of fraud stay on the server.
 */
export function languageWords(): Plugin {
  return {
    name: 'language-words',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/languages\/[\w-]+\.ts(?:\?reply)?$/ },
      async handler(id) {
        const [path = '', query] = id.split('?');
        const words = await languageWordsAt(path, query === 'reply' ? 'reply' : 'reading');
        return words && `export const language = ${words};`;
      },
    },
  };
}
