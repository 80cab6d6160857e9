import { Hono } from 'hono';
import { accountDeletionSchema, planChangeSchema } from '#domain/accounts.ts';
import { keyCreationSchema } from '#domain/api-keys.ts';
import { connectRequestSchema, sendRequestSchema } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { replyRequestSchema } from '#domain/replies.ts';
import { accountDataRoute, deleteAccountRoute } from './http/account.ts';
import { countChange } from './http/account-context.ts';
import type { AppDeps, HonoEnv } from './http/app-types.ts';
import { authRoutes } from './http/auth.ts';
import { generateReplyRoute } from './http/generate-reply.ts';
import {
  connectionRoute,
  connectRoute,
  disconnectRoute,
  messageRoute,
  messagesRoute,
  sendRoute,
  sentRoute,
} from './http/gmail.ts';
import { callbackRoute } from './http/gmail-callback.ts';
import { healthRoute, readyRoute } from './http/health.ts';
import { jsonInput } from './http/json-input.ts';
import { createKeyRoute, keysRoute, revokeKeyRoute } from './http/keys.ts';
import { logProblem } from './http/log-problem.ts';
import { openapiRoute } from './http/openapi.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { pagesRoute } from './http/pages.ts';
import { planRoute } from './http/plan.ts';
import { profileRoute } from './http/profile.ts';
import { CLIENT_CLOSED_REQUEST, requestLog } from './http/request-log.ts';
import { requireAccount } from './http/require-account.ts';
import { refuseCrossSite, securityHeaders } from './http/security.ts';
import { usageRoute } from './http/usage.ts';
import { publicRoutes } from './http/v1/routes.ts';
import { ProblemError, problemResponse, toProblemError } from './problems.ts';
import { ClientGone } from './replies/generate-reply.ts';
import { configuredModels } from './writers/model-env.ts';

/** Puts the routes together. The result needs Node's request and response as its bindings. */
export function createApp(deps: AppDeps): Hono<HonoEnv> {
  const { env, log } = deps;
  const headers = securityHeaders(env.web.appUrl);
  const app = new Hono<HonoEnv>();

  app.use(requestLog(log));
  app.use(async (c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    await next();
  });
  app.use('/api/*', refuseCrossSite(env.web.appUrl));

  app.onError((error, c) => {
    if (error instanceof ClientGone) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    const problem = toProblemError(error);
    // The rest of the body is not read: the connection cannot carry another request.
    if (problem.code === 'payload_too_large' && !c.env.incoming.complete) {
      c.env.outgoing.setHeader('connection', 'close');
    }
    logProblem(log, c.get('requestId'), problem);
    return problemResponse(problem);
  });

  const signedIn = requireAccount(deps);
  app
    .post(apiPaths.generateReply, jsonInput(replyRequestSchema), generateReplyRoute(deps))
    .get(apiPaths.profile, signedIn, profileRoute)
    .get(apiPaths.usage, signedIn, usageRoute(deps))
    .put(apiPaths.plan, signedIn, countChange(deps), jsonInput(planChangeSchema), planRoute(deps))
    .get(apiPaths.accountData, signedIn, accountDataRoute(deps))
    .delete(apiPaths.account, signedIn, jsonInput(accountDeletionSchema), deleteAccountRoute(deps))
    .get(apiPaths.gmail, signedIn, connectionRoute(deps))
    .post(apiPaths.gmailConnect, signedIn, jsonInput(connectRequestSchema), connectRoute(deps))
    .get(apiPaths.gmailCallback, callbackRoute(deps))
    .delete(apiPaths.gmail, signedIn, disconnectRoute(deps))
    .get(apiPaths.gmailMessages, signedIn, messagesRoute(deps))
    .get(`${apiPaths.gmailMessages}/:id`, signedIn, messageRoute(deps))
    .post(apiPaths.gmailSend, signedIn, jsonInput(sendRequestSchema), sendRoute(deps))
    .get(apiPaths.gmailSent, signedIn, sentRoute(deps))
    .get(apiPaths.keys, signedIn, keysRoute(deps))
    .post(apiPaths.keys, signedIn, countChange(deps), jsonInput(keyCreationSchema), createKeyRoute(deps))
    .delete(`${apiPaths.keys}/:id`, signedIn, revokeKeyRoute(deps))
    .get(apiPaths.health, healthRoute)
    .get(apiPaths.ready, readyRoute(deps))
    .get(apiPaths.openapi, openapiRoute);

  app.route('/', publicRoutes(deps));
  app.route(apiPaths.auth, authRoutes(deps));
  app.use(refuseOtherMethods(app));
  app.all('/api/*', () => {
    throw new ProblemError('not_found');
  });
  app.all(
    '*',
    pagesRoute(deps.pagesRoot, () => ({
      origin: deps.origin(),
      supportAddress: env.web.supportAddress,
      models: configuredModels(env.models),
    })),
  );
  app.notFound(() => problemResponse(new ProblemError('not_found')));
  return app;
}
