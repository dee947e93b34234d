import type { Page } from '@playwright/test';

/** Waits until every picture that can be seen is loaded and decoded. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !isSeen || (image.complete && image.naturalWidth > 0);
    }),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ complete }) => complete)
        .map((image) => image.decode().catch(() => null)),
    ),
  );
}
