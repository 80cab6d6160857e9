import type { Context } from 'hono';
import type { readingRequestSchema } from '#domain/public-api.ts';
import type { AppDeps } from '../app-types.ts';
import type { JsonInput } from '../json-input.ts';
import { noStore } from '../no-store.ts';
import type { KeyEnv } from '../require-key.ts';

type ReadingCall = Context<KeyEnv, string, JsonInput<typeof readingRequestSchema>>;

/**
 * POST /api/v1/readings: what a mail says and asks. Nothing is stored or charged to the month. Throws `unavailable`.
 */
export function readingsRoute({ engine }: Pick<AppDeps, 'engine'>) {
  return async (c: ReadingCall) => {
    const [{ readEmail }, { presentReading }] = await Promise.all([
      engine(),
      import('../../readings/present-reading.ts'),
    ]);
    const { emailContent } = c.req.valid('json');
    return c.json(presentReading(readEmail(emailContent), emailContent), 200, noStore);
  };
}
