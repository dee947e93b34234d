import { type BrowserContext, test as base } from '@playwright/test';

/**
 * Journeys press faster than people, and mean each press. The guard against double presses forgets
 * the last one as soon as something is written, which it is told here right before each press: the
 * script of the page comes first, and so does its listener.
 */
export const meanEveryPress = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const forget = () => window.dispatchEvent(new Event('input'));
    for (const press of ['pointerdown', 'keydown']) {
      window.addEventListener(press, forget, { capture: true, passive: true });
    }
  });

/** Every journey's test; `isGuarded` leaves the guard as shoppers have it. */
export const test = base.extend<{ isGuarded: boolean }>({
  isGuarded: [false, { option: true }],
  context: async ({ context, isGuarded }, provide) => {
    if (!isGuarded) await meanEveryPress(context);
    await provide(context);
  },
});
