import { type Measure, median } from './statistics.ts';

/** One side of a comparison: measures it once and returns the figure. */
type Side = () => Promise<number>;

type Comparison = {
  what: string;
  measured: Side;
  against: Side;
  rounds: number;
  /** The figure as text, for the table. */
  format: (figure: number) => string;
  /** The highest ratio that meets the goal. Without it, there is no goal: the ratio is only printed. */
  atMost?: number;
};

/**
 * Measures two things in turns, so that other work on the machine affects both. Returns the median of the rounds'
 * ratios, with the medians of both sides. One extra round runs first as a warm-up and does not count.
 */
export async function compareInTurns({
  what,
  measured,
  against,
  rounds,
  format,
  atMost,
}: Comparison): Promise<Measure> {
  const [seen, other, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [a, b] = [await measured(), await against()];
    if (round === 0) continue;
    seen.push(a);
    other.push(b);
    ratios.push(a / b);
  }
  const ratio = median(ratios);
  return {
    what,
    seen: `${ratio.toFixed(2)}× (${format(median(seen))} against ${format(median(other))})`,
    goal: atMost === undefined ? 'printed' : `≤ ${atMost}×`,
    met: atMost === undefined ? undefined : ratio <= atMost,
  };
}
