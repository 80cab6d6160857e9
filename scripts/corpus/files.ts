import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeText } from '#reading/message/parse-mail.ts';
import type { Row } from './score.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the corpus lies: CORPUS_DIR, seen from the project's root; by default beside the project. */
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

  /** A file's text; '' where it is none. */
  text(path: string): string {
    return decodeText(this.bytes(path)) ?? '';
  }

  has(path: string): boolean {
    return path !== '' && existsSync(join(this.root, path));
  }

  json(path: string): unknown {
    return JSON.parse(readFileSync(join(this.root, path), 'utf8'));
  }

  /** The rows of MANIFEST.tsv whose file is there. */
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

/** The part of a file's name that tells its family of expectations: 'ert' of 'strip/ert__usenet.txt'. */
export function familyOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const end = name.indexOf('__');
  return end < 0 ? '' : name.slice(0, end);
}

/** A path without its last suffix: the stem that a file shares with what is expected of it. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}
