import { MESSAGES } from '@modiste/contract/messages';
import { expect, type Page } from '@playwright/test';

/** The onboarding as a newcomer handles it. */
export const onboarding = {
  /** The page of questions of that title; the intro before the first one ends by itself. */
  async expectPage(page: Page, title: 'Style Profile' | 'Virtual AI Assistant' | 'Poses') {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  },

  async next(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Skip/Next >' }).click();
  },

  /** Completes it from its last page on; the words of thanks end by themselves. */
  async complete(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page.getByRole('heading', { name: MESSAGES.onboarding_done })).toBeVisible();
  },

  /** From the intro to the shop without an answer. */
  async skip(page: Page): Promise<void> {
    await onboarding.expectPage(page, 'Style Profile');
    await onboarding.next(page);
    await onboarding.expectPage(page, 'Virtual AI Assistant');
    await onboarding.next(page);
    await onboarding.expectPage(page, 'Poses');
    await onboarding.complete(page);
  },
};

/** Chooses photos as poses, from the album. */
export const addPoses = (page: Page, ...photos: Buffer[]): Promise<void> =>
  page
    .getByLabel('Photos of you')
    .setInputFiles(
      photos.map((buffer, place) => ({ name: `me-${place}.png`, mimeType: 'image/png', buffer })),
    );
