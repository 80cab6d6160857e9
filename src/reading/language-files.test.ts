import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, languageValues } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { listOf } from './word-lists.ts';

/** Every text in a value of a language file, with the path to it. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** The source files of the folders that must contain no words of a language. */
function sources(): [name: string, source: string][] {
  return ['reading', 'drafter', 'checking'].flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.(?:test|fixture)\.ts$/.test(name))
      .map((name): [string, string] => [`${room}/${name}`, readFileSync(join('src', room, name), 'utf8')]),
  );
}

/** A source without its comments. */
function codeOf(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

test('words of languages are only in language files: all letters in the code are ASCII', () => {
  const found = sources().flatMap(([name, source]) =>
    [...codeOf(source).matchAll(/[[\p{L}\p{M}]--\p{ASCII}]+/gv)].map(([letters]) => `${name}: ${letters}`),
  );
  expect(found).toEqual([]);
});

test('no table outside the language files has a row for each language', () => {
  const names = new Set<string>([...languageValues, ...languages.map(({ tag }) => tag)]);
  const tables = sources().filter(
    ([, source]) =>
      [...codeOf(source).matchAll(/^\s*'?(\w+)'?: /gm)].filter(([, key = '']) => names.has(key)).length > 2,
  );
  expect(tables.map(([name]) => name)).toEqual([]);
});

test.each(languageValues)('the phrases of %s are complete in every register and form of address', (name) => {
  const { phrases } = languageData[name];
  for (const [path, text] of textsOf(phrases, 'phrases')) {
    const where = `${path}: ${text}`;
    const bare = text.replace(/\{(?:name|first|last|time)\}/g, '').replace(/\{[^{}|]*\|[^{}|]*\}/g, '');
    expect(bare, where).not.toMatch(/[{}|]/);
    expect(bare.replace(/\[[^[\]]+\]/g, ''), where).not.toMatch(/[[\]]/);
    expect(text.trim(), where).toBe(text);
    // A line break in the language file would also be in the reply.
    expect(text, where).not.toMatch(/\n[ \t]/);
    if (!/\.lookingForward(?:\.|$)/.test(path)) expect(text, where).not.toBe('');
  }
  for (const [path, text] of textsOf(phrases.gaps, 'gaps')) expect(text, path).not.toMatch(/[[\]\n]/);
});

test.each(languageValues)('the instructions of %s that take a value have one place for it', (name) => {
  const { instructions } = languageData[name];
  for (const kind of ['signAs', 'mention', 'propose', 'addressAs', 'avoid'] as const) {
    const entries = listOf(instructions[kind]);
    expect(entries.length, kind).toBeGreaterThan(0);
    for (const entry of entries) expect(entry.split('{}'), `${kind}: ${entry}`).toHaveLength(2);
  }
});
