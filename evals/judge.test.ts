import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rubric } from './judge.ts';

test('the rubric that judges is the one that is published', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/replies.md'), 'utf8');
  const [, section = ''] = page.split(/^## The rubric$/m);
  const published = (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n');
  expect(published.trim()).toBe(rubric);
});
