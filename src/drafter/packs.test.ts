import { expect, test } from 'vitest';
import { addresses, mixedAddress } from '#checking/address-words.ts';
import { type Language, languageValues } from '#domain/languages.ts';
import { type NamedTone, namedTones } from '#domain/tones.ts';
import { packFiles } from './packs.ts';
import type { PhrasePack, Register } from './phrase-pack.ts';

const packs = await Promise.all(
  languageValues.map(async (language) => ({ language, pack: await packFiles[language]() })),
);

/** Every text of a pack, with the way to it. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Which slots may stand in a phrase, by the way to it, and after a '!' which must. The first row that fits counts. */
const slotRules: readonly (readonly [path: RegExp, slots: string])[] = [
  [/^\.times\.\w+\.day$/, 'weekday date!'],
  [/^\.times\.\w+(?:\.stretch)?\.time$/, 'time!'],
  [/^\.times\.\w+(?:\.stretch)?\.both$/, 'weekday date! time!'],
  [/^\.times\.(?:after|before)$/, 'time!'],
  [/^\.dateWithYear$/, 'date! year!'],
  [/^\.openings\.introduced\./, 'name!'],
  [/^\.thanks\.thing\./, 'object name about'],
  [/^\.apologies\.cause\./, 'cause!'],
  [/^\.followUp\./, 'mail!'],
  [/^\.earlierMail\.subjectAndDate$/, 'subject! date!'],
  [/^\.earlierMail\.subject$/, 'subject!'],
  [/^\.earlierMail\.date$/, 'date!'],
  [/^\.deeds\.\w+\.(?:yes|no|open)\./, 'object name about by'],
  [/^\.deeds\.\w+\.(?:yes|no|open)It\./, 'by'],
  [/^\.proposals\.(?:yes|no|open)\./, 'on named'],
  [/^\.proposals\.move\./, 'on named other!'],
  [/^\.proposals\.(?:moveIt|propose)\./, 'other!'],
  [/^\.proposals\.oneOf\./, 'times!'],
  [/^\.questions\./, 're'],
  [/^\.questionRefs\.quoted$/, 'question!'],
  [/^\.questionRefs\.requested$/, 'request!'],
  [/^\.askedGap\./, 'question!'],
  [/^\.told\./, 're! value!'],
  [/^\.(?:askBack|need|explain)\.one\./, 're!'],
  [/^\.status\./, 're'],
  [/^\.bargain\.amount\./, 'amount!'],
  [/^\.bodies\.reschedule\./, 'other!'],
  [/^\.bodies\.confirm\.facts\./, 'facts!'],
  [/^\.additions\.|^\.toTranslate$/, 'text!'],
];

/** Slots that have no business in a phrase, and those it lacks. */
function slotFaults(path: string, text: string): string[] {
  const rule = slotRules.find(([pattern]) => pattern.test(path))?.[1] ?? '';
  const allowed = new Set(rule.replaceAll('!', '').split(' '));
  const used = [...text.matchAll(/\{([^{}|]*)\}/g)].map(([, slot = '']) => slot);
  const needed = rule.split(' ').flatMap((slot) => (slot.endsWith('!') ? [slot.slice(0, -1)] : []));
  return [
    ...used.filter((slot) => !allowed.has(slot)).map((slot) => `{${slot}} cannot be filled here`),
    ...needed.filter((slot) => !used.includes(slot)).map((slot) => `{${slot}} is missing`),
  ];
}

/** Places whose every phrase leaves something to the person. */
const OPEN =
  /^\.(?:nameGap|status|proposals\.otherTime|(?:apologies|deeds\.\w+|proposals|questions\.[\w-]+)\.open(?:It)?|(?:askBack|need|explain)\.\w+|bargain\.\w+|bodies\.(?:question|request|update|clarify))(?:\.|$)/;

/** What a template has wrong in it: three addresses, braces and brackets that do not close, gaps within gaps. */
function faultsIn(text: string, path: string): string[] {
  const faults = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, inner = '']) =>
    inner.split('|').length > 2 ? [whole] : [],
  );
  const bare = text.replace(/\{[^{}]*\}/g, '');
  if (/[{}|]/.test(bare)) faults.push(bare);
  const gaps = [...bare.matchAll(/\[[^[\]]{1,160}\]/g)].length;
  if (gaps !== (bare.match(/\[/g) ?? []).length || gaps !== (bare.match(/\]/g) ?? []).length)
    faults.push(bare);
  if (/ {2}|^ | $/.test(/\.(?:joint|after|before)$/.test(path) ? text.trim() : text))
    faults.push(`space: ${text}`);
  return faults;
}

