import { expect } from '@playwright/test';
import { anyLink } from '../any-link.ts';
import { test } from '../deliberate-presses.ts';

test('a messenger that runs no script sees the item of a link, with its picture', async ({
  request,
}) => {
  const html = await (await request.get(await anyLink(request))).text();
  const tag = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)">`).exec(html)?.[1] ?? '';
  expect(tag('og:type')).toBe('product');
  expect(html).toContain(`<title>${tag('og:title')} · Modiste</title>`);
  const picture = await request.get(tag('og:image'));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Product', offers: { '@type': 'Offer' } });
});

test('the browser takes the data of a page for data', async ({ page, request }) => {
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

test('a link to an item that there is not leads to the app all the same', async ({ page }) => {
  const response = await page.goto('/?item=nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.locator('#root > *').first()).toBeAttached();
});
