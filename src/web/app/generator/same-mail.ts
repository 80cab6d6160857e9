/** Characters that two texts have in common at their beginning, and after it at their end. */
function inCommon(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return before + after;
}

/** Whether a text is another one that was edited: half of the longer is in both. What is pasted over is another mail. */
export function isEditOf(before: string, after: string): boolean {
  return before !== '' && inCommon(before, after) * 2 >= Math.max(before.length, after.length);
}
