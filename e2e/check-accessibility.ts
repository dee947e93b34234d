import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the page, or a part of it, as it stands now against WCAG 2.2 AA. */
const checkAccessibility = (page: Page, part = 'html'): Promise<void> =>
  findNothing(new AxeBuilder({ page }).include(part).withTags(WCAG_2_2_AA));

/** Holds only the colours against it, where nothing else differs from what was checked. */
const checkContrast = (page: Page): Promise<void> =>
  findNothing(new AxeBuilder({ page }).withRules(['color-contrast']));

async function findNothing(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Every state is held against all of it in the light, and against its contrasts in the dark. */
export const SCHEMES = [
  { colorScheme: 'light', check: checkAccessibility },
  { colorScheme: 'dark', check: checkContrast },
] as const;
