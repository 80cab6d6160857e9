import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleScript } from './inline-script.ts';

const site = join(import.meta.dirname, '../src/web/site');

test.each([
  ['of every page', 'document-script.ts', 2_000],
  ['of the plans', 'pricing/plan-script.ts', 3_000],
])('the script %s is one small classic script that can stand inside the page', async (_page, path, limit) => {
  const { code, modules } = await bundleScript(join(site, path));
  expect(Buffer.byteLength(code)).toBeLessThan(limit);
  expect(code).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/);
  expect(modules.filter((module) => module.includes('node_modules'))).toEqual([]);
});
