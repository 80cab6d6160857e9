import type { MiddlewareHandler } from 'hono';
import { apiHolder, type CountedCall } from '../../keys/api-holders.ts';
import { ProblemError } from '../../problems.ts';
import { MINUTE_MS } from '../../quotas/quota.ts';
import type { AppDeps } from '../app-types.ts';
import { tellRate } from '../rate-limit.ts';
import type { KeyEnv } from '../require-key.ts';
import { isMailFile } from './mail-input.ts';

/** The names of the rates in `RateLimit`. */
const policies: Record<CountedCall, string> = { reading: 'readings', file: 'files' };

/**
 * Counts a call before its body is read: a reading, or a reply to a mail that comes as a file. Files count because
 * reading one costs more than refusing it. An account may make as many of each in a minute as it may have replies.
 * Throws `too_many_requests`, `unavailable`.
 */
export function countCall({ ledger, env }: AppDeps, call: CountedCall): MiddlewareHandler<KeyEnv> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (call === 'reading' || isMailFile(incoming)) {
      const holder = apiHolder(call, c.get('caller').account.id);
      const limit = env.quotas.repliesPerMinute;
      const outcome = await ledger.count([{ holder, limit, windowMs: MINUTE_MS }]);
      tellRate(outgoing, policies[call], outcome.rates);
      if (outcome.kind === 'too_fast') {
        throw new ProblemError('too_many_requests', { retryAfterSeconds: outcome.retryAfterSeconds });
      }
    }
    await next();
  };
}
