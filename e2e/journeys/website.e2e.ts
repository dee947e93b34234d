import { PAGES } from '@modiste/contract/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { test } from '../deliberate-presses.ts';
import { website } from '../website-page.ts';

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const standsOut = (page: Page) => page.locator('[data-card].is-highlighted');
const vision = (page: Page) => page.getByRole('heading', { level: 2, name: 'The Vision' });
const [FIRST, SECOND] = ['Search in your own words', 'Your feed, as it is'] as const;

/** Of all cards this one alone stands out, and says more than its title. */
async function expectAlone(page: Page, card: Locator): Promise<void> {
  await expect(standsOut(page)).toHaveCount(1);
  await expect(card).toHaveClass(/is-highlighted/);
  await expect(card.locator('p')).toHaveCSS('opacity', '1');
}

test('the two panels of the pitch open and close on their own', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto(website.pitch);
  const consumers = page.getByText('Fragmented discovery');
  const brands = page.getByText('Isolated ecosystems');
  const headOf = (name: string) => page.locator('summary', { hasText: name });
  await expect(consumers).toBeHidden();
  await headOf('Consumers').click();
  await headOf('Brands and Retailers').focus();
  await page.keyboard.press('Enter');
  await expect(consumers).toBeVisible();
  await expect(brands).toBeVisible();
  await headOf('Consumers').click();
  await expect(consumers).toBeHidden();
  await expect(brands).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panels open, and every card tells all', { tag: '@both' }, async ({ page }) => {
    await page.goto(website.pitch);
    await page.locator('summary', { hasText: 'Consumers' }).click();
    await expect(page.getByText('Fragmented discovery')).toBeVisible();
    for (const name of [FIRST, SECOND]) {
      await expect(cardOf(page, name).locator('p')).toHaveCSS('opacity', '1');
    }
    await page.getByRole('link', { name: 'Modiste, to the front page' }).click();
    await expect(page).toHaveURL(PAGES.website);
  });
});

test('the card under the pointer or in focus stands out, and tells more', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of [website.pitch, website.features]) {
    await page.goto(path);
    for (const name of [FIRST, SECOND]) {
      const card = cardOf(page, name);
      await expect(card.locator('p')).toHaveCSS('opacity', '0');
      await card.hover();
      await expectAlone(page, card);
    }
    await page.mouse.move(0, 0);
    await expect(standsOut(page)).toHaveCount(0);
    await cardOf(page, FIRST).focus();
    await expectAlone(page, cardOf(page, FIRST));
    await page.keyboard.press('Tab');
    await expectAlone(page, cardOf(page, 'A stylist who listens'));
    await cardOf(page, SECOND).hover();
    await expectAlone(page, cardOf(page, SECOND));
  }
});

test('the card that is touched stands out', async ({ page }) => {
  await page.goto(website.pitch);
  for (const name of [FIRST, SECOND]) {
    await cardOf(page, name).tap();
    await expectAlone(page, cardOf(page, name));
  }
  await vision(page).tap();
  await expect(standsOut(page)).toHaveCount(0);
});

test('the logo and the name lead from the pitch to the front page', async ({ page }) => {
  for (const name of ['Modiste, to the front page', 'Modiste']) {
    await page.goto(website.pitch);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(PAGES.website);
  }
});

test('the public side is open to all', { tag: '@both' }, async ({ page }) => {
  for (const path of [...website.listed, PAGES.privacyChoices, `${PAGES.website}/sent`]) {
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
  for (const path of [...website.listed, PAGES.privacyChoices, `${PAGES.website}/not-sent`]) {
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
