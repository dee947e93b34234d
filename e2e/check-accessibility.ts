import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Holds the page, or a part of it, as it stands now against WCAG 2.2 AA: against all of it in the
 * light, and against its contrasts in the dark, where nothing else differs.
 */
export async function checkAccessibility(page: Page, part = 'html'): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(part);
  await findNothing('light', axe().withTags(WCAG_2_2_AA));
  await dress(page, 'dark');
  await findNothing('dark', axe().withRules(['color-contrast']));
  await dress(page, 'light');
}

/** Changes the scheme, every colour at once: what is on its way to another has neither's contrast. */
async function dress(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

async function findNothing(scheme: string, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `in the ${scheme}`).toEqual([]);
}
