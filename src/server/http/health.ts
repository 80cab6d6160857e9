import type { Context } from 'hono';
import { ProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { noStore } from './no-store.ts';

/** GET /healthz: the process is alive. */
export const healthRoute = (c: Context<HonoEnv>) => c.json({ status: 'alive' as const }, 200, noStore);

/** GET /readyz: the database answers and the server is not stopping. Throws `unavailable`. */
export function readyRoute({ database, closing }: Pick<AppDeps, 'database' | 'closing'>) {
  return async (c: Context<HonoEnv>) => {
    if (closing.aborted) throw new ProblemError('unavailable');
    await database.check().catch((cause: unknown) => {
      throw new ProblemError('unavailable', { cause });
    });
    return c.json({ status: 'ready' as const }, 200, noStore);
  };
}
