import { languageDetails } from '#domain/languages.ts';
import { findAsks } from '#reading/asks.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { decodeText } from '#reading/message/parse-mail.ts';
import type { CorpusFiles } from './files.ts';
import type { Row, Score } from './score.ts';

/**
 * `lang-detect`: scores the detected language of every line. The file's name is the right answer. A second score also
 * accepts `close`, the language that the detector cannot exclude: there the product asks the person.
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

/** `intent`: scores whether a request is found in a sentence. `field` is the right answer, the note is the sentence. */
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

/** `unsupported`: files that are not text must be refused. */
export function scoreUnsupported(row: Row, files: CorpusFiles): Score[] {
  const refused = decodeText(files.bytes(row.path)) === undefined;
  return [
    { group: 'unsupported', file: row.path, field: 'refused', right: refused, note: 'was read as text' },
  ];
}
