import { test as base } from '@playwright/test';
import { enterAs } from './enter-as.ts';
import { makeMember, type Person } from './make-person.ts';

/** A browser in which somebody is signed in whose account the test may change: nobody else has it. */
export const test = base.extend<{ person: Person }>({
  person: async ({ playwright, baseURL }, provide) => {
    const request = await playwright.request.newContext({ baseURL });
    await provide(await makeMember(request));
    await request.dispose();
  },
  context: async ({ context, person }, provide) => {
    await enterAs(context, person);
    await provide(context);
  },
});

export { expect } from '@playwright/test';
