import { Hono, type MiddlewareHandler } from 'hono';
import { OPERATOR_HEADER } from '#domain/operator.ts';
import { apiPaths } from '#domain/paths.ts';
import { statusSchema, trialRequestSchema, trialSchema } from '#domain/status.ts';
import { ProblemError } from '../problems.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import { isFromThisMachine, isOperatorToken } from '../status/operator-access.ts';
import { readStatus } from '../status/read-status.ts';
import { writeTrial } from '../status/write-trial.ts';
import type { HonoEnv, RequestContext } from './app-types.ts';
import { describeRoute, jsonResponse, OPERATOR_SCHEME, withDescription } from './openapi.ts';
import { replySignal } from './reply-response.ts';
import { jsonInput } from './request-input.ts';
import { accountContext } from './require-account.ts';

/** Counts a wrong token for the network address that it came from. Throws `too_many_requests`, `unavailable`. */
async function countWrongToken(c: RequestContext): Promise<void> {
  const { addressHash, attemptLimits, ledger } = accountContext(c);
  const holder = `operator-token-address:${addressHash}`;
  const outcome = await ledger.count([{ holder, limit: attemptLimits.ratePerAddress, windowMs: MINUTE_MS }]);
  if (outcome.kind === 'rate_exceeded') {
    throw new ProblemError('too_many_requests', { retryAfterSeconds: outcome.retryAfterSeconds });
  }
}

/**
 * Lets only the operator pass: a request with the operator's token, or one from this machine. Throws `not_found` for
 * all others, as for an unknown path, and `too_many_requests` after many wrong tokens.
 */
const requireOperator = withDescription<MiddlewareHandler<HonoEnv>>(
  { security: [{ [OPERATOR_SCHEME]: [] }, {}], problems: ['not_found', 'too_many_requests'] },
  async (c, next) => {
    const { incoming } = c.env;
    const { env, secrets } = c.var.deps;
    const token = c.req.header(OPERATOR_HEADER);
    const isOperator =
      isFromThisMachine(incoming, env.web.appUrl) ||
      (token !== undefined && isOperatorToken(token, secrets.operator));
    if (!isOperator) {
      if (token !== undefined) await countWrongToken(c);
      throw new ProblemError('not_found');
    }
    await next();
  },
);

/** The operator's page (docs/product.md, 12). */
export const statusRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.status,
    describeRoute({
      operationId: 'status',
      summary: 'Read what the server runs with, as its operator',
      description: 'Without the token only programs of the same machine are answered.',
      responses: { 200: jsonResponse('The status.', statusSchema) },
    }),
    requireOperator,
    async (c) => c.json(await readStatus(c.var.deps)),
  )
  .post(
    apiPaths.statusTrial,
    describeRoute({
      operationId: 'writeTrial',
      summary: 'Write a trial reply to a sample mail, as the operator',
      description: 'One at a time. It counts for no person. A failure of the model is a result too.',
      responses: { 200: jsonResponse('The result.', trialSchema) },
    }),
    requireOperator,
    jsonInput(trialRequestSchema),
    async (c) => {
      const { deps } = c.var;
      // Like a guest, the operator has no account that could be deleted meanwhile.
      const signal = replySignal(c, { kind: 'guest' });
      const release = deps.trialLimiter.acquire('operator');
      try {
        const { model } = c.req.valid('json');
        return c.json(await writeTrial({ ctx: deps, model, signal }));
      } finally {
        release();
      }
    },
  );
