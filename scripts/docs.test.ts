import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const documents = globSync('*.md', { cwd: root }).concat(globSync('docs/**/*.md', { cwd: root }));

/** A text in backticks counts as a path if it begins with one of these folders. */
const NAMED = /^(?:src|tests|bench|evals|scripts|build-plugins|docs|public|deploy|\.ci|\.github)\//;

/** The project's paths that a document names, in `code` or as the target of a link. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const code = [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => NAMED.test(path));
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(document), target));
  return [...code, ...links];
}

/** A superseded record may name files that no longer exist. */
const isSuperseded = (document: string) =>
  /^Superseded by /m.test(readFileSync(join(root, document), 'utf8'));

test.each(documents.filter((document) => !isSuperseded(document)))(
  'every path that %s names exists',
  (document) => {
    const missing = pathsIn(document).filter(
      (path) => globSync(path, { cwd: root }).length === 0 && !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  },
);

test('the README describes exactly the variables that the configuration reads', () => {
  const table = readFileSync(join(root, 'README.md'), 'utf8');
  const documented = [...table.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map((match) => match[1] ?? '');
  const source = globSync('src/server/{env,*/*-env,writers/model-providers}.ts', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const read = [...source.matchAll(/\b([A-Z][A-Z]*_[A-Z_]+|PORT|HOST)\b/g)]
    .map((match) => match[1] ?? '')
    // The project's own commands set it.
    .filter((name) => name !== 'NODE_ENV');
  expect(new Set(documented)).toEqual(new Set(read));
});
