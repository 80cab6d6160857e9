import { expect, test } from 'vitest';
import { finished, never, parseEvents, postForEvents, startServer, writerOf } from './server-fixture.ts';

test('a reply under way is finished before the server stops, and new ones are not accepted', async () => {
  let proceed = () => {};
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const writer = writerOf(async function* () {
    yield 'Dear ';
    await held;
    yield 'Anna';
    return finished('Dear Anna');
  });
  const server = await startServer({ writer });
  const response = await postForEvents(server);
  const closing = server.close(10_000);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  proceed();
  expect(parseEvents(await response.text()).map(({ event }) => event)).toEqual(['delta', 'delta', 'done']);
  await closing;
});

test('a reply that outlasts the patience of a server that stops ends as a problem, not as complete', async () => {
  const writer = writerOf(async function* (_request, signal) {
    yield 'Dear ';
    return await never(signal);
  });
  const server = await startServer({ writer });
  const response = await postForEvents(server);
  await Promise.all([server.close(50), expect(response.text()).resolves.toMatch(/event: problem/)]);
});
