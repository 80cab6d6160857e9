import { askKey } from '#domain/asks.ts';
import type { DeskAsk } from './desk-reading.ts';
import { isEditOf } from './edited-mail.ts';
import { changeBetween } from './text-change.ts';

/** An ask whose words the person has changed in the mail. `from`: its key before. `to`: its words now. */
export type MovedAsk = { from: string; to: string };

/** The text of a span, with the whole words at its ends. */
function wordsAt(text: string, { start, end }: DeskAsk): string {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.trim();
}

/**
 * The asks that the person added and whose words have changed in the mail since then. `before`: the asks of the text
 * before the change, at their places in `text`.
 */
export function editedAsks(text: string, before: readonly DeskAsk[]): MovedAsk[] {
  const added = before.filter(({ isAdded }) => isAdded);
  const key = added.length > 0 ? askKey(text) : '';
  return added.flatMap((ask) => {
    if (key.includes(ask.key)) return [];
    const to = wordsAt(text, ask);
    return isEditOf(ask.words, to) ? [{ from: ask.key, to }] : [];
  });
}

/** The number of characters in which two texts differ. */
function differenceOf(before: string, after: string): number {
  const { start, endBefore, endAfter } = changeBetween(before, after);
  return Math.max(endBefore, endAfter) - start;
}

/**
 * Finds the asks that are no longer in the mail with their words, but with similar words at the same place. `before` is
 * as above. The most similar asks are matched first, so that no ask gets what belongs to another one.
 */
export function movedAsks(before: readonly DeskAsk[], asks: readonly DeskAsk[]): MovedAsk[] {
  const keysBefore = new Set(before.map(({ key }) => key));
  const keys = new Set(asks.map(({ key }) => key));
  const gone = before.filter(({ key }) => !keys.has(key));
  const fresh = asks.filter(({ key }) => !keysBefore.has(key));
  const pairs = gone.flatMap((from) =>
    fresh
      .filter((to) => to.start <= from.end && from.start <= to.end && isEditOf(from.words, to.words))
      .map((to) => ({ from: from.key, to, difference: differenceOf(from.words, to.words) })),
  );
  const moved = new Map<string, DeskAsk>();
  for (const { from, to } of pairs.sort((one, other) => one.difference - other.difference)) {
    if (!moved.has(from) && ![...moved.values()].includes(to)) moved.set(from, to);
  }
  return [...moved].map(([from, { words }]) => ({ from, to: words }));
}
