import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleScript } from './inline-script.ts';

const entry = join(import.meta.dirname, '../src/web/site/document-script.ts');

test('the script of every page is one classic script under 2 kB that can stand inside the page', async () => {
  const { code, modules } = await bundleScript(entry);
  expect(Buffer.byteLength(code)).toBeLessThan(2_000);
  expect(code).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/);
  expect(modules.filter((module) => module.includes('node_modules'))).toEqual([]);
});
