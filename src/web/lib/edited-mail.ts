import { changeBetween } from './text-change.ts';

/** Whether `after` is an edit of `before`, and not another mail: at least half of the longer text is in both. */
export function isEditOf(before: string, after: string): boolean {
  const { start, endBefore } = changeBetween(before, after);
  const shared = before.length - (endBefore - start);
  return before !== '' && shared * 2 >= Math.max(before.length, after.length);
}
