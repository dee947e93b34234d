import { HEADLINE_WORD_MS } from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { test } from '../deliberate-presses.ts';
import { failCall, slowCall } from '../server-faults.ts';

const PITCH = `${PAGES.website}/pitch`;
const FEATURES = `${PAGES.website}/features`;
const LISTED = [PAGES.website, PITCH, FEATURES, PAGES.vision];
const FAILED = /^Error\. Try again or reach out to \S+@\S+\.$/;
const CV = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};
const PICTURE = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n') };

const formOf = (page: Page, kind: 'contact' | 'career') => page.locator(`#${kind} form`);
const sendOf = (form: Locator) => form.locator('button');

/** Writes into every field but the CV. */
async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Ada Weaver');
  await form.getByLabel('Email').fill('ada.weaver@example.com');
  await form.getByLabel('Message').fill('Do you read feeds in Italian?');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads whole, and its forms answer by a page', async ({ page }) => {
    await page.goto(PAGES.website);
    for (const name of ['Your Style in Motion', 'Shopping that is', 'Your catalog', 'Contacts']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    for (const name of ['Home', 'Chat', 'Try-on', 'The sale is yours']) {
      await expect(page.getByRole('heading', { level: 3, name })).toBeAttached();
    }
    const contact = formOf(page, 'contact');
    await fillIn(contact);
    await sendOf(contact).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the contacts' }).click();

    const career = formOf(page, 'career');
    await fillIn(career);
    await career.getByLabel('CV').setInputFiles(PICTURE);
    await sendOf(career).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Not sent' })).toBeVisible();
    await expect(page.getByText(FAILED)).toBeVisible();
  });
});

test('a message says how it goes, and can be sent again after a failure', async ({ page }) => {
  await page.goto(PAGES.website);
  const form = formOf(page, 'contact');
  const send = sendOf(form);
  await expect(send).toHaveText('Send Message');
  await fillIn(form);
  await form.getByLabel('Message').fill('   ');
  await expect(send).toBeDisabled();
  await fillIn(form);
  await expect(send).toBeEnabled();

  await failCall(page, 'sendContact', { times: 1 });
  await send.click();
  await expect(send).toHaveText(FAILED);
  await expect(send).toBeEnabled();

  await slowCall(page, 'sendContact', 500);
  await send.click();
  await expect(send).toHaveText('Sending...');
  await expect(send).toBeDisabled();
  await expect(send).toHaveText('Message Sent!');
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(send).toBeDisabled();
});

test('an application is sent with its CV', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PAGES.website);
  await page.getByRole('tab', { name: 'Career' }).click();
  await expect(formOf(page, 'contact')).toBeHidden();
  const form = formOf(page, 'career');
  const send = sendOf(form);
  await fillIn(form);
  await expect(send).toBeDisabled();
  await form.getByLabel('CV').setInputFiles(CV);
  const answered = page.waitForResponse(`**${PATHS.sendCareer.path}`);
  await send.click();
  expect((await answered).status()).toBe(200);
  await expect(send).toHaveText('Message Sent!');
});

test('the two panels of the pitch open and close on their own', async ({ page }) => {
  await page.goto(PITCH);
  const [consumers, brands] = ['Fragmented discovery', 'Isolated ecosystems'].map((name) =>
    page.getByText(name),
  );
  if (!consumers || !brands) throw new Error('A panel is missing.');
  const headOf = (name: string) => page.locator('summary', { hasText: name });
  await expect(consumers).toBeHidden();
  await headOf('Consumers').click();
  await headOf('Brands and Retailers').click();
  await expect(consumers).toBeVisible();
  await expect(brands).toBeVisible();
  await headOf('Consumers').click();
  await expect(consumers).toBeHidden();
  await expect(brands).toBeVisible();
});

test('at most one card stands out, and tells more', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PITCH);
  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const standsOut = page.locator('[data-card].is-highlighted');
  for (const name of ['Search in your own words', 'Your feed, as it is']) {
    const card = cardOf(name);
    await expect(card.locator('p')).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(standsOut).toHaveCount(1);
    await expect(standsOut).toContainText(name);
    await expect(card.locator('p')).toHaveCSS('opacity', '1');
  }
  await page.getByRole('heading', { level: 2, name: 'The Vision' }).hover();
  await expect(standsOut).toHaveCount(0);
});

test.describe('for those who welcome motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what moves by itself can be paused, and goes on', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGES.website);
    const word = page.locator('[data-words]');
    const pause = page.getByRole('button', { name: 'Pause motion' });
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(HEADLINE_WORD_MS);
    await expect(word).toHaveText('SMART');
    await pause.click();
    await page.clock.runFor(2 * HEADLINE_WORD_MS);
    await expect(word).toHaveText('SMART');
    await pause.click();
    await page.clock.runFor(HEADLINE_WORD_MS);
    await expect(word).toHaveText('IMMERSIVE');
  });
});

test('the public side is open to all', { tag: '@both' }, async ({ page }) => {
  for (const path of LISTED) {
    await page.goto(path);
    await checkAccessibility(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('every link of the public side leads somewhere', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of LISTED) {
    await page.goto(path);
    const links = await page
      .locator('a[href]:not([href^="mailto:"])')
      .evaluateAll((all) =>
        all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    for (const link of links) found.add(link);
  }
  for (const link of found) {
    const answer = await request.get(link);
    expect(answer.status(), link).toBe(200);
    const { hash } = new URL(link);
    if (hash) expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`);
  }
});
