import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { runServer, untilReady } from '../process-fixture.ts';
import { makeDatabase, parseEvents, post, postForEvents, startServer } from '../server-fixture.ts';
import { localVariables, modelFile, modelProcess, modelProcesses, slowModel } from './local-fixture.ts';
import { RUNNER_MS, skipWithoutRunner } from './shared-runner.ts';

beforeEach(skipWithoutRunner, RUNNER_MS);

/** A server in this process that writes with a tiny model. */
async function startLocal(path = modelFile(), further: Record<string, string> = {}) {
  return startServer({ configuredWriters: true, variables: await localVariables(path, further) });
}

/** Reads a stream's events as they come. */
async function* eventsOf(response: Response) {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += chunk;
    const end = rest.lastIndexOf('\n\n') + 2;
    yield* parseEvents(rest.slice(0, end));
    rest = rest.slice(end);
  }
}

/** The first event of a kind, without ending the stream. */
async function firstEvent(events: ReturnType<typeof eventsOf>, kind: string) {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended without ${kind}`);
    if (value.event === kind) return value.data;
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a model on this machine', () => {
  test('writes a reply, streamed and not, and names itself by its file', async () => {
    const server = await startLocal(modelFile({}, 'my-model'));
    const json = await (await post(server)).json();
    expect(json).toMatchObject({
      writer: 'local:my-model',
      reply: expect.stringMatching(/^Dear Sender,\n\nThank you/),
    });
    const events = parseEvents(await (await postForEvents(server)).text());
    const deltas = events.flatMap(({ event, data }) =>
      event === 'delta' ? [(data as { text: string }).text] : [],
    );
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.join('')).toBe(json.reply);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { writer: 'local:my-model' } });
    const { costs } = await (await fetch(`${server.url}${apiPaths.status}`)).json();
    const [{ model, today }] = costs.models;
    expect([model, today.replies]).toEqual(['local:my-model', 2]);
    expect(today.input).toBeGreaterThan(100);
    expect(today.output).toBeGreaterThan(2 * 5);
  });

  test('writes two replies at once; the third one is told its place and begins when one has left', async () => {
    const server = await startLocal(modelFile(slowModel));
    const leaving = new AbortController();
    const first = eventsOf(await postForEvents(server, { signal: leaving.signal }));
    const second = eventsOf(await postForEvents(server));
    await Promise.all([firstEvent(first, 'delta'), firstEvent(second, 'delta')]);
    const third = eventsOf(await postForEvents(server));
    expect(await firstEvent(third, 'waiting')).toEqual({ ahead: 1 });
    leaving.abort();
    expect(await firstEvent(third, 'waiting')).toEqual({ ahead: 0 });
    expect(await firstEvent(third, 'delta')).toHaveProperty('text');
  });

  test('stops reading the mail when the person leaves before the first text, and has room for the next at once', async () => {
    const server = await startLocal(modelFile(slowModel));
    const pid = modelProcess();
    for (let round = 0; round < 4; round += 1) {
      const leaving = new AbortController();
      const asked = postForEvents(server, { signal: leaving.signal }).catch(() => undefined);
      setTimeout(() => leaving.abort(), 50);
      await asked;
    }
    const events = eventsOf(await postForEvents(server));
    expect(await events.next()).toMatchObject({ value: { event: 'delta' } });
    expect(modelProcess()).toBe(pid);
  });

  test('a reply ends as a failed one does when its process is killed, and the next one is written', async () => {
    const server = await startLocal(modelFile(slowModel));
    const events = eventsOf(await postForEvents(server));
    await firstEvent(events, 'delta');
    const pid = modelProcess();
    process.kill(pid, 'SIGKILL');
    expect(await firstEvent(events, 'problem')).toMatchObject({ code: 'generation_failed' });
    expect(await firstEvent(eventsOf(await postForEvents(server)), 'delta')).toHaveProperty('text');
    expect(modelProcesses()).not.toContain(pid);
  });

  test('is put away after an idle time, and comes back for the next reply', async () => {
    const server = await startLocal(modelFile(), { LOCAL_MODEL_IDLE_MS: '1000' });
    expect((await post(server)).status).toBe(200);
    expect(modelProcesses()).toHaveLength(1);
    await vi.waitFor(() => expect(modelProcesses()).toEqual([]), { timeout: 15_000 });
    expect((await post(server)).status).toBe(200);
  });

  test('a second model writes while the first one does', async () => {
    const server = await startLocal(modelFile(slowModel, 'first'), {
      AI_FALLBACK_MODEL: `local:${modelFile({}, 'second')}`,
    });
    const events = eventsOf(await postForEvents(server));
    await firstEvent(events, 'delta');
    expect(modelProcesses()).toHaveLength(2);
  });

  test('finds what a mail asks, as JSON that it is held to', async () => {
    const words = 'The dog may stay.';
    const server = await startLocal(modelFile({ text: `{"asks":[{"words":"${words}","kind":"yes-no"}]}` }));
    const response = await fetch(server.url + apiPaths.asks, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailContent: `Hi Milo,\n\n${words}\n\nDana` }),
    });
    expect(await response.json()).toMatchObject({ asks: [{ text: words }], by: 'local:tiny' });
  });

  test('the process ends with a server that is killed, while it writes', async () => {
    const variables = { ...(await makeDatabase('SQLite')), ...(await localVariables(modelFile(slowModel))) };
    const program = runServer(variables);
    const server = await untilReady(program);
    const [pid] = modelProcesses(program.child.pid);
    if (pid === undefined) throw new Error('a process with the model is expected');
    await firstEvent(eventsOf(await postForEvents(server)), 'delta');
    program.child.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 });
  });

  test('the processes end with the server', async () => {
    const server = await startLocal();
    expect(modelProcesses()).toHaveLength(1);
    await server.close();
    await vi.waitFor(() => expect(modelProcesses()).toEqual([]), { timeout: 15_000 });
  });
});
