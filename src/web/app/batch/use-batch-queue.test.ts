import { describe, expect, it } from 'vitest';
import { countStates, following, type ItemState, isFinished, stateAfter } from './use-batch-queue.ts';

const items = (...states: ItemState[]) => states.map((state) => ({ state }));

describe('a mail that is left', () => {
  it('is done only with a reply and by Next', () => {
    expect(stateAfter({ state: 'open' }, 'next', true)).toBe('done');
    expect(stateAfter({ state: 'open' }, 'next', false)).toBe('open');
    expect(stateAfter({ state: 'open' }, 'look', true)).toBe('drafted');
    expect(stateAfter({ state: 'drafted' }, 'next', true)).toBe('done');
  });

  it('is open again without its reply, and keeps its state if the person only looks at it', () => {
    expect(stateAfter({ state: 'done' }, 'look', false)).toBe('open');
    expect(stateAfter({ state: 'done' }, 'look', true)).toBe('done');
    expect(stateAfter({ state: 'skipped' }, 'look', true)).toBe('skipped');
    expect(stateAfter({ state: 'skipped' }, 'next', false)).toBe('skipped');
    expect(stateAfter({ state: 'skipped' }, 'next', true)).toBe('done');
  });

  it('is skipped by Next if it cannot be answered', () => {
    expect(stateAfter({ state: 'open', problem: 'Too large.' }, 'next', false)).toBe('skipped');
    expect(stateAfter({ state: 'open', problem: 'Too large.' }, 'look', false)).toBe('open');
  });
});

it('after the last mail comes the first that is not dealt with', () => {
  expect(following(items('open', 'open', 'done'), 0)).toBe(1);
  expect(following(items('done', 'open', 'done'), 2)).toBe(1);
  expect(following(items('done', 'skipped'), 1)).toBe(0);
  expect(following(items('open'), 0)).toBe(0);
});

it('a batch is finished when every mail is done or skipped', () => {
  expect(isFinished(items('done', 'skipped'))).toBe(true);
  expect(isFinished(items('done', 'drafted'))).toBe(false);
  expect(countStates(items('done', 'skipped', 'done', 'open'))).toEqual({
    open: 1,
    drafted: 0,
    done: 2,
    skipped: 1,
  });
});
