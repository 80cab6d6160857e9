import { upper } from './clause-rules.ts';
import { fact } from './rule.ts';
import type { Said, TwoClauses } from './turning.ts';

/** In UTF-16 code units: more is no choice that fits into a gap. */
const LONGEST = 190;

/** A gap for yes or no, with what stands before and behind it. */
const POLAR = /^([^[\]]*)\[([^[\]]+?) \/ ([^[\]/]+)\]([^[\]]*)$/u;
/** When a request will be done, which a choice does without. */
const WHEN = /^([^[\]]+) \[[^[\]/]+\]\.$/u;

type Affirmed = { subject: string; words: string };

/** What is said to a clause as if it were so; undefined where its gap is for anything but yes or no. */
function affirmed({ open, yes }: Said, { denies, agrees }: TwoClauses): Affirmed | undefined {
  const [, subject = '', so = '', not = '', rest = ''] = POLAR.exec(open) ?? [];
  if (so && denies.test(not.trim()))
    return { subject: subject.trim(), words: `${so.replace(agrees, '')}${rest}`.replace(/\.$/u, '') };
  const [, done = ''] = (yes !== open && WHEN.exec(open)) || [];
  return done ? { subject: '', words: done } : undefined;
}

const whole = ({ subject, words }: Affirmed) => `${subject} ${words}`.trim();

/**
 * One of two clauses as a gap: 'The visit [is covered / will be billed].' `turned`: what is said to a clause by itself;
 * `repeated`: its words as whoever answers says them, undefined where they cannot be said. Undefined where either is.
 */
export function oneOf(
  [first, second]: readonly [string, string],
  clauses: TwoClauses,
  {
    turned,
    repeated,
  }: { turned: (clause: string) => Said | undefined; repeated: (clause: string) => string | undefined },
): Said | undefined {
  const said = turned(first);
  const one = said && affirmed(said, clauses);
  if (!one) return undefined;
  if (one.subject && clauses.shares(one.words, second)) {
    const other = repeated(second);
    return other ? fitting(`${one.subject} [${one.words} / ${other}].`) : undefined;
  }
  const next = turned(second);
  const other = next && affirmed(next, clauses);
  return other ? fitting(`[${upper(whole(one))} / ${upper(whole(other))}].`) : undefined;
}

function fitting(open: string): Said | undefined {
  return open.length > LONGEST ? undefined : fact(open);
}
