import { expect, test } from 'vitest';
import { signUp } from './account-fixture.ts';
import { post, startServer } from './server-fixture.ts';

const emailContent = 'Hi Bob,\n\ncould you send me the floor plans?\n\nBest,\nMarta';
const body = { emailContent, intent: 'general', tone: 'friendly', language: 'English' };

test('the reply of an account is signed with its name, that of a guest with the name in the mail', async () => {
  const server = await startServer({ configuredWriters: true });
  const { headers } = await signUp(server, { name: 'Ana Best' });
  expect((await (await post(server, body, { headers })).json()).reply).toMatch(/\nAna Best$/);
  expect((await (await post(server, body)).json()).reply).toMatch(/\nBob$/);
});
