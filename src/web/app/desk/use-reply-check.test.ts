import { expect, test } from 'vitest';
import { moveCheck } from './use-reply-check.ts';

test('a check of an older text marks the same words in the present text, or nothing', () => {
  const before = 'Hi Maria,\n\n14:00 works. See you in room 7.';
  const at = before.indexOf('See');
  const fact = (text: string) => {
    const start = before.indexOf(text);
    return {
      kind: 'number' as const,
      reasons: ['not-in-mail' as const],
      text,
      start,
      end: start + text.length,
    };
  };
  const check = {
    coverage: { 'Which room?': { state: 'answered' as const, at } },
    facts: [fact('14:00'), fact('7')],
  };
  const after = before.replace('14:00', '15:30 or later');
  const moved = moveCheck(check, before, after);
  expect(moved.facts.map(({ start, end }) => after.slice(start, end))).toEqual(['7']);
  expect(after.slice(moved.coverage['Which room?']?.at)).toBe('See you in room 7.');
  expect(moveCheck(check, before, 'Another reply altogether.').facts).toEqual([]);
});
