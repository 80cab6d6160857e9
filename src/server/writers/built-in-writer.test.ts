import { expect, test } from 'vitest';
import { createBuiltInWriter } from './built-in-writer.ts';
import { plainRequest } from './write-request.fixture.ts';

async function write(reply?: string): Promise<string> {
  const request = plainRequest('Hi Sam,\n\nthe minutes are attached.\n\nMaria');
  const writing = createBuiltInWriter().write(
    reply === undefined ? request : { ...request, rewrite: { as: 'shorter', reply } },
    new AbortController().signal,
  );
  let next = await writing.next();
  while (!next.done) next = await writing.next();
  return next.value.reply;
}

test('a text that no style changes stays as the person wrote it', async () => {
  const own = 'Hello Maria,\n\nI have read them all.\n\n[your answer]\n\nBye\nSam';
  expect(await write(own)).toBe(own);
  expect(await write(`${await write()}\n\nSee you there.`)).toContain('See you there.');
});
