import { test as base } from './deliberate-presses.ts';
import { enterAs } from './enter-as.ts';
import { makeMember, type Person } from './make-person.ts';

/** A browser in which somebody is signed in: each worker has a person of its own, each test a session. */
export const test = base.extend<object, { person: Person }>({
  person: [
    async ({ playwright }, provide, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const person = await makeMember(request);
      await request.dispose();
      await provide(person);
    },
    { scope: 'worker' },
  ],
  context: async ({ context, person }, provide) => {
    await enterAs(context, person);
    await provide(context);
  },
});

export { expect } from '@playwright/test';
