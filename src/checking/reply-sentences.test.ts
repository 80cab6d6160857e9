import { expect, test } from 'vitest';
import { closingOf } from './reply-sentences.ts';

test("the closing and the writer's own name are found together", () => {
  const reply = 'Hi Anna,\n\nBen can come.\n\nBest wishes,\nBen Carter';
  const { start, nameStart } = closingOf(reply);
  expect(reply.slice(start)).toBe('Best wishes,\nBen Carter');
  expect(reply.slice(nameStart)).toBe('Ben Carter');
});

test('a reply without a closing has both at its end', () => {
  const reply = 'Hi Anna,\n\nI can come on Friday.';
  expect(closingOf(reply)).toEqual({ start: reply.length, nameStart: reply.length });
});
