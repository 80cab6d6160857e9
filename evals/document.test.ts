import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLanguages } from '#reading/language/language.ts';
import { evalCases } from './cases.ts';
import { shownCases, withExamples, withTables } from './document.ts';
import { BUILT_IN, engineFor } from './engine.ts';

const replies = readFileSync(join(import.meta.dirname, '..', 'docs', 'replies.md'), 'utf8');

test('docs/replies.md shows ten cases, each as the drafter answers it today', async () => {
  await loadLanguages();
  const engine = await engineFor(BUILT_IN, {});
  const ids = shownCases(replies);
  expect(new Set(ids).size).toBe(10);
  const shown = new Map<string, { mail: string; reply: string }>();
  for (const id of ids) {
    const evalCase = evalCases.find((one) => one.id === id);
    const written = evalCase && (await engine.write(evalCase));
    if (!evalCase || !written || 'failure' in written) throw new Error(`${id} has no reply.`);
    shown.set(id, { mail: evalCase.mail, reply: written.text });
  }
  expect(withExamples(replies, (id) => shown.get(id) ?? { mail: '', reply: '' })).toBe(replies);
});

test('a table takes the place of the one with its heading, and what stands between tables stays', () => {
  const document =
    '### By tone\n\n| a |\n| - |\n| 1 |\n\nWords.\n\n### By intent\n\n| b |\n| - |\n| 2 |\n\nEnd.\n';
  expect(withTables(document, '### By intent\n\n| b |\n| - |\n| 3 |\n| 4 |\n')).toBe(
    document.replace('| 2 |', '| 3 |\n| 4 |'),
  );
  expect(() => withTables(document, '### By kind\n\n| c |\n')).toThrow('has no heading “### By kind”');
});
