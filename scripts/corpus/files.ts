import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeText } from '#reading/message/parse-mail.ts';
import type { Row } from './score.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The corpus's folder: CORPUS_DIR, relative to the project's root. By default a folder outside the project. */
export const corpusFolder = resolve(root, process.env.CORPUS_DIR ?? join('..', 'shared', 'corpus'));

/** Reads the files of the corpus below one folder. */
export class CorpusFiles {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  bytes(path: string): Uint8Array {
    return new Uint8Array(readFileSync(join(this.root, path)));
  }

  /** A file's text; '' if the file is not text. */
  text(path: string): string {
    return decodeText(this.bytes(path)) ?? '';
  }

  has(path: string): boolean {
    return path !== '' && existsSync(join(this.root, path));
  }

  json(path: string): unknown {
    return JSON.parse(readFileSync(join(this.root, path), 'utf8'));
  }

  /** The rows of MANIFEST.tsv whose file exists. */
  rows(): Row[] {
    const [head = '', ...lines] = readFileSync(join(this.root, 'MANIFEST.tsv'), 'utf8').split('\n');
    const names = head.split('\t');
    return lines.flatMap((line): Row[] => {
      const cells = line.split('\t');
      const cell = (name: string) => cells[names.indexOf(name)] ?? '';
      const row = {
        path: cell('path'),
        kind: cell('kind'),
        language: cell('language'),
        tests: cell('tests'),
        expected: cell('expected'),
        expectedKind: cell('expected_kind'),
      };
      return this.has(row.path) ? [row] : [];
    });
  }
}

/** The family of expectations, from the start of a file's name: 'ert' of 'strip/ert__usenet.txt'. '' if it has none. */
export function familyOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const end = name.indexOf('__');
  return end < 0 ? '' : name.slice(0, end);
}

/** A path without its last suffix. A file and its expectation have the same stem. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}
