/** The value below which a share (0 to 1) of the numbers lies, nearest rank. Throws on an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** The median. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** A measure as it is printed: what was measured, the figure, the goal, and whether it was met. */
export type Measure = { what: string; seen: string; goal: string; met: boolean | undefined };

/** Prints measures as a Markdown table. */
export function printTable(measures: readonly Measure[]): void {
  console.log('\n| what | seen | goal | met |\n|---|---|---|---|');
  for (const { what, seen, goal, met } of measures) {
    console.log(`| ${what} | ${seen} | ${goal} | ${met === undefined ? '–' : met ? 'yes' : 'no'} |`);
  }
}
