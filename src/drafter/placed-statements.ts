import type { Thing } from '#reading/matters/matter.ts';
import { isTimed } from './compose/verdicts.ts';
import type { Answer } from './composer.ts';
import type { PlainStatement } from './plain-statements.ts';

/** What a deed is about that a statement may name by its thing. */
const deedOf: Partial<Record<Thing, string>> = {
  delivery: 'deliver',
  call: 'call',
  meeting: 'meet',
  payment: 'pay',
};

function isAnsweredBy(answer: Answer, statement: PlainStatement): boolean {
  if (answer.plain || answer.stance === 'guarded' || answer.said !== undefined || answer.value !== undefined)
    return false;
  if (statement.kind === 'suits') return isTimed(answer);
  const { deed, thing } = answer.matter;
  return thing === statement.thing || (deed !== undefined && deed === deedOf[statement.thing]);
}

/** The answers, each with the statement that says what it is; `left` are those that answer nothing asked. */
export function withStatements(
  answers: readonly Answer[],
  statements: readonly PlainStatement[],
): { answers: Answer[]; left: PlainStatement[] } {
  const placed = [...answers];
  const left = statements.filter((statement) => {
    const at = placed.findIndex((answer) => isAnsweredBy(answer, statement));
    const answer = placed[at];
    if (answer) placed[at] = { ...answer, stance: 'yes', plain: statement };
    return answer === undefined;
  });
  return { answers: placed, left };
}
