import { type Measure, median } from './statistics.ts';

/** One of two things that are compared: measures it once more and returns its figure. */
type Side = () => Promise<number>;

type Comparison = {
  what: string;
  measured: Side;
  against: Side;
  rounds: number;
  /** A figure in words, for the table. */
  format: (figure: number) => string;
  /** How many times the other it may be at most; without it the ratio is printed alone. */
  atMost?: number;
};

/**
 * Measures two things in turns, so that what else the machine does falls on both, and returns the median of the rounds'
 * ratios, with the medians of both. One round more comes first and is left out: it warms up.
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
