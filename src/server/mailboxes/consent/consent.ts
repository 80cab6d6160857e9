import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import { apiPaths } from '#domain/paths.ts';
import { type ConnectionContext, replaceCredential } from '../connections.ts';
import { MailboxError, type MailboxProvider } from '../mailbox.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import type { ConsentClient } from './consent-client.ts';
import { finishConnecting } from './finish-connecting.ts';
import { newSecret, newState, savePendingConnection } from './pending-connections.ts';

type ConsentOptions = ConnectionContext & {
  kind: MailboxKind;
  client: ConsentClient;
  /** The public address, without a slash at its end. */
  origin: () => string;
};

/** How to connect a kind with a page for consent, and the access tokens of its connected mailboxes. */
type Consent = Pick<Required<MailboxProvider>, 'start' | 'finish'> & { tokens: AccessTokens };

/** Creates the steps of connecting a kind with its OAuth client. */
export function createConsent({ kind, client, origin, ...ctx }: ConsentOptions): Consent {
  const tokens = createAccessTokens({
    client,
    log: ctx.log,
    onRotated: (connected, credential) => replaceCredential(ctx, connected, credential),
  });
  const redirectUri = () => origin() + apiPaths.gmailCallback;
  return {
    tokens,
    async start({ account }) {
      const state = newState(kind);
      const browserToken = newSecret();
      const { url, verifier } = await client
        .startConsent({ state, redirectUri: redirectUri() })
        .catch((cause) => {
          throw new MailboxError('unavailable', { cause });
        });
      await savePendingConnection(ctx, { account, state, browserToken, verifier });
      return { kind: 'needs-consent', url, browserToken };
    },
    finish: (callback) => finishConnecting({ ...ctx, kind, client, tokens, redirectUri }, callback),
  };
}
