import { limits } from '#domain/limits.ts';
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

/** Whether words are an edit of an ask. Words over the limit cannot be sent, so the ask waits until they are shorter. */
function isEditOfAsk({ words }: DeskAsk, to: string): boolean {
  return to.length <= limits.askWords && isEditOf(words, to);
}

/** The new words of asks that the person added. `gone`: those whose words are no longer in the mail, at their places. */
export function editedAsks(text: string, gone: readonly DeskAsk[]): MovedAsk[] {
  return gone.flatMap((ask) => {
    const to = wordsAt(text, ask);
    return isEditOfAsk(ask, to) ? [{ from: ask.key, to }] : [];
  });
}

/** The number of characters in which two texts differ. */
function differenceOf(before: string, after: string): number {
  const { start, endBefore, endAfter } = changeBetween(before, after);
  return Math.max(endBefore, endAfter) - start;
}

/**
 * Finds the asks that are no longer in the mail with their words, but with similar words at the same place. `before`:
 * the asks of the text before the change, at their places now. The most similar asks are matched first, so that no ask
 * gets what belongs to another one.
 */
export function movedAsks(before: readonly DeskAsk[], asks: readonly DeskAsk[]): MovedAsk[] {
  const keysBefore = new Set(before.map(({ key }) => key));
  const keys = new Set(asks.map(({ key }) => key));
  const gone = before.filter(({ key }) => !keys.has(key));
  const fresh = asks.filter(({ key }) => !keysBefore.has(key));
  const pairs = gone.flatMap((from) =>
    fresh
      .filter((to) => to.start <= from.end && from.start <= to.end && isEditOfAsk(from, to.words))
      .map((to) => ({ from: from.key, to, difference: differenceOf(from.words, to.words) })),
  );
  const moved = new Map<string, DeskAsk>();
  for (const { from, to } of pairs.sort((one, other) => one.difference - other.difference)) {
    if (!moved.has(from) && ![...moved.values()].includes(to)) moved.set(from, to);
  }
  return [...moved].map(([from, { words }]) => ({ from, to: words }));
}
