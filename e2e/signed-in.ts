import { AUTH_STORAGE_KEY } from '@modiste/contract/limits';
import { test as base } from '@playwright/test';
import { type Person, savePreferences, signIn, signUp } from './make-person.ts';

const STORED_AS = `modiste:${AUTH_STORAGE_KEY}`;
const HOUR_MS = 3_600_000;

/** A browser in which somebody is signed in: each worker has a person of its own, each test a session. */
export const test = base.extend<object, { person: Person }>({
  person: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const person = await signUp(request);
      await savePreferences(request, await signIn(request, person));
      await request.dispose();
      await use(person);
    },
    { scope: 'worker' },
  ],
  context: async ({ context, person }, use) => {
    await signIn(context.request, person);
    const entry = { value: { email: person.email }, expiresAt: Date.now() + HOUR_MS };
    await context.addInitScript(
      ([key = '', text = '']) => {
        // Once for a tab: whoever signs out stays out.
        if (sessionStorage.getItem(key) !== null) return;
        sessionStorage.setItem(key, 'put');
        localStorage.setItem(key, text);
      },
      [STORED_AS, JSON.stringify(entry)],
    );
    await use(context);
  },
});

export { expect } from '@playwright/test';
