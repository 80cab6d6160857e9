import { languageDetails } from '#domain/languages.ts';
import { findAsks } from '#reading/asks.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { decodeText } from '#reading/message/parse-mail.ts';
import type { CorpusFiles } from './files.ts';
import type { Row, Score } from './score.ts';

/**
 * `lang-detect`: the language of every line; the file's name is the answer. A second figure counts the lines whose
 * language is named first or as the one that cannot be told from it (`close`), where the product asks.
 */
export function scoreLanguages(row: Row, files: CorpusFiles): Score[] {
  const name = row.path.slice(row.path.lastIndexOf('/') + 1);
  const [wanted = '', form = ''] = name.split('.');
  return files
    .text(row.path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line): Score[] => {
      const guess = detectLanguage(line);
      const tag = guess ? languageDetails(guess.language).tag : 'none';
      const close = guess?.close ? languageDetails(guess.close).tag : 'none';
      const score = { file: row.path, field: wanted, note: `${tag}: ${line.slice(0, 80)}` };
      return [
        { ...score, group: `lang-detect ${form}`, right: tag === wanted },
        { ...score, group: `lang-detect ${form}, or close`, right: tag === wanted || close === wanted },
      ];
    });
}

type Sentence = { request: boolean; sentence: string };

/** `intent`: whether a sentence asks for something. The note tells which way a wrong one went. */
export function scoreIntents(row: Row, files: CorpusFiles): Score[] {
  return files
    .text(row.path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Score => {
      const { request, sentence } = JSON.parse(line) as Sentence;
      const asked = findAsks(sentence, 'English').length > 0;
      const field = request ? 'asks' : 'asks nothing';
      return {
        group: 'intent',
        file: row.path,
        field,
        right: asked === request,
        note: sentence.slice(0, 120),
      };
    });
}

/** `unsupported`: files that are no text have to be told apart from text. */
export function scoreUnsupported(row: Row, files: CorpusFiles): Score[] {
  const refused = decodeText(files.bytes(row.path)) === undefined;
  return [
    { group: 'unsupported', file: row.path, field: 'refused', right: refused, note: 'was read as text' },
  ];
}
