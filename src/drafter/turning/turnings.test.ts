import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { packFiles } from '../packs.ts';

const packs = await Promise.all(
  languageValues.map(async (language) => ({ language, turning: (await packFiles[language]()).turning })),
);
const turnings = packs.flatMap(({ language, turning }) => (turning ? [{ language, turning }] : []));

test.each(turnings)(
  '$language leaves a gap in whatever only the person knows, and no slot unfilled',
  ({ turning }) => {
    for (const { say } of turning.rules) {
      if (typeof say === 'function') continue;
      expect(say.open).toMatch(/^[^[\]]*(?:\[[^[\]]+\][^[\]]*)+$/);
      for (const said of [say.open, say.yes ?? '', say.no ?? ''])
        expect(said.replace(/\{[^{}|]*\|[^{}|]*\}/g, '')).not.toMatch(/[{}|]/);
    }
  },
);

test.each(turnings)(
  '$language names each capture of a rule at most as often as it has some',
  ({ turning }) => {
    for (const { when, say } of turning.rules) {
      if (typeof say === 'function') continue;
      const captures = new RegExp(`${when.source}|`, when.flags).exec('')?.length ?? 1;
      const named = [...`${say.open}${say.yes ?? ''}${say.no ?? ''}`.matchAll(/\$(\d)/g)].map(([, at]) =>
        Number(at),
      );
      expect(Math.max(0, ...named)).toBeLessThan(captures);
    }
  },
);
