import type { Page } from '@playwright/test';
import { test as base, meanEveryPress } from './deliberate-presses.ts';
import { enterAs } from './enter-as.ts';
import { makeMember, type Person } from './make-person.ts';

interface Fixtures {
  person: Person;
  /** A page in another browser, in which the same person is signed in. */
  elsewhere: Page;
}

/** A browser in which somebody is signed in whose account the test may change: nobody else has it. */
export const test = base.extend<Fixtures>({
  person: async ({ playwright, baseURL }, provide) => {
    const request = await playwright.request.newContext({ baseURL });
    await provide(await makeMember(request));
    await request.dispose();
  },
  context: async ({ context, person }, provide) => {
    await enterAs(context, person);
    await provide(context);
  },
  elsewhere: async ({ browser, person }, provide) => {
    const context = await browser.newContext();
    await meanEveryPress(context);
    await enterAs(context, person);
    await provide(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
