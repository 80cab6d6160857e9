import { expect, onTestFinished, test } from 'vitest';
import { problems } from '#domain/problems.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { parseEvents, post, postForEvents, startServer } from './server-fixture.ts';

const TIMEOUT_MS = 2_000;
/** The time that a request may take in addition to its reply, on a machine that runs other tests as well. */
const MARGIN_MS = 3_000;

/** Starts a server whose model always fails in one way. */
async function startFailing(fault: string) {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  return startServer({
    configuredWriters: true,
    variables: {
      AI_MODEL: `openai-compatible:fault-${fault}`,
      AI_BASE_URL: `${model.url}/v1`,
      AI_TIMEOUT_MS: String(TIMEOUT_MS),
    },
  });
}

const problem = {
  status: 502,
  code: 'generation_failed',
  detail: problems.generation_failed.detail,
};

test.each([
  ['says nothing', 'hang', []],
  ['breaks off', 'cut', ['delta', 'problem']],
  ['fails', '500', []],
] as const)(
  'a model that %s leads to a problem within the longest time of a reply',
  async (_how, fault, events) => {
    const server = await startFailing(fault);
    const start = performance.now();
    const [json, stream] = await Promise.all([post(server), postForEvents(server)]);
    expect(json.status).toBe(502);
    expect(json.headers.get('content-type')).toBe('application/problem+json');
    expect(await json.json()).toMatchObject(problem);
    if (events.length === 0) {
      expect(stream.status).toBe(502);
      expect(await stream.json()).toMatchObject(problem);
    } else {
      const received = parseEvents(await stream.text());
      expect([...new Set(received.map(({ event }) => event))]).toEqual(events);
      expect(received.at(-1)?.data).toMatchObject(problem);
    }
    // AI_TIMEOUT_MS promises the longest time that a reply may take.
    expect(performance.now() - start).toBeLessThan(TIMEOUT_MS + MARGIN_MS);
  },
);
