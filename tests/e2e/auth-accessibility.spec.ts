import { AuthPage, person } from './auth-page.ts';
import { authStates } from './auth-states.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow, startAnew } from './site-pages.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

test('axe finds nothing in any state, and no state is wider than 320 pixels', async ({ page }) => {
  for (const [name, reach] of Object.entries(authStates)) {
    await startAnew(page);
    await reach(page);
    expect.soft(await axeInBothSchemes(page), name).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sidewaysOverflow(page), name).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button and field is 44 pixels high or more', async ({ page }) => {
    for (const name of ['sign-in', 'sign-up', 'link-sent', 'link-refused'] as const) {
      await startAnew(page);
      await authStates[name]?.(page);
      const heights = await page
        .locator('main button, main input')
        .evaluateAll((all) =>
          all.map((one) => [one.textContent || one.getAttribute('name'), one.getBoundingClientRect().height]),
        );
      expect
        .soft(
          heights.filter(([, height]) => Number(height) < 44),
          name,
        )
        .toEqual([]);
    }
  });
});

test('a person signs up with the keyboard alone', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  // The button takes no focus before the page is ready.
  await expect(auth.toSignUp).toBeEnabled();
  await auth.toSignUp.focus();
  await page.keyboard.press('Enter');
  await expect(auth.heading).toHaveText('Get Started');
  await expect(auth.toSignIn).toBeFocused();
  await auth.name.focus();
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await expect(auth.email).toBeFocused();
  await page.keyboard.type('maria');
  await page.keyboard.press('Tab');
  await expect(auth.password).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(auth.signUp).toBeFocused();
  await page.keyboard.press('Enter');
  // The focus is in the field with the first mistake.
  await expect(auth.email).toBeFocused();
  await expect(auth.email).toHaveAccessibleDescription('Please enter a valid email address');
});

test('the fields take the direction of a name, and say to password managers what they are for', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.open();
  await expect(auth.email).toHaveAttribute('autocomplete', 'username');
  await expect(auth.password).toHaveAttribute('autocomplete', 'current-password');
  await auth.toSignUp.click();
  await expect(auth.name).toHaveAttribute('autocomplete', 'name');
  await expect(auth.password).toHaveAttribute('autocomplete', 'new-password');
  await expect(auth.password).toHaveAttribute('minlength', '6');
  for (const [name, direction] of [
    ['مريم إيتو', 'rtl'],
    ['Maria Ito', 'ltr'],
  ] as const) {
    await auth.name.fill(name);
    expect(await auth.name.evaluate((input) => getComputedStyle(input).direction)).toBe(direction);
  }
});
