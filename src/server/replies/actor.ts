import type { Plan } from '#domain/plans.ts';

/** Who asks for a reply: a visitor without an account, known by a signed token and a hashed address. */
export type Actor = { kind: 'guest'; id: string; addressHash: string };

/** The plan that decides what an actor may choose; a guest has none, which counts as free. */
export function planOf(_actor: Actor): Plan | undefined {
  return undefined;
}
