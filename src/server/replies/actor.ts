import type { Plan } from '#domain/plans.ts';

/**
 * Who asks for a reply: a person with an account, or a guest. A guest is identified by a signed token and a hashed
 * address.
 */
export type Actor =
  | { kind: 'account'; id: string; name: string; plan: Plan }
  | { kind: 'guest'; id: string; addressHash: string };

/** The plan that decides what an actor may choose; a guest has none, which counts as free. */
export function planOf(actor: Actor): Plan | undefined {
  return actor.kind === 'account' ? actor.plan : undefined;
}
