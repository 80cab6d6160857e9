import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { type Trial, trialSchema } from '#domain/status.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { call } from './account-rows.ts';
import { finished, guestCookie, never, post, startServer, writerOf } from './server-fixture.ts';

async function tryWriter(
  server: { url: string },
  model = 'standard',
): Promise<{ status: number; trial: Trial }> {
  const response = await call(server, 'POST', apiPaths.statusTrial, { body: { model } });
  return { status: response.status, trial: await response.json() };
}

describe('a trial reply', () => {
  async function startWithModel(model: string, variables: Record<string, string> = {}) {
    const fake = await startModelServer({ reply: 'Thursday at two suits me well.' });
    onTestFinished(() => fake.close());
    return startServer({
      configuredWriters: true,
      variables: {
        AI_MODEL: `openai-compatible:${model}`,
        AI_BASE_URL: `${fake.url}/v1`,
        AI_TIMEOUT_MS: '2000',
        ...variables,
      },
    });
  }

  test('is written by the configured model and measured', async () => {
    const { trial } = await tryWriter(await startWithModel('small'));
    expect(trialSchema.parse(trial)).toMatchObject({
      outcome: 'written',
      writer: 'openai-compatible:small',
      words: 6,
      reply: 'Thursday at two suits me well.',
    });
    if (trial.outcome === 'written') expect(trial.firstTextMs).toBeLessThanOrEqual(trial.totalMs);
  });

  test.each(['fault-401', 'fault-500', 'fault-hang', 'fault-cut'])(
    'of a model with %s names the cause and no text of the mail',
    async (model) => {
      const { status, trial } = await tryWriter(await startWithModel(model));
      expect(status).toBe(200);
      expect(trialSchema.parse(trial)).toMatchObject({
        outcome: 'failed',
        cause: expect.stringMatching(new RegExp(`^openai-compatible:${model} \\w+`)),
      });
      expect(JSON.stringify(trial)).not.toContain('Miriam');
    },
  );

  test('by the advanced model needs one', async () => {
    expect((await tryWriter(await startWithModel('small'), 'advanced')).status).toBe(400);
    const server = await startWithModel('small', { AI_ADVANCED_MODEL: 'openai-compatible:big' });
    expect((await tryWriter(server, 'advanced')).trial).toMatchObject({ writer: 'openai-compatible:big' });
  });

  test('counts for no guest', async () => {
    const server = await startServer();
    const headers = guestCookie(await post(server));
    for (let trial = 0; trial < 3; trial += 1) {
      await call(server, 'POST', apiPaths.statusTrial, { headers, body: { model: 'standard' } });
    }
    expect((await post(server, undefined, { headers })).status).toBe(200);
    expect((await post(server, undefined, { headers })).status).toBe(200);
    expect((await post(server, undefined, { headers })).status).toBe(402);
  });

  test('is written one at a time, and ends when its reader leaves', async () => {
    let isHeld = true;
    const begun = Promise.withResolvers<void>();
    const server = await startServer({
      writer: writerOf(async function* (_request, signal) {
        begun.resolve();
        if (isHeld) await never(signal);
        yield 'Yes.';
        return finished('Yes.');
      }),
    });
    const reader = new AbortController();
    const first = fetch(server.url + apiPaths.statusTrial, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'standard' }),
      signal: reader.signal,
    });
    await begun.promise;
    const second = await call(server, 'POST', apiPaths.statusTrial, { body: { model: 'standard' } });
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await second.json()).toMatchObject({ detail: problems.too_many_requests.detail });
    isHeld = false;
    reader.abort();
    await expect(first).rejects.toThrow();
    await expect.poll(async () => (await tryWriter(server)).status).toBe(200);
  });

  test('that fails for an unexpected reason shows nothing of the error but its name', async () => {
    const server = await startServer({
      // biome-ignore lint/correctness/useYield: it fails before its first text.
      writer: writerOf(async function* () {
        throw new TypeError('a sentence that quotes the mail');
      }),
    });
    expect((await tryWriter(server)).trial).toMatchObject({ outcome: 'failed', cause: 'TypeError' });
  });
});
