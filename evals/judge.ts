import { WriterError } from '#server/writers/writer.ts';
import type { Contender } from './contender.ts';
import { guards } from './guards.ts';
import type { ModelCase } from './model-cases.ts';

/** A reply, with the milliseconds until its first text and until its end. */
export type Written = { reply: string; firstMs: number; totalMs: number };

/** What a guard found over all replies. `failures`: one for each thing that is wrong. */
export type GuardScore = { name: string; of: number; failures: { id: string; what: string }[] };

/** How one writer did. */
export type Judgement = {
  name: string;
  /** The replies by the id of their case, in the order of the cases. */
  written: ReadonlyMap<string, Written>;
  /** Why there is no reply, without the name of the writer, by the id of the case. */
  failed: ReadonlyMap<string, string>;
  scores: readonly GuardScore[];
  promptWords: readonly number[];
  /** A sentence if the writer failed so often in a row that it was not asked for the other replies. */
  stopped?: string;
};

/** With this many failures in a row a model cannot be reached, or cannot do the work. More would open its circuit. */
const FAILURES_TO_STOP = 3;

async function write({ request }: ModelCase, { writer }: Contender): Promise<Written> {
  const startedAt = performance.now();
  let firstMs: number | undefined;
  const writing = writer.write(request, new AbortController().signal);
  for (;;) {
    const step = await writing.next();
    const ms = performance.now() - startedAt;
    firstMs ??= ms;
    if (step.done) return { reply: step.value.reply, firstMs, totalMs: ms };
  }
}

function scoreOf(cases: readonly ModelCase[], written: ReadonlyMap<string, Written>): GuardScore[] {
  return guards.map(({ name, check }) => {
    const score: GuardScore = { name, of: 0, failures: [] };
    for (const given of cases) {
      const reply = written.get(given.id)?.reply;
      const finding = reply === undefined ? undefined : check(given, reply);
      score.of += finding?.of ?? 0;
      for (const what of finding?.failed ?? []) score.failures.push({ id: given.id, what });
    }
    return score;
  });
}

/**
 * Lets a writer write all replies, one after the other, and checks them. `onReply` is called after each case. Stops after
 * three failures in a row. Throws what is no failure of the model.
 */
export async function judge(
  contender: Contender,
  cases: readonly ModelCase[],
  onReply: (done: number) => void = () => undefined,
): Promise<Judgement> {
  const { name, writer, promptWords } = contender;
  const written = new Map<string, Written>();
  const failed = new Map<string, string>();
  let inARow = 0;
  for (const [index, given] of cases.entries()) {
    try {
      written.set(given.id, await write(given, contender));
      inARow = 0;
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      failed.set(given.id, error.message.replace(`${writer.name} `, ''));
      inARow++;
    }
    onReply(index + 1);
    if (inARow === FAILURES_TO_STOP) break;
  }
  const stopped =
    inARow < FAILURES_TO_STOP
      ? {}
      : {
          stopped: `${name} failed ${FAILURES_TO_STOP} times in a row (${[...failed.values()].at(-1)}), so it was asked for no more replies.`,
        };
  return { name, written, failed, scores: scoreOf(cases, written), promptWords, ...stopped };
}
