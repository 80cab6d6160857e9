/** The number of equal characters at the start of two texts, plus those at their ends. */
function sharedLength(a: string, b: string): number {
  const max = Math.min(a.length, b.length);
  let before = 0;
  while (before < max && a[before] === b[before]) before += 1;
  let after = 0;
  while (after < max - before && a.at(-1 - after) === b.at(-1 - after)) after += 1;
  return before + after;
}

/** Whether `after` is an edit of `before`, and not another mail: at least half of the longer text is in both. */
export function isEditOf(before: string, after: string): boolean {
  return before !== '' && sharedLength(before, after) * 2 >= Math.max(before.length, after.length);
}
