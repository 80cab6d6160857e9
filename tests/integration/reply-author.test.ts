import { expect, test } from 'vitest';
import { signUp } from './account-fixture.ts';
import { post, startServer } from './server-fixture.ts';

const emailContent = 'Hi Bob,\n\ncould you send me the floor plans?\n\nBest,\nMarta';
const body = { emailContent, intent: 'general', tone: 'friendly', language: 'English' };

test('a signed-in person signs with the name of the account, a guest with what the mail tells', async () => {
  const server = await startServer({ configuredEngine: true });
  const { headers } = await signUp(server, { name: 'Ana Best' });
  expect((await (await post(server, body, { headers })).json()).reply).toMatch(/\nAna Best$/);
  expect((await (await post(server, body)).json()).reply).toMatch(/\nBob$/);
});
