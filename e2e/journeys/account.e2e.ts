import { readFile } from 'node:fs/promises';
import { ERRORS } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { account } from '../account-panel.ts';
import { expectFailure, login } from '../login-page.ts';
import { expect, test } from '../own-person.ts';
import { shop } from '../shop-page.ts';

const ZIP_BEGINS = 'PK\u0003\u0004';

test('what is held about a person comes as a ZIP file', { tag: '@desktop' }, async ({ page }) => {
  const data = await account.unfold(await account.arrive(page), 'Download my data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('modiste-my-data.zip');
  const content = await readFile(await download.path(), 'latin1');
  expect(content.slice(0, ZIP_BEGINS.length)).toBe(ZIP_BEGINS);
  expect(content).toContain('account.json');
  await expect(data.getByText('Saved as modiste-my-data.zip.')).toBeVisible();
});

test('a new password ends what the old one began elsewhere', { tag: '@desktop' }, async ({
  page,
  person,
  elsewhere,
}) => {
  await shop.open(elsewhere);
  const part = await account.unfold(await account.arrive(page), 'Change password');
  const change = async (current: string, wanted: string, repeated = wanted) => {
    await part.getByLabel('Current password', { exact: true }).fill(current);
    await part.getByLabel('New password', { exact: true }).fill(wanted);
    await part.getByLabel('Confirm new password', { exact: true }).fill(repeated);
    await part.getByRole('button', { name: 'Change password' }).click();
  };
  const password = 'a yellow umbrella';
  await change(person.password, password, 'another one');
  await expect(part.getByRole('alert')).toHaveText(MESSAGES.passwords_differ);
  await change('a blue umbrella', password);
  await expect(part.getByRole('alert')).toHaveText(ERRORS.wrong_password.message);
  await change(person.password, password);
  await expect(part.getByText('Password changed.')).toBeVisible();

  await elsewhere.reload();
  await expect(login.title(elsewhere)).toBeVisible();
  await login.signIn(elsewhere, person);
  await expectFailure(elsewhere, ERRORS.wrong_password.message);
  await login.signIn(elsewhere, { ...person, password });
  await expect(shop.tiles(elsewhere).first()).toBeVisible();
});

test('an account is deleted by its password, and then there is none', { tag: '@desktop' }, async ({
  page,
  person,
}) => {
  const part = await account.unfold(await account.arrive(page), 'Delete my account');
  await part.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = async (password: string) => {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
  };
  await confirm('a blue umbrella');
  await expect(dialog.getByRole('alert')).toHaveText(ERRORS.wrong_password.message);
  await confirm(person.password);
  await expect(login.title(page)).toBeVisible();
  await login.signIn(page, person);
  await expectFailure(page, ERRORS.user_not_found.message);
});
