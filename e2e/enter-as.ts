import { AUTH_STORAGE_KEY } from '@modiste/contract/limits';
import type { BrowserContext } from '@playwright/test';
import { type Person, signIn } from './make-person.ts';

const HOUR_MS = 3_600_000;

/** Gives a browser a session of its own: whatever it opens next, it opens as that person. */
export async function enterAs(context: BrowserContext, person: Person): Promise<void> {
  await signIn(context.request, person);
  const entry = { value: { email: person.email }, expiresAt: Date.now() + HOUR_MS };
  await context.addInitScript(
    ([key = '', text = '']) => {
      // Once for a tab: whoever signs out stays out.
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'put');
      localStorage.setItem(key, text);
    },
    [AUTH_STORAGE_KEY, JSON.stringify(entry)],
  );
}
