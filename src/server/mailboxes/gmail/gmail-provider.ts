import { apiPaths } from '#domain/paths.ts';
import { keepAuthorization, newSecret } from '../authorizations.ts';
import { replaceCredential } from '../connections.ts';
import { MailboxError, type MailboxProvider } from '../mailbox.ts';
import type { GoogleEnv } from '../mailbox-env.ts';
import { createAccessTokens } from './access-tokens.ts';
import { type ConnectingContext, finishConnecting } from './finish-connecting.ts';
import { createGoogleClient } from './google-client.ts';
import { openGmail } from './mailbox.ts';

type GmailDeps = Pick<ConnectingContext, 'database' | 'keys' | 'log'> & {
  google: GoogleEnv;
  /** The public address, without a slash at its end. */
  origin: () => string;
};

/** Gmail, for the installation's client at Google. */
export function createGmailProvider({ google: env, origin, ...ctx }: GmailDeps): MailboxProvider {
  const google = createGoogleClient(env);
  const tokens = createAccessTokens({
    google,
    log: ctx.log,
    onRotated: (connected, credential) => replaceCredential(ctx, connected, credential),
  });
  const redirectUri = () => origin() + apiPaths.gmailCallback;
  return {
    async begin(account) {
      const state = newSecret();
      const browserToken = newSecret();
      const { url, verifier } = await google.ask({ state, redirectUri: redirectUri() }).catch((cause) => {
        throw new MailboxError('unavailable', { cause });
      });
      await keepAuthorization(ctx, { account, state, browserToken, verifier });
      return { kind: 'asked', url, browserToken };
    },
    finish: (answer) => finishConnecting({ ...ctx, google, tokens, redirectUri }, answer),
    open: (connected) => openGmail({ apiRoot: env.apiRoot, connected, access: tokens.of(connected) }),
  };
}
