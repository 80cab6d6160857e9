import type { EvalCase, EvalReply, Finding, Guard } from './case.ts';
import { asksGuard } from './guards/asks.ts';
import { bulkGuard } from './guards/bulk.ts';
import { factsGuard } from './guards/facts.ts';
import { gapsGuard } from './guards/gaps.ts';
import { injectionGuard } from './guards/injection.ts';
import { instructionGuard } from './guards/instruction.ts';
import { languageGuard } from './guards/language.ts';
import { leftoversGuard } from './guards/leftovers.ts';
import { lengthGuard } from './guards/length.ts';
import { mirroredGuard } from './guards/mirrored.ts';
import { registerGuard } from './guards/register.ts';
import { repeatedGuard } from './guards/repeated.ts';

/** Every guard under its name; a new one is one row. */
export const guards = {
  language: languageGuard,
  register: registerGuard,
  asks: asksGuard,
  facts: factsGuard,
  leftovers: leftoversGuard,
  length: lengthGuard,
  mirrored: mirroredGuard,
  repeated: repeatedGuard,
  instruction: instructionGuard,
  injection: injectionGuard,
  gaps: gapsGuard,
  bulk: bulkGuard,
} as const satisfies Record<string, Guard>;

/** What a guard is called in findings and tables. */
export type GuardName = keyof typeof guards;

/** What all guards find wrong with a reply, in their order. */
export function findingsOf(evalCase: EvalCase, reply: EvalReply): Finding[] {
  return Object.values(guards).flatMap((guard) => guard(evalCase, reply));
}
