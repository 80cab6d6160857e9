import { expect, test } from 'vitest';
import { rewriteMessages } from '#domain/desk-messages.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { post, startServer } from './server-fixture.ts';

const emailContent = 'Hi Bob,\n\ncould you send me the floor plans?\n\nBest,\nMarta';
const body = { emailContent, intent: 'general', tone: 'friendly', language: 'English' };

test('a draft is written once more in another style, with the person’s edits', async () => {
  const server = await startServer({ configuredWriters: true });
  const { reply } = await (await post(server, body)).json();
  const edited = reply.replace(/\[.*\]\n/, 'I send them tonight.\n');
  const response = await post(server, { ...body, rewrite: { as: 'shorter', reply: edited } });
  const { reply: shorter } = await response.json();
  expect(shorter.length).toBeLessThan(edited.length);
  expect(shorter).toContain('floor plans?\nI send them tonight.');
});

test('a model gets the reply to write once more, with the way in which it should change', async () => {
  const models = await startModelServer();
  const server = await startServer({
    configuredWriters: true,
    variables: {
      AI_MODEL: 'openai-compatible:good-model',
      AI_BASE_URL: `${models.url}/v1`,
      AI_API_KEY: 'key',
    },
  });
  const rewrite = { as: 'firmer', reply: 'Hi Marta,\n\nmaybe next week.\n\nBob' };
  expect((await post(server, { ...body, rewrite })).status).toBe(200);
  const sent = JSON.stringify(models.requests.at(-1)?.body);
  expect(sent).toContain('maybe next week.');
  expect(sent).toContain('firmer');
  await models.close();
});

test.each([
  [{ as: 'louder', reply: 'Hi' }, rewriteMessages.unknown],
  [{ as: 'shorter', reply: '  ' }, rewriteMessages.replyMissing],
  [{ as: 'shorter' }, rewriteMessages.replyMissing],
  [{ as: 'shorter', reply: 'x'.repeat(10_001) }, rewriteMessages.replyTooLong],
])('a bad request is refused with its own sentence: %#', async (rewrite, detail) => {
  const server = await startServer();
  const response = await post(server, { ...body, rewrite });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'validation', detail });
});
