import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePaths, publicPaths } from '#domain/paths.ts';
import { articleHeads } from '#web/site/blog/posts.ts';
import { documentHeads } from '#web/site/discovery/document-heads.ts';
import { generatorHead } from '#web/site/discovery/generator-head.ts';
import { CARD_SIZE, cardPath } from '#web/site/page-head.ts';
import { readChunks } from './social-cards/indexed-png.ts';

const root = join(import.meta.dirname, '..');
const shared = [...publicPaths, pagePaths.generator];

function cardFile(path: string): string {
  return join(root, 'public', cardPath(path));
}

const heads = [...Object.values(documentHeads), ...articleHeads, generatorHead];

test.each(shared)('%s has a social card of the right size with its title', (path) => {
  expect(existsSync(cardFile(path)), 'npm run cards draws it').toBe(true);
  const png = readFileSync(cardFile(path));
  const [header, , text] = readChunks(png);
  expect([header?.data.readUInt32BE(0), header?.data.readUInt32BE(4)]).toEqual([
    CARD_SIZE.width,
    CARD_SIZE.height,
  ]);
  expect(text?.data.toString('utf8').split('\0').at(-1), 'npm run cards draws it anew').toBe(
    heads.find((head) => head.path === path)?.title,
  );
  expect(png.length).toBeLessThan(100_000);
});

test('every card belongs to a page, and all cards differ', () => {
  const drawn = readdirSync(join(root, 'public/cards')).map((name) => `/cards/${name}`);
  expect(drawn.sort()).toEqual(shared.map(cardPath).sort());
  expect(new Set(shared.map((path) => readFileSync(cardFile(path), 'base64'))).size).toBe(shared.length);
});
