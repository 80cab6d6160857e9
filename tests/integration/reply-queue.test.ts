import { expect, test } from 'vitest';
import { untilAborted } from '#server/until-aborted.ts';
import { WriterError } from '#server/writers/writer.ts';
import { askForReply, startWithKey } from './public-api-fixture.ts';
import { settledUse } from './quota-fixture.ts';
import { finished, parseEvents, post, postForEvents, startServer, writerOf } from './server-fixture.ts';

/** A writer whose replies wait behind two others until `giveTurn`. `left` resolves with why a reply left the queue. */
function queuedWriter(failure?: WriterError) {
  const turn = Promise.withResolvers<void>();
  const joined = Promise.withResolvers<void>();
  const left = Promise.withResolvers<unknown>();
  const writer = writerOf(async function* (_request, signal, onWaiting) {
    onWaiting?.(2);
    joined.resolve();
    await untilAborted(turn.promise, signal).catch((error) => {
      left.resolve(error);
      throw error;
    });
    onWaiting?.(1);
    onWaiting?.(0);
    if (failure) throw failure;
    yield 'Thank you.';
    return finished('Thank you.');
  });
  return { writer, joined: joined.promise, left: left.promise, giveTurn: turn.resolve };
}

const placesInQueue = [2, 1, 0].map((ahead) => ({ event: 'waiting', data: { ahead } }));

test('a stream says how many replies are ahead and when its turn has come, then brings the reply', async () => {
  const { writer, giveTurn } = queuedWriter();
  // The response begins with the first event, so it arrives while the reply still waits.
  const response = await postForEvents(await startServer({ writer }));
  giveTurn();
  expect(parseEvents(await response.text())).toEqual([
    ...placesInQueue,
    { event: 'delta', data: { text: 'Thank you.' } },
    { event: 'done', data: finished('Thank you.') },
  ]);
});

test('a failure after the wait is the last event', async () => {
  const { writer, giveTurn } = queuedWriter(new WriterError('broke off'));
  giveTurn();
  const response = await postForEvents(await startServer({ writer }));
  expect(response.status).toBe(200);
  expect(parseEvents(await response.text())).toEqual([
    ...placesInQueue,
    { event: 'problem', data: expect.objectContaining({ code: 'generation_failed' }) },
  ]);
});

test('a JSON client gets only the reply', async () => {
  const { writer, giveTurn } = queuedWriter();
  giveTurn();
  const response = await post(await startServer({ writer }));
  expect(await response.json()).toEqual(finished('Thank you.'));
});

test.each([undefined, { 'idempotency-key': 'order-17' }])(
  'a stream of the public API says how many replies are ahead, with %o',
  async (headers) => {
    const { writer, giveTurn } = queuedWriter();
    giveTurn();
    const { server, key } = await startWithKey('SQLite', { writer });
    const response = await askForReply(server, { key, headers: { accept: 'text/event-stream', ...headers } });
    expect(parseEvents(await response.text()).slice(0, 3)).toEqual(placesInQueue);
  },
);

test.each(['application/json', 'text/event-stream'])(
  'a caller who leaves while the reply waits leaves the queue at once and is not charged (%s)',
  async (accept) => {
    const { writer, joined, left } = queuedWriter();
    const { server, database, account, key } = await startWithKey('SQLite', { writer });
    const leaving = new AbortController();
    const response = askForReply(server, { key, headers: { accept }, signal: leaving.signal });
    response.catch(() => {});
    await joined;
    leaving.abort();
    expect(await left).toMatchObject({ name: 'ClientGone' });
    expect(await settledUse(database, account.id)).toBe(0);
  },
);
