import { useLayoutEffect, useRef } from 'react';

/** The state of a mail. `drafted`: there is a reply, but the person has not gone on to the next mail with it. */
export type ItemState = 'open' | 'drafted' | 'done' | 'skipped';

/** A mail of a queue. */
type QueueItem = {
  state: ItemState;
  /** Why it cannot be answered; undefined if it can. */
  problem?: string | undefined;
};

/** How the person leaves a mail: `look` is the way back, or a choice in the list. */
export type Step = 'next' | 'skip' | 'look';

/** The state of a mail that is left. */
export function stateAfter({ state, problem }: QueueItem, step: Step, hasReply: boolean): ItemState {
  if (step === 'skip') return 'skipped';
  if (step === 'next' && hasReply) return 'done';
  if (step === 'next' && problem !== undefined) return 'skipped';
  if (state === 'skipped') return 'skipped';
  if (!hasReply) return 'open';
  return state === 'done' ? 'done' : 'drafted';
}

type QueueCounts = Record<ItemState, number>;

export function countStates(items: readonly QueueItem[]): QueueCounts {
  const counts: QueueCounts = { open: 0, drafted: 0, done: 0, skipped: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** Whether the person has dealt with every mail. */
export function isFinished(items: readonly QueueItem[]): boolean {
  const { open, drafted } = countStates(items);
  return open + drafted === 0;
}

/** The index of the mail after another one. After the last: the first that is not dealt with, else the first. */
export function following(items: readonly QueueItem[], at: number): number {
  if (at + 1 < items.length) return at + 1;
  return Math.max(
    0,
    items.findIndex(({ state }) => state === 'open' || state === 'drafted'),
  );
}

/** The items with the present state of the one that is shown. */
export function withPresent<Item extends QueueItem>(
  items: readonly Item[],
  at: number,
  hasReply: boolean,
): Item[] {
  return items.map((item, index) =>
    index === at ? { ...item, state: stateAfter(item, 'look', hasReply) } : item,
  );
}

type QueueOptions<Item extends QueueItem> = {
  items: readonly Item[];
  /** The index of the mail that is shown. */
  at: number;
  /** While it is true, the person cannot leave the mail: a reply is being written. */
  isLocked: boolean;
  /** Whether there is a reply to the mail that is shown. Read when the person leaves it. */
  hasReply: () => boolean;
  onChange: (items: Item[]) => void;
  /** Keeps the work on a mail before it is left. */
  keep: (item: Item) => Promise<void>;
  /** Shows a mail with the work on it. */
  open: (item: Item, index: number) => Promise<void>;
  /** Called when the person has dealt with the last mail. */
  onFinish: () => void;
  onFailure: (error: unknown) => void;
};

/** A queue of mails that a person goes through. It does not know where the mails come from. */
export function useBatchQueue<Item extends QueueItem>(options: QueueOptions<Item>) {
  const isMoving = useRef(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  async function move(step: Step, target?: number): Promise<void> {
    const { items, at, hasReply, keep, open, onChange, onFinish } = latest.current;
    const item = items[at];
    if (!item) return;
    const left = { ...item, state: stateAfter(item, step, hasReply()) };
    const changed = items.with(at, left);
    const isNewlyFinished = isFinished(changed) && !isFinished(items);
    await keep(left);
    onChange(changed);
    if (step !== 'look' && isNewlyFinished) return onFinish();
    const to = target ?? following(changed, at);
    const next = changed[to];
    if (next && to !== at) await open(next, to);
  }

  /** Goes to another mail. A second press is ignored until the mail is shown. */
  async function go(step: Step, target?: number): Promise<void> {
    if (isMoving.current || latest.current.isLocked) return;
    isMoving.current = true;
    try {
      await move(step, target);
    } catch (error) {
      latest.current.onFailure(error);
    } finally {
      isMoving.current = false;
    }
  }

  const { at } = options;
  return {
    next: () => go('next'),
    skip: () => go('skip'),
    previous: at > 0 ? () => go('look', at - 1) : undefined,
    show: (index: number) => go('look', index),
  };
}
