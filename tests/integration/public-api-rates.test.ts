import { expect, test } from 'vitest';
import type { NewApiKey } from '#domain/api-keys.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { makeDatabase, startServer, validRequest } from './server-fixture.ts';

test('should send the rest of the rate, and with a refusal the time until it starts again', async () => {
  const variables = await makeDatabase('SQLite');
  const server = await startServer({ database: variables, variables: { REPLY_RATE_PER_MINUTE: '2' } });
  const { headers } = await insertAccount(variables, await openRows(variables), { plan: 'pro' });
  const made = await call(server, 'POST', apiPaths.keys, { headers, body: { name: 'Desk' } });
  const { key } = (await made.json()) as NewApiKey;
  const ask = () =>
    call(server, 'POST', publicApiPaths.replies, {
      headers: { authorization: `Bearer ${key}` },
      body: validRequest,
    });
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  for (const [place, answer] of answers.entries()) {
    expect(answer.headers.get('ratelimit-policy')).toBe('"replies";q=2;w=60');
    const [, left, seconds] = /^"replies";r=(\d+);t=(\d+)$/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
    expect(Number(left)).toBe(Math.max(0, 1 - place));
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    if (place === 2) expect(answer.headers.get('retry-after')).toBe(seconds);
  }
  expect(await answers[0]?.json()).toMatchObject({ reply: expect.any(String), writer: expect.any(String) });
});
