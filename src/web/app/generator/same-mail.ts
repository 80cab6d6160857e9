/** The number of characters that two texts share at the start, plus those after them that they share at the end. */
function inCommon(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return before + after;
}

/**
 * Whether `after` is an edit of `before`: at least half of the longer text is in both. A text pasted over the old one
 * is another mail.
 */
export function isEditOf(before: string, after: string): boolean {
  return before !== '' && inCommon(before, after) * 2 >= Math.max(before.length, after.length);
}
