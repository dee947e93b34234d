import { shop } from '../shop-page.ts';
import { expect, test } from '../signed-in.ts';

/** Opens a section of the panel, which starts closed on a phone. */
async function openSection(panel: ReturnType<typeof shop.tiles>, title: string) {
  const section = panel.locator('details', { has: panel.page().getByText(title, { exact: true }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  return section;
}

test('filters narrow the results, show as chips and can be taken away', { tag: '@both' }, async ({
  page,
}) => {
  await shop.open(page);
  const panel = await shop.openFilters(page);
  await (await openSection(panel, 'Gender'))
    .getByRole('button', { name: 'Men', exact: true })
    .click();
  await (await openSection(panel, 'Color')).getByRole('button', { name: 'Blue' }).click();
  const range = await openSection(panel, 'Price Range');
  await range.getByLabel('Max price').fill('120');
  await panel.getByRole('button', { name: /^Show ([\d,]+ )?items?$/ }).click();

  await expect(page.getByRole('button', { name: 'Remove Max $120' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters, 3 active' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your selection' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d items?$/ })).toBeVisible();
  for (const price of await shop.prices(page)) expect(price).toBeLessThanOrEqual(120);
  expect(new URL(page.url()).searchParams.get('gender')).toBe('Men');

  await page.getByRole('button', { name: 'Remove Max $120' }).click();
  await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
});
