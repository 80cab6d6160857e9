import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intents } from '#domain/intents.ts';
import { namedTones } from '#domain/tones.ts';
import { withoutPrompts } from './without-prompts.ts';

test.each([
  { file: '../src/domain/intents.ts', rows: intents },
  { file: '../src/domain/tones.ts', rows: namedTones },
])('no row of $file keeps its prompt, and every row keeps its label', ({ file, rows }) => {
  const code = withoutPrompts(readFileSync(new URL(file, import.meta.url), 'utf8'));
  expect(code.match(/prompt: '',/g)).toHaveLength(rows.length);
  for (const { label } of rows) expect(code).toContain(`'${label}'`);
});
