import { randomUUID } from 'node:crypto';
import { CV_BYTES_MAX, SEND_AGAIN_MS } from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { expect } from '@playwright/test';
import { test } from '../deliberate-presses.ts';
import { failCall, slowCall } from '../server-faults.ts';
import { website } from '../website-page.ts';

const { failed, fillIn, form: formOf, send: sendOf } = website;
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const cv = (buffer: Buffer, name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const PICTURE = Buffer.from('\x89PNG\r\n', 'latin1');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads whole, and its forms answer by a page', { tag: '@both' }, async ({
    page,
  }) => {
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
    await career.getByLabel('CV').setInputFiles(cv(PICTURE, 'me.pdf'));
    await sendOf(career).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Not sent' })).toBeVisible();
    await expect(page.getByText(failed)).toBeVisible();
    await page.goBack();
    await expect(career.getByLabel('Message')).toHaveValue('Do you read feeds in Italian?');
  });
});

test('a message says how it goes, and can be sent again after a failure', { tag: '@both' }, async ({
  page,
}) => {
  await website.stopClock(page);
  await page.goto(PAGES.website);
  const form = formOf(page, 'contact');
  const send = sendOf(form);
  await expect(send).toHaveText('Send Message');
  await expect(send).toBeDisabled();
  for (const [label, wrong] of [
    ['Name', '  '],
    ['Email', 'ada'],
    ['Message', '   '],
  ] as const) {
    await fillIn(form);
    await expect(send).toBeEnabled();
    await form.getByLabel(label).fill(wrong);
    await expect(send).toBeDisabled();
  }
  await fillIn(form);

  await failCall(page, 'sendContact', { times: 1 });
  await send.click();
  await expect(send).toHaveText(failed);
  await expect(send).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(form.getByLabel('Message')).toHaveValue('Do you read feeds in Italian?');
  await page.clock.runFor(SEND_AGAIN_MS - 1);
  await expect(send).toBeDisabled();
  await page.clock.runFor(1);
  await expect(send).toBeEnabled();

  await slowCall(page, 'sendContact', 500);
  await send.click();
  await expect(send).toHaveText('Sending...');
  await expect(send).toBeDisabled();
  await expect(send).toHaveText('Message Sent!');
  await expect(send).toHaveCSS('background-color', 'rgb(30, 107, 60)');
  await expect(form.getByLabel('Message')).toHaveValue('');
  await page.clock.runFor(SEND_AGAIN_MS);
  await fillIn(form);
  await expect(send).toHaveText('Send Message');
  await expect(send).toBeEnabled();
});

test('a message that meets no network is kept, and sent when it is back', async ({
  page,
  context,
}) => {
  await page.goto(PAGES.website);
  const form = formOf(page, 'contact');
  await fillIn(form);
  await context.setOffline(true);
  await sendOf(form).click();
  await expect(sendOf(form)).toHaveText(failed);
  await expect(form.getByLabel('Message')).toHaveValue('Do you read feeds in Italian?');
  await context.setOffline(false);
  await sendOf(form).click();
  await expect(sendOf(form)).toHaveText('Message Sent!');
});

test.describe('pressed twice', () => {
  test.use({ isGuarded: true });

  test('a message is sent once, and reaches the team', async ({ page }) => {
    await page.goto(PAGES.website);
    const form = formOf(page, 'contact');
    // Other journeys send mails at the same time.
    const sender = `Ada ${randomUUID()}`;
    await fillIn(form);
    await form.getByLabel('Name').fill(sender);
    await slowCall(page, 'sendContact', 300);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(PATHS.sendContact.path)) sent.push(request.method());
    });
    await sendOf(form).dblclick();
    await form.getByLabel('Message').press('Enter');
    await expect(sendOf(form)).toHaveText('Message Sent!');
    expect(sent).toEqual(['POST']);
    await page.goto(PAGES.mailbox);
    const mails = page.getByRole('listitem').filter({ hasText: sender });
    await expect(async () => {
      await page.reload();
      expect(await mails.count()).toBe(1);
    }).toPass();
    await mails.getByRole('link').click();
    await expect(
      page.frameLocator('iframe').getByText('Do you read feeds in Italian?'),
    ).toBeVisible();
  });
});

test('an application is sent with its CV, once that is one', { tag: '@both' }, async ({ page }) => {
  await page.goto(PAGES.website);
  await page.getByRole('tab', { name: 'Contact' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Career' })).toBeFocused();
  await expect(formOf(page, 'contact')).toBeHidden();
  const form = formOf(page, 'career');
  const send = sendOf(form);
  const file = form.getByLabel('CV');
  await expect(file).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await fillIn(form);
  await expect(send).toBeDisabled();

  const refused = {
    disguised: PICTURE,
    oversize: Buffer.concat([PDF, Buffer.alloc(CV_BYTES_MAX)]),
  };
  for (const [what, bytes] of Object.entries(refused)) {
    await file.setInputFiles(cv(bytes));
    await send.click();
    await expect(send, what).toHaveText(failed);
    await expect(form.getByLabel('Name')).toHaveValue('Ada Weaver');
    await expect(send).toBeEnabled();
  }
  await file.setInputFiles(cv(PDF));
  await expect(send).toHaveText('Send Message');
  const answered = page.waitForResponse(`**${PATHS.sendCareer.path}`);
  await send.click();
  expect((await answered).status()).toBe(200);
  await expect(send).toHaveText('Message Sent!');
});