const proseOf = ({ locale: _, space: __, quotes: ___, things: ____, turning: _____, ...rest }: PhrasePack) =>
  rest;

test.each(packs)('$language has no fault in any of its phrases', ({ pack }) => {
  const faults = textsOf(proseOf(pack)).flatMap(({ path, text }) =>
    [...faultsIn(text, path), ...slotFaults(path, text)].map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each(packs)('$language leaves a gap wherever only the person knows', ({ pack }) => {
  const closed = textsOf(proseOf(pack)).filter(
    ({ path, text }) => OPEN.test(path) && !/\[[^[\]]+\]/.test(text),
  );
  expect(closed).toEqual([]);
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

/** These tones are polite whatever the mail does; the familiar ones of a pack are never. */
const politeTones: readonly NamedTone[] = ['formal', 'diplomatic'];
/** Languages that speak to everybody in one way, or tell politeness by other means than the address of a sentence. */
const oneAddress: readonly Language[] = [
  'English',
  'Japanese',
  'Portuguese',
  'Swedish',
  'Thai',
  'Hebrew',
  'Swahili',
];
/** Both sides of these rows may stand in a polite line: they tell levels, or what one calls oneself. */
const levels: readonly string[] = ['반말', 'mình, tớ'];

function inAddress(text: string, register: Register): string {
  return text
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, register === 'polite' ? '$1' : '$2')
    .replace(/\[[^\]]*\]/g, ' ');
}

/** Every line of a pack as it is said, in each address that can hold where it stands. */
function saidIn(pack: PhrasePack): { path: string; register: Register; said: string }[] {
  return textsOf(proseOf(pack)).flatMap(({ path, text }) => {
    const tone = namedTones.find(({ value }) => path.includes(`.${value}.`))?.value;
    const isPolite = tone !== undefined && politeTones.includes(tone);
    const isFamiliar = tone !== undefined && pack.familiarTones.includes(tone);
    return (['polite', 'familiar'] as const)
      .filter((register) => !(register === 'polite' ? isFamiliar : isPolite))
      .map((register) => ({ path, register, said: inAddress(text, register) }));
  });
}

test.each(packs)('$language says no line in two ways of address', ({ language, pack }) => {
  const mixed = saidIn(pack).filter(({ said }) => mixedAddress(language, said).length > 0);
  expect(mixed).toEqual([]);
});

test.each(packs.filter(({ language }) => !oneAddress.includes(language)))(
  '$language keeps the other address out of its polite and its familiar lines',
  ({ language, pack }) => {
    const rows = (addresses[language] ?? []).filter(({ first }) => !levels.includes(first));
    expect(rows).not.toEqual([]);
    const strays = saidIn(pack).flatMap(({ path, register, said }) =>
      rows.flatMap((row) => {
        const stray = (register === 'polite' ? row.familiar : row.polite).exec(said)?.[0];
        return stray === undefined ? [] : [`${path} ${register}: “${stray}” in “${said}”`];
      }),
    );
    expect(strays).toEqual([]);
  },
);

test.each(packs)(
  '$language is heard to be familiar where its tones are, and polite where they are',
  ({ pack }) => {
    for (const tone of politeTones) expect(pack.familiarTones).not.toContain(tone);
    for (const tone of pack.familiarTones) {
      for (const lines of [
        pack.valediction,
        pack.openings.plain,
        pack.closings.awaiting,
        pack.closings.available,
      ]) {
        const familiar = lines[tone].map((line) => inAddress(line, 'familiar'));
        const polite = politeTones.flatMap((one) => lines[one].map((line) => inAddress(line, 'polite')));
        expect(polite.filter((line) => familiar.includes(line))).toEqual([]);
      }
      const anna = { full: 'Anna Lind', first: 'Anna', last: 'Lind' };
      const greeting = pack.salutation(anna, { tone, register: 'familiar' });
      expect(greeting).not.toBe(pack.salutation(anna, { tone: 'formal', register: 'polite' }));
    }
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
