import { expect, test, vi } from 'vitest';
import { ReplyQueue } from './reply-queue.ts';

const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for a turn and notes when it comes. */
function ask(queue: ReplyQueue, begun: string[], name: string, signal = never) {
  const onWaiting = vi.fn();
  const turn = queue.takeTurn(signal, onWaiting);
  turn.then(
    () => begun.push(name),
    () => undefined,
  );
  return { turn, places: () => onWaiting.mock.calls.map(([ahead]) => ahead) };
}

test('turns come in the order in which they were asked for, two at once', async () => {
  const queue = new ReplyQueue(2);
  const begun: string[] = [];
  const asked = ['a', 'b', 'c', 'd'].map((name) => ask(queue, begun, name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  expect(asked.map(({ places }) => places())).toEqual([[], [], [1], [2]]);
  (await asked[1]?.turn)?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ places }) => places())).toEqual([[], [], [1, 0], [2, 1]]);
});

test('one that leaves makes the others move up, and throws its own reason', async () => {
  const queue = new ReplyQueue(1);
  const begun: string[] = [];
  const leaving = new AbortController();
  const first = ask(queue, begun, 'first');
  const left = ask(queue, begun, 'left', leaving.signal);
  const last = ask(queue, begun, 'last');
  leaving.abort(new RangeError('left'));
  await expect(left.turn).rejects.toThrow('left');
  expect(last.places()).toEqual([2, 1]);
  (await first.turn)();
  await settled();
  expect(begun).toEqual(['first', 'last']);
});

test('ending a turn twice lets only one other begin', async () => {
  const queue = new ReplyQueue(1);
  const begun: string[] = [];
  const end = await ask(queue, begun, 'a').turn;
  ask(queue, begun, 'b');
  ask(queue, begun, 'c');
  end();
  end();
  await settled();
  expect(begun).toEqual(['a', 'b']);
});

test('a signal that has aborted gets no turn', async () => {
  const queue = new ReplyQueue(1);
  await expect(queue.takeTurn(AbortSignal.abort(new RangeError('gone')))).rejects.toThrow('gone');
});

test('one that leaves at the moment of its turn gives the turn to the next', async () => {
  const queue = new ReplyQueue(1);
  const begun: string[] = [];
  const first = await ask(queue, begun, 'first').turn;
  const leaving = new AbortController();
  const left = queue.takeTurn(leaving.signal, (ahead) => {
    if (ahead === 0) leaving.abort(new RangeError('left'));
  });
  ask(queue, begun, 'last');
  first();
  (await left)();
  await settled();
  expect(begun).toEqual(['first', 'last']);
});
