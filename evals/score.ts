import type { EvalCase, Finding } from './case.ts';
import type { Engine } from './engine.ts';
import { findingsOf } from './guards.ts';
import type { Judge, Judged } from './judge.ts';

/** What came of one case with one engine. */
export type Score = {
  evalCase: EvalCase;
  engine: string;
  /** '' where the engine failed. */
  text: string;
  notes: readonly string[];
  findings: Finding[];
  judged?: Judged;
};

/** Runs every case through an engine, a few at once, and holds each reply against the guards and the judge. */
export async function scoreCases(
  cases: readonly EvalCase[],
  engine: Engine,
  judge: Judge | undefined,
  onDone: () => void,
): Promise<Score[]> {
  const scores = new Array<Score>(cases.length);
  const waiting = cases.entries();
  const work = async () => {
    for (const [at, evalCase] of waiting) {
      scores[at] = await scoreCase(evalCase, engine, judge);
      onDone();
    }
  };
  await Promise.all(Array.from({ length: engine.atOnce }, work));
  return scores;
}

async function scoreCase(evalCase: EvalCase, engine: Engine, judge: Judge | undefined): Promise<Score> {
  const reply = await engine.write(evalCase);
  if ('failure' in reply) {
    const findings = [{ guard: 'engine', message: reply.failure }];
    return { evalCase, engine: engine.name, text: '', notes: [], findings };
  }
  const judged = await judge?.judge(evalCase, reply);
  return {
    evalCase,
    engine: engine.name,
    text: reply.text,
    notes: reply.notes,
    findings: findingsOf(evalCase, reply),
    ...(judged ? { judged } : {}),
  };
}
