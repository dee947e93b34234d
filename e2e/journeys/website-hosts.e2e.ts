import { PAGES, PATHS } from '@modiste/contract/paths';
import { expect } from '@playwright/test';
import { test } from '../deliberate-presses.ts';
import { login } from '../login-page.ts';
import { website } from '../website-page.ts';

const at = (host: string, baseURL: string | undefined) =>
  `http://${host}.modiste.test:${new URL(baseURL ?? '').port}`;

test('the host of the public side shows nothing of the app', async ({ page, baseURL }) => {
  const site = at('www', baseURL);
  const hero = page.getByRole('heading', { level: 1, name: 'Your Style in Motion' });
  for (const path of [PAGES.app, PAGES.onboarding, PAGES.privacy, '/any/where', '/?tab=wishlist']) {
    await page.goto(site + path);
    await expect(hero).toBeVisible();
  }
  await page.goto(site + PAGES.vision);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Intelligence that serves taste',
  );
  await page.getByRole('link', { name: 'Back to the front page' }).click();
  await expect(hero).toBeVisible();
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    [PATHS.loginOptions.path, PAGES.openapi, PAGES.worker, '/index.html'],
  );
  expect(statuses).toEqual([404, 404, 404, 404]);

  const form = website.form(page, 'contact');
  await website.fillIn(form);
  await website.send(form).click();
  await expect(website.send(form)).toHaveText('Message Sent!');
});

test('the app’s host shows nothing of the public side', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const app = at('app', baseURL);
  for (const path of [...website.listed, PAGES.privacyChoices]) {
    const answer = await page.goto(app + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Style|Fashion|taste/);
    await expect(page.locator('[data-consent]')).toHaveCount(0);
  }
  await page.goto(app);
  await expect(login.title(page)).toBeVisible();
});

test('search engines find the public side by its own map', async ({ page, request, baseURL }) => {
  // The names resolve in the browser alone.
  const site = at('www', baseURL);
  const headers = { host: new URL(site).host };
  expect(await (await request.get(PAGES.robots, { headers })).text()).toContain(
    `Sitemap: ${site}${PAGES.sitemap}`,
  );
  const map = await (await request.get(PAGES.sitemap, { headers })).text();
  const listed = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
  expect(listed).toHaveLength(website.listed.length);
  for (const address of listed) {
    await page.goto(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  }
  await page.goto(site + PAGES.privacyChoices);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a link in a messenger shows what it leads to', async ({ page, baseURL }) => {
  for (const path of website.listed) {
    await page.goto(at('www', baseURL) + path);
    const read = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute('content');
    expect(await read('title')).toBe(await page.title());
    expect((await read('title'))?.length).toBeLessThan(60);
    expect((await read('description'))?.length).toBeLessThan(200);
    const picture = await read('image');
    expect(picture).toMatch(/^https?:\/\//);
    expect(await read('url')).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
    const size = await page.evaluate(async (address) => {
      const shown = new Image();
      shown.src = address ?? '';
      await shown.decode();
      return [shown.naturalWidth, shown.naturalHeight];
    }, picture);
    expect(size).toEqual([1200, 630]);
    const about = await page.locator('script[type="application/ld+json"]').textContent();
    const kinds: { '@type': string }[] = JSON.parse(about ?? '[]');
    expect(kinds.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite']);
  }
});

test('the button to join opens the app in a new tab', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await page.goto(PAGES.website);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Join Modiste' }).first().click(),
  ]);
  await expect(login.title(opened)).toBeVisible();
  await page.getByRole('link', { name: 'Read our vision' }).click();
  await expect(page).toHaveURL(PAGES.vision);
});
