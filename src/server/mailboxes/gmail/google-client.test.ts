import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GoogleEnv } from '../mailbox-env.ts';
import { createGoogleClient } from './google-client.ts';

/** Starts a server that ends with the test. Returns its address and the paths that were requested. */
async function listen(respond: RequestListener): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = [];
  const server = createServer((incoming, response) => {
    requested.push(incoming.url ?? '');
    respond(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, requested };
}

const clientOf = (url: string) => {
  const env: GoogleEnv = {
    clientId: 'client',
    clientSecret: 'secret of the client',
    consentUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    revokeUrl: `${url}/revoke`,
    apiRoot: url,
  };
  return createGoogleClient(env);
};

const json = (body: unknown): RequestListener => {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

test('a redirect is not followed, because the token would be sent along', async () => {
  const elsewhere = await listen(json({ access_token: 'a', emailAddress: 'a@example.com' }));
  const google = await listen((_, response) => {
    response.writeHead(307, { location: `${elsewhere.url}/token` }).end();
  });
  const client = clientOf(google.url);
  await expect(client.refresh('refresh token')).rejects.toMatchObject({ failure: 'unavailable' });
  await expect(client.addressOf('access token')).rejects.toMatchObject({ name: 'GoogleFailure' });
  await expect(client.revoke('refresh token')).rejects.toMatchObject({ name: 'GoogleFailure' });
  expect(google.requested).toHaveLength(3);
  expect(elsewhere.requested).toEqual([]);
});

test('a proxy from the environment is not used', async () => {
  const proxy = await listen((_, response) => void response.writeHead(502).end());
  for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy']) vi.stubEnv(name, proxy.url);
  vi.stubEnv('NO_PROXY', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const google = await listen(json({ access_token: 'token', expires_in: 100 }));
  const { access } = await clientOf(google.url).refresh('refresh token');
  expect(access.token).toBe('token');
  expect(google.requested).toEqual(['/token']);
  expect(proxy.requested).toEqual([]);
});

test.each([
  ['no token', {}],
  ['an empty token', { access_token: '' }],
  ['a token that is no text', { access_token: { a: 1 } }],
  ['a list', []],
  ['nothing', null],
])('a response with %s fails', async (_, body) => {
  const google = await listen(json(body));
  await expect(clientOf(google.url).refresh('refresh token')).rejects.toMatchObject({
    failure: 'unavailable',
  });
});

test('a token without an expiry is valid for an hour', async () => {
  const google = await listen(json({ access_token: 'token' }));
  const { access, scopes, refreshToken } = await clientOf(google.url).refresh('refresh token');
  expect(Math.round((access.expiresAt - Date.now()) / 60_000)).toBe(60);
  expect([scopes, refreshToken]).toEqual([undefined, undefined]);
});

test.each([[{}], [{ emailAddress: 'no address' }], [{ emailAddress: `${'a'.repeat(400)}@example.com` }]])(
  'an invalid mailbox address is refused: %j',
  async (body) => {
    const google = await listen(json(body));
    await expect(clientOf(google.url).addressOf('token')).rejects.toMatchObject({ code: 'malformed' });
  },
);

test('two connections started at the same time have different verifiers', async () => {
  const client = clientOf('http://127.0.0.1:9');
  const started = await Promise.all(
    ['one', 'two'].map((state) => client.startConsent({ state, redirectUri: 'http://127.0.0.1/back' })),
  );
  const challenges = started.map(({ url }) => new URL(url).searchParams.get('code_challenge'));
  expect(new Set(challenges).size).toBe(2);
  expect(new Set(started.map(({ verifier }) => verifier)).size).toBe(2);
  for (const { url } of started) expect(url).not.toContain('secret');
});
