import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './make-person.ts';

/** The login screen as a stranger handles it. */
export const login = {
  title: (page: Page) => page.getByRole('heading', { name: 'Welcome back' }),
  email: (page: Page) => page.getByLabel('Email', { exact: true }),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  confirmation: (page: Page) => page.getByLabel('Confirm password', { exact: true }),

  /** The one button that sends the form; the other of that name changes the mode. */
  submit: (page: Page): Locator =>
    page.locator('form').getByRole('button', { name: /^Sign (In|Up)/ }),

  async open(page: Page, address = '/'): Promise<void> {
    await page.goto(address);
    await expect(login.title(page)).toBeVisible();
  },

  async toSignUp(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  },

  async toSignIn(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(login.title(page)).toBeVisible();
  },

  async signIn(page: Page, { email, password }: Person): Promise<void> {
    await login.email(page).fill(email);
    await login.password(page).fill(password);
    await login.submit(page).click();
  },

  async signUp(page: Page, person: Person, confirmation = person.password): Promise<void> {
    await login.email(page).fill(person.email);
    await login.password(page).fill(person.password);
    await login.confirmation(page).fill(confirmation);
    await login.submit(page).click();
  },
};

/** The popup says what failed, whatever the lines it is set in. */
export const expectFailure = (page: Page, message: string): Promise<void> =>
  expect(
    page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) }),
  ).toContainText(message);
