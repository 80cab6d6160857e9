import { Hono, type MiddlewareHandler } from 'hono';
import type { AppDeps, HonoEnv } from './http/app-types.ts';
import { pagesRoute, readMethods } from './http/pages.ts';
import { discardBody } from './http/request-input.ts';
import { CLIENT_CLOSED_REQUEST, logProblem, requestLog } from './http/request-log.ts';
import { apiRoutes } from './http/routes.ts';
import { refuseCrossSite, requireHost, securityHeaders } from './http/security.ts';
import { publicApiRoutes } from './http/v1/routes.ts';
import { ProblemError, problemResponse, toProblemError } from './problems.ts';
import { ClientGone } from './replies/generate-reply.ts';
import { asksReading, configuredModels } from './writers/model-env.ts';

/** Gives each request its dependencies, and each response the security headers. */
function prepareRequest(deps: AppDeps): MiddlewareHandler<HonoEnv> {
  const headers = securityHeaders(deps.env.web.appUrl);
  return async (c, next) => {
    c.set('deps', deps);
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    await next();
  };
}

/** Responses of the API must not be cached: they change, or are for one person. A few routes replace this header. */
const noStore: MiddlewareHandler<HonoEnv> = async (c, next) => {
  c.env.outgoing.setHeader('cache-control', 'no-store');
  await next();
};

/**
 * Refuses a request that no route handled, if its path has routes for other methods. Add it after the routes of an
 * app. Throws `method_not_allowed` with these methods.
 */
function refuseOtherMethods(app: Hono<HonoEnv>): MiddlewareHandler<HonoEnv> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    // 'ALL' is middleware. It sends no response itself.
    if (method === 'ALL') continue;
    const allowed = methods.get(path) ?? new Set();
    for (const each of method === 'GET' ? readMethods : [method]) allowed.add(each);
    methods.set(path, allowed);
  }
  return async (c, next) => {
    const allowed = methods.get(c.req.path);
    if (allowed) throw new ProblemError('method_not_allowed', { allow: [...allowed].toSorted() });
    await next();
  };
}

/** Puts the routes together. The result needs Node's request and response as its bindings. */
export function createApp(deps: AppDeps): Hono<HonoEnv> {
  const { env } = deps;
  const app = new Hono<HonoEnv>();

  app.use(requestLog(deps));
  app.use(prepareRequest(deps), requireHost);
  app.use('/api/*', refuseCrossSite(env.web.appUrl), noStore);

  app.onError(async (error, c) => {
    if (error instanceof ClientGone) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    const problem = toProblemError(error);
    if (problem.code === 'payload_too_large' || problem.code === 'validation') {
      await discardBody(c.env.incoming);
      // If the rest of the body is not read, the connection cannot be used for another request.
      if (!c.env.incoming.complete) c.env.outgoing.setHeader('connection', 'close');
    }
    logProblem(deps, c.get('requestId'), problem);
    return problemResponse(problem);
  });

  app.route('/', apiRoutes);
  app.route('/', publicApiRoutes);
  app.use(refuseOtherMethods(app));
  app.all('/api/*', () => {
    throw new ProblemError('not_found');
  });
  app.all(
    '*',
    pagesRoute(deps.pagesRoot, () => ({
      origin: deps.origin(),
      supportAddress: env.web.supportAddress,
      sendsMail: deps.mailer.canSend,
      takesPayments: deps.env.billing !== undefined,
      models: configuredModels(env.models),
      asks: asksReading(env.models),
    })),
  );
  app.notFound(() => problemResponse(new ProblemError('not_found')));
  return app;
}
