import type { Locator, Page, Route } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** The controls of the sign-in and sign-up page, by the names that assistive technology gives them. */
export class AuthPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly signIn: Locator;
  readonly signUp: Locator;
  readonly waiting: Locator;
  readonly toSignUp: Locator;
  readonly toSignIn: Locator;
  readonly forgot: Locator;

  constructor(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = page.getByRole('textbox', { name: 'Full Name', exact: true });
    this.email = page.getByRole('textbox', { name: 'Email', exact: true });
    this.password = page.getByLabel('Password', { exact: true });
    this.signIn = button('Sign In');
    this.signUp = button('Sign Up');
    this.waiting = button('Loading...');
    this.toSignUp = button('Sign up');
    this.toSignIn = button('Sign in');
    this.forgot = button('Forgot password?');
  }

  async open(path = '/auth'): Promise<void> {
    await this.page.goto(path);
  }

  /**
   * A toast of this page. If it had waited for this page, the script in the page's head shows it, with the role
   * `status`.
   */
  toast(words: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });
  }

  /** A toast that an earlier page left for this one. */
  waitingToast(words: string): Locator {
    return this.page.locator('[data-toast]').getByText(words, { exact: true });
  }

  async fillSignIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  /** Opens the sign-up form and fills it in. */
  async fillSignUp(person: { name: string; email: string; password: string }): Promise<void> {
    await this.open('/auth#sign-up');
    await this.name.fill(person.name);
    await this.fillSignIn(person);
  }
}

/** Details of a person that break no rule. */
export const person = { name: 'Maria Ito', email: 'maria@acme.example', password: 'correct horse battery' };

/** Answers every call of the account routes instead of the server. */
export async function answerAccounts(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(`**${apiPaths.auth}/**`, (route) => answer(route));
}

/** Lets the pages believe that the server sends mail, which the server of these tests does not. */
export async function pretendMail(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset.mail = 'on';
    }),
  );
}

/** Refuses every call of the account routes as the server does. */
export function refuseAccounts(page: Page, code: ProblemCode): Promise<void> {
  const { status, detail } = problems[code];
  return answerAccounts(page, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, code, detail }),
    }),
  );
}
