import { expect } from '@playwright/test';
import { anyLink } from '../any-link.ts';
import { test } from '../deliberate-presses.ts';

test('the browser takes the data of a page for data', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      Object.assign(globalThis).noteRefused(`${effectiveDirective} ${sample}`);
    });
  });
  await page.goto(await anyLink(request));
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('script[type="application/ld+json"]')).toBeAttached();
  expect(refused).toEqual([]);
});
