import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleScript } from './inline-script.ts';

const web = join(import.meta.dirname, '../src/web');

test.each([
  ['of every page', 'site/document-script.ts', 2_000],
  ['of the plans', 'site/pricing/plan-script.ts', 5_200],
  ['of the choices', 'app/generator/choices-script.ts', 1_300],
])('the script %s is one small classic script that can be inlined', async (_page, path, limit) => {
  const { code, modules } = await bundleScript(join(web, path));
  expect(Buffer.byteLength(code)).toBeLessThan(limit);
  expect(code).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/);
  expect(modules.filter((module) => module.includes('node_modules'))).toEqual([]);
});
