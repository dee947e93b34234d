import { type BrowserContext, test as base } from '@playwright/test';

/** Far less than between two presses of a journey. */
const FORGET_EVERY_MS = 10;

/**
 * Journeys press faster than people, and mean each press. The guard against double presses forgets
 * the last one as soon as something is written, which it is told all the time here.
 */
export const meanEveryPress = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((everyMs) => {
    setInterval(() => window.dispatchEvent(new Event('input')), everyMs);
  }, FORGET_EVERY_MS);

/** Every journey's test; `isGuarded` leaves the guard as shoppers have it. */
export const test = base.extend<{ isGuarded: boolean }>({
  isGuarded: [false, { option: true }],
  context: async ({ context, isGuarded }, provide) => {
    if (!isGuarded) await meanEveryPress(context);
    await provide(context);
  },
});
