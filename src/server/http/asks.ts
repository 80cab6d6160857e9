import { Hono, type MiddlewareHandler } from 'hono';
import { asksRequestSchema, foundAsksSchema } from '#domain/found-asks.ts';
import { apiPaths } from '#domain/paths.ts';
import { type AskCaller, countAsks } from '../asks/count-asks.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv, RequestContext } from './app-types.ts';
import { knownGuest } from './guest-cookie.ts';
import { describeRoute, jsonResponse, sessionOptional } from './openapi.ts';
import { replySignal } from './reply-response.ts';
import { jsonInput } from './request-input.ts';
import { accountOf } from './require-account.ts';

/** Answers `not_found` if no model finds asks on this server. */
const requireModel: MiddlewareHandler<HonoEnv> = async (c, next) => {
  if (!c.var.deps.env.models.asks) throw new ProblemError('not_found');
  await next();
};

/** The account of the request's token, or a guest, who gets no cookie here. Throws `unauthenticated`, `unavailable`. */
async function identifyCaller(c: RequestContext): Promise<AskCaller> {
  const account = await accountOf(c);
  return account ? { kind: 'account', id: account.id } : { kind: 'guest', ...knownGuest(c) };
}

/** What a mail asks, as a model finds it (docs/product.md, 3.27). */
export const askRoutes = new Hono<HonoEnv>().post(
  apiPaths.asks,
  describeRoute({
    operationId: 'findAsks',
    summary: 'Find what an email asks, with a model',
    description:
      'It costs no reply. If the model fails, the asks are those of the built-in reading. Responds with ' +
      '`not_found` if the operator has configured no model, or has set `AI_ASKS` to `off`.',
    security: sessionOptional,
    responses: { 200: jsonResponse('The asks, in the order of the mail.', foundAsksSchema) },
    problems: ['unauthenticated', 'not_found', 'too_many_requests'],
  }),
  requireModel,
  jsonInput(asksRequestSchema),
  async (c) => {
    const caller = await identifyCaller(c);
    const signal = replySignal(c, caller);
    await countAsks(c.var.deps, caller);
    const findAsks = await c.var.deps.askFinder();
    return c.json(await findAsks(c.req.valid('json').emailContent, signal));
  },
);
