import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { namedTones } from '#domain/tones.ts';
import { packFiles } from './packs.ts';
import type { PhrasePack } from './phrase-pack.ts';

const packs = await Promise.all(
  languageValues.map(async (language) => ({ language, pack: await packFiles[language]() })),
);

/** Every text of a pack, with the way to it. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const slots = new Set(
  'weekday date year time object name about by cause mail subject on named other times re value amount facts text'.split(
    ' ',
  ),
);

/** What a template has wrong in it: unknown slots, braces and brackets that do not close, gaps within gaps. */
function faultsIn(text: string): string[] {
  const faults = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, inner = '']) => {
    const parts = inner.split('|');
    if (parts.length > 2) return [whole];
    return parts.length === 1 && !slots.has(inner) ? [whole] : [];
  });
  const bare = text.replace(/\{[^{}]*\}/g, '');
  if (/[{}|]/.test(bare)) faults.push(bare);
  const gaps = [...bare.matchAll(/\[[^[\]]{1,160}\]/g)].length;
  if (gaps !== (bare.match(/\[/g) ?? []).length || gaps !== (bare.match(/\]/g) ?? []).length)
    faults.push(bare);
  if (/ {2}|^ | $/.test(text)) faults.push(`space: ${text}`);
  return faults;
}

const proseOf = ({ locale: _, space: __, quotes: ___, things: ____, ...rest }: PhrasePack) => rest;

test.each(packs)('$language has no fault in any of its phrases', ({ pack }) => {
  const faults = textsOf(proseOf(pack)).flatMap(({ path, text }) =>
    faultsIn(text).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each(packs)('$language says the same thing once among the phrasings of a place', ({ pack }) => {
  const twice: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value) && new Set(value).size < value.length) twice.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
  };
  walk({ ...proseOf(pack), times: {} }, '');
  expect(twice).toEqual([]);
});

test.each(packs)(
  '$language has words of its own for each tone where all tones are told apart',
  ({ pack }) => {
    for (const lines of [pack.openings.plain, pack.closings.awaiting, pack.closings.available]) {
      const firsts = namedTones.map(({ value }) => lines[value][0]);
      expect(new Set(firsts).size).toBe(firsts.length);
    }
  },
);

test.each(packs)(
  '$language keeps what only one of two addresses says to formal and familiar tones',
  ({ pack }) => {
    const familiar = new Set(pack.familiarTones);
    expect(familiar.has('formal') || familiar.has('diplomatic')).toBe(false);
  },
);

test.each(packs)(
  '$language greets with a name, a title, a form of one’s own and without anything',
  ({ pack }) => {
    for (const { value: tone } of namedTones) {
      for (const register of ['polite', 'familiar'] as const) {
        const how = { tone, register };
        const greetings = [
          pack.salutation({}, how),
          pack.salutation({ full: 'Anna Lind', first: 'Anna', last: 'Lind' }, how),
          pack.salutation({ full: 'Anna Lind', first: 'Anna', last: 'Lind', title: 'ms' }, how),
          pack.salutation({ last: 'Lind', title: 'mr' }, how),
          pack.salutation({ called: 'Annie' }, how),
        ];
        for (const greeting of greetings) expect(greeting).not.toMatch(/undefined|null|\{|\n| {2}|^\s|\s$/);
        expect(greetings[0]).not.toBe('');
        expect(greetings[4]).toContain('Annie');
      }
    }
  },
);
