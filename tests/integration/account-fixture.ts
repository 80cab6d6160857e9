import { randomUUID } from 'node:crypto';
import type { TestServer } from './server-fixture.ts';

/** A signed-in person of a test. */
export type TestAccount = {
  id: string;
  email: string;
  password: string;
  name: string;
  token: string;
  /** With the token of the session. */
  headers: { authorization: string };
};

type Init = { headers?: Record<string, string> };

/** Calls one of the account routes, with POST if there is a body. An example of `path`: 'sign-in/email'. */
export function callAuth(
  server: Pick<TestServer, 'url'>,
  path: string,
  body?: unknown,
  init: Init = {},
): Promise<Response> {
  const url = `${server.url}/api/auth/${path}`;
  if (body === undefined) return fetch(url, { ...init, redirect: 'manual' });
  return fetch(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

/** The token in the answer to a sign-in. */
export function tokenOf(response: Response): string {
  const token = response.headers.get('set-auth-token');
  if (!token) throw new Error(`The answer ${response.status} has no token.`);
  return token;
}

/** The headers of a session. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Signs up a person over HTTP. Details that are not given get invented values. */
export async function signUp(
  server: Pick<TestServer, 'url'>,
  given: { email?: string; password?: string; name?: string } = {},
): Promise<TestAccount> {
  const person = {
    email: `person-${randomUUID()}@example.com`,
    password: 'correct horse battery',
    name: 'Ana Best',
    ...given,
  };
  const response = await callAuth(server, 'sign-up/email', person);
  const { user } = await response.json();
  const token = tokenOf(response);
  return { ...person, email: user.email, id: user.id, token, headers: bearer(token) };
}

/** Signs in and returns the server's answer. */
export function signIn(
  server: Pick<TestServer, 'url'>,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  return callAuth(server, 'sign-in/email', { email, password });
}

/** The cookie that an answer gives to the device: 'device=…'. */
export function deviceCookie(response: Response): string {
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`The answer ${response.status} has no cookie of the device.`);
  return cookie;
}

/** The code of an answer's problem; 'ok' if the answer is not a problem. */
export async function codeOf(response: Response): Promise<string> {
  return response.ok ? 'ok' : (await response.json()).code;
}
