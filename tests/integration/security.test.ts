import { expect, test } from 'vitest';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { namedTones } from '#domain/tones.ts';
import { servedRoutes } from './served-routes.ts';
import { post, postForEvents, startServer } from './server-fixture.ts';

test.each([
  ['a page', ''],
  ['an unknown path of the API', '/api/nowhere'],
  ['the health of the process', apiPaths.health],
])('%s has the security headers', async (_what, path) => {
  const { headers } = await fetch((await startServer()).url + path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.has('strict-transport-security')).toBe(false);
});

test('replies have the security headers, streamed or not', async () => {
  const server = await startServer();
  for (const { headers } of [await post(server), await postForEvents(server)]) {
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('should tell browsers to stay on https if the public address is https', async () => {
  const server = await startServer({ variables: { APP_URL: 'https://reply.example.com' } });
  expect((await fetch(server.url)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

const publicAddress = 'https://reply.example.com';

test.each([
  ['a program', {}, 200],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://anything' }, 200],
  ['our own page, seen through a proxy', { origin: publicAddress }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a sibling of our site', { 'sec-fetch-site': 'same-site', origin: 'https://x.example.com' }, 403],
  ['another site in an older browser', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
])('a request for a reply from %s gets the right status', async (_who, headers, status) => {
  const server = await startServer({ variables: { APP_URL: publicAddress } });
  const response = await post(server, undefined, { headers: headers as Record<string, string> });
  expect(response.status).toBe(status);
  if (status === 403) expect(await response.json()).toMatchObject({ code: 'cross_site' });
});

test('the server recognises its own page by the address that it was loaded from', async () => {
  const server = await startServer();
  expect((await post(server, undefined, { headers: { origin: server.url } })).status).toBe(200);
});

test('an unknown path of the API is a problem for every method', async () => {
  const { url } = await startServer();
  for (const [method, path] of [
    ['GET', '/api/nowhere'],
    ['POST', '/api/nowhere'],
    ['GET', '/api'],
    ['GET', `${apiPaths.profile}/`],
  ] as const) {
    const response = await fetch(url + path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'not_found', detail: problems.not_found.detail });
  }
});

test('a path of the API refuses other methods and names the allowed ones', async () => {
  const { url } = await startServer();
  for (const [method, path, allow] of [
    ['GET', apiPaths.generateReply, 'POST'],
    ['DELETE', apiPaths.generateReply, 'POST'],
    ['OPTIONS', apiPaths.profile, 'GET, HEAD'],
    ['POST', apiPaths.plan, 'PUT'],
    ['GET', apiPaths.account, 'DELETE'],
    ['GET', `${apiPaths.auth}/sign-in/email`, 'POST'],
    ['PUT', `${apiPaths.auth}/get-session`, 'GET, HEAD'],
    ['POST', apiPaths.health, 'GET, HEAD'],
  ] as const) {
    const response = await fetch(url + path, { method });
    expect([method, path, response.status, response.headers.get('allow')]).toEqual([
      method,
      path,
      405,
      allow,
    ]);
    expect(await response.json()).toMatchObject({
      code: 'method_not_allowed',
      detail: problems.method_not_allowed.detail,
    });
  }
  expect((await fetch(url + apiPaths.health, { method: 'HEAD' })).status).toBe(200);
});

test('should say how to sign in', async () => {
  const { url } = await startServer();
  for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
    const response = await fetch(url + apiPaths.profile, { headers: headers as Record<string, string> });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
});

test('the descriptions of the API are OpenAPI 3.1 and name every route and problem', async () => {
  const { url } = await startServer();
  const response = await fetch(url + apiPaths.openapi);
  expect(response.headers.get('content-type')).toBe('application/json');
  const document = await response.json();
  expect(document.openapi).toMatch(/^3\.1\./);
  const ofKeys = await (await fetch(url + publicApiPaths.openapi)).json();
  const documented = Object.entries<object>({ ...document.paths, ...ofKeys.paths }).flatMap(
    ([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(await servedRoutes());
  const { responses, requestBody } = document.paths[apiPaths.generateReply].post;
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '402',
    '403',
    '413',
    '429',
    '500',
    '502',
    '503',
  ]);
  expect(Object.keys(responses['200'].content)).toEqual(['application/json', 'text/event-stream']);
  const fields = requestBody.content['application/json'].schema.properties;
  expect(Object.keys(fields)).toEqual([
    'emailContent',
    'tone',
    'customPrompt',
    'answers',
    'rewrite',
    'ownWords',
    'intent',
    'language',
    'model',
  ]);
  for (const code of ['unauthenticated', 'guest_limit', 'plan_limit', 'option_not_in_plan']) {
    expect(JSON.stringify(responses)).toContain(`\`${code}\``);
  }
  for (const code of Object.keys(problems)) expect(JSON.stringify(document)).toContain(`\`${code}\``);
});

test('the description of the API names the values of its fields', async () => {
  const { paths } = await (await fetch((await startServer()).url + apiPaths.openapi)).json();
  const { requestBody, responses } = paths[apiPaths.generateReply].post;
  const { emailContent, tone } = requestBody.content['application/json'].schema.properties;
  expect([emailContent.minLength, tone.minLength]).toEqual([1, 1]);
  for (const { value } of namedTones) expect(tone.description).toContain(`\`${value}\``);
  expect(tone.description).toContain('custom tone');
  expect(responses['403'].description).toContain(
    'the intent is `general`, the tone `friendly` or `professional`, the language `English`',
  );
  const verification = paths[`${apiPaths.auth}/send-verification-email`].post.responses['503'];
  expect(verification.description).toContain('an address cannot be verified here');
  expect(verification.description).not.toContain('password');
});
