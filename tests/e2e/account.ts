import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import { parseSession, SESSION_KEY, type Session } from '#web/lib/session.ts';

/** A person with an account of the running program, and the session that the sign-up opened. */
export type TestAccount = { email: string; password: string; name: string; token: string };

/** An address that no other test uses. */
export function freshEmail(): string {
  return `maria.${randomUUID()}@acme.example`;
}

/** Signs up a person by the program's own route. Throws the text of the answer if the program refuses. */
export async function makeAccount(
  request: APIRequestContext,
  { email = freshEmail(), password = 'correct horse battery', name = 'Maria Ito' } = {},
): Promise<TestAccount> {
  const answer = await request.post(`${apiPaths.auth}/sign-up/email`, { data: { email, password, name } });
  const token = answer.headers()['set-auth-token'];
  if (!answer.ok() || !token) throw new Error(`No account: ${answer.status()} ${await answer.text()}`);
  return { email, password, name, token };
}

/** Makes an account and stores its session for this page. It is stored only once, so signing out in the test lasts. */
export async function signUpInBrowser(
  page: Page,
  details: { email?: string; password?: string; name?: string } = {},
): Promise<TestAccount> {
  const account = await makeAccount(page.request, details);
  const session: Session = { token: account.token, email: account.email, full_name: account.name };
  // A file of the same origin that draws nothing and has no script.
  await page.goto('/robots.txt');
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return account;
}

/** The session that the page's browser keeps. */
export async function readSessionOf(page: Page): Promise<Session | undefined> {
  return parseSession(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY));
}
