import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { expect, type Page } from '@playwright/test';
import { account } from '../account-panel.ts';
import { test } from '../deliberate-presses.ts';
import { login } from '../login-page.ts';
import { followLink, openLastMail } from '../mailbox.ts';
import { newPerson, type Person } from '../make-person.ts';
import { addPoses, onboarding } from '../onboarding-page.ts';
import { shop } from '../shop-page.ts';

const NOTE = 'Linen in summer, and nothing itchy.';

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const poses = (page: Page) => page.getByRole('list', { name: 'Your poses' });
const pose = (page: Page, name: string) => poses(page).getByRole('button', { name, exact: true });

async function signUp(page: Page, person: Person) {
  await login.toSignUp(page);
  await login.signUp(page, person);
  await expect(page.getByText(MESSAGES.verification_sent)).toBeVisible();
  await expect(login.title(page)).toBeVisible();
}

async function verifyByMail(page: Page, { email }: Person) {
  const mail = await openLastMail(page, email);
  await followLink(mail, 'Confirm email address');
  await expect(mail.getByRole('heading', { name: 'Welcome to Modiste' })).toBeVisible();
  await expect(mail.getByText(MESSAGES.email_verified)).toBeVisible();
  await mail.getByRole('link', { name: 'Go to sign in' }).click();
  return mail;
}

async function answerStyleProfile(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await chip(page, 'Women').click();
  await chip(page, 'M').click();
  await page.getByRole('button', { name: 'More clothing sizes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clothing sizes' });
  await dialog.getByRole('button', { name: '3XL', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(chip(page, '3XL')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Romantic').click();
  await page.getByLabel('Share something about your fashion interests').fill(NOTE);
  await chip(page, 'Vintage').click();
  const ownStyle = page.getByLabel('Cannot find your style?');
  await ownStyle.fill('Dark academia');
  await ownStyle.press('Enter');
  await expect(chip(page, 'Remove Dark academia')).toBeVisible();
}

async function answerAboutAssistant(page: Page) {
  await page.getByRole('radio', { name: 'Bold & Assertive' }).check();
  await page.getByRole('combobox', { name: 'Your city' }).fill('Lisbo');
  await page.getByRole('option', { name: /^Lisbon, .*Portugal/ }).click();
  await expect(page.getByRole('combobox', { name: 'Your city' })).toHaveValue(/Lisbon/);
}

async function tryPoses(page: Page) {
  const photo = await page.screenshot();
  await addPoses(page, photo);
  await pose(page, 'Pose 1').click();
  const viewer = page.getByRole('dialog', { name: 'Pose 1' });
  await expect(viewer.getByRole('img', { name: 'Pose 1', exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Delete pose' }).click();
  const question = page.getByRole('alertdialog', { name: 'Please confirm' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page.getByText('No poses yet.')).toBeVisible();
  await addPoses(page, photo);
  await expect(page.getByText('1 pose', { exact: true })).toBeVisible();
}

const CARRIED = ['bags', 'accessories', 'shoes'];
/** M and 3XL in letters, in women's numbers and in the waists of women's trousers. */
const M_OR_3XL = /^(?:M|3XL|8|10|24|(?:2[78]|30|38|40)x\d\d)$/;

async function expectSeededSearch(page: Page) {
  const [answer] = await Promise.all([
    page.waitForResponse(`**${PATHS.search.path}`),
    expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible(),
  ]);
  for (const name of ['Remove Women', 'Remove US M', 'Remove US 3XL']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await shop.waitForAll(page);
  const { items } = await answer.json();
  expect(items.length).toBeGreaterThan(0);
  for (const { other_info, try_on_category } of items) {
    expect(['Women', 'Unisex']).toContain(other_info.gender);
    const sizes = [...other_info.clothing_size, ...other_info.clothing_canonical_size];
    // A bag or a belt has no size that these concern.
    if (sizes.length === 0 || CARRIED.includes(try_on_category)) continue;
    expect(sizes).toEqual(expect.arrayContaining([expect.stringMatching(M_OR_3XL)]));
  }
}

async function expectAnswersInPanel(page: Page) {
  const panel = await account.open(page);
  const profile = await account.unfold(panel, 'Profile');
  await expect(profile.getByRole('button', { name: 'Romantic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(profile.getByRole('textbox')).toHaveValue(NOTE);
  const style = await account.unfold(panel, 'Style Preferences');
  for (const name of ['Women', 'M', '3XL', 'Vintage']) {
    const choice = style.getByRole('button', { name, exact: true });
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(style.getByRole('button', { name: 'Remove Dark academia' })).toBeVisible();
  const assistant = await account.unfold(panel, 'AI Assistant');
  await expect(assistant.getByRole('radio', { name: 'Bold & Assertive' })).toBeChecked();
  const location = await account.unfold(panel, 'Location');
  await expect(location.getByRole('combobox')).toHaveValue(/Lisbon/);
  return panel;
}

async function changeSize(page: Page) {
  const panel = await expectAnswersInPanel(page);
  const style = await account.unfold(panel, 'Style Preferences');
  await style.getByRole('button', { name: 'L', exact: true }).click();
  await Promise.all([
    page.waitForResponse(`**${PATHS.savePreferences.path}`),
    account.close(panel),
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove US L' })).toBeVisible();
}

async function forgetPassword(page: Page, { email }: Person, password: string) {
  await login.email(page).fill(email);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByText(MESSAGES.reset_sent)).toBeVisible();
  const mail = await openLastMail(page, email, 'password');
  await followLink(mail, 'Choose a password');
  await mail.getByLabel('New password', { exact: true }).fill(password);
  await mail.getByLabel('Confirm password', { exact: true }).fill(password);
  await mail.getByRole('button', { name: 'Reset Password' }).click();
  await expect(mail.getByText(MESSAGES.reset_done)).toBeVisible();
  await expect(login.title(mail)).toBeVisible();
  return mail;
}

// Ten seconds of it are the product's own: the intro, the thanks, the pauses while typing.
test.describe.configure({ timeout: 180_000 });

test('a newcomer signs up, is asked, shops, leaves, forgets the password and comes back', async ({
  page,
}) => {
  const person = newPerson();
  const answered = await test.step('signs up and verifies the address', async () => {
    await login.open(page);
    await signUp(page, person);
    return await verifyByMail(page, person);
  });
  await page.close();

  await test.step('signs in and answers the onboarding', async () => {
    await login.signIn(answered, person);
    await expect(answered.getByText(MESSAGES.onboarding_intro)).toBeVisible();
    await onboarding.expectPage(answered, 'Style Profile');
    await answerStyleProfile(answered);
    await onboarding.next(answered);
    await onboarding.expectPage(answered, 'Virtual AI Assistant');
    await answerAboutAssistant(answered);
    await onboarding.next(answered);
    await onboarding.expectPage(answered, 'Poses');
    await tryPoses(answered);
    await onboarding.complete(answered);
  });

  await test.step('finds the search begun with the answers, and changes one', async () => {
    await expectSeededSearch(answered);
    await changeSize(answered);
  });

  await test.step('signs out, and in again with a new password', async () => {
    await account.logout(answered);
    const password = 'a yellow umbrella';
    const back = await forgetPassword(answered, person, password);
    await login.signIn(back, { ...person, password });
    await expect(back.getByRole('button', { name: 'Remove US L' })).toBeVisible();
    await expect(shop.tiles(back).first()).toBeVisible();
  });
});
