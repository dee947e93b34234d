import { waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeItem } from '../../testing/make-item.ts';
import { makeSavedItem } from '../../testing/make-saved-item.ts';
import { makeWishlistServer, unreachable } from '../../testing/wishlist-server.ts';

const PERSON = 'ada@example.com';
const wishlist = makeWishlistServer();
const server = setupServer(...wishlist.handlers);
const closers: (() => void)[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  wishlist.reset();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
afterAll(() => server.close());

/** The app as another tab of the same browser runs it: its own memory, the same storage. */
async function openTab(person = PERSON) {
  vi.resetModules();
  const { signIn } = await import('../../testing/sign-in.ts');
  const { openWishlist } = await import('./open-wishlist.ts');
  const { saveItem, removeItem } = await import('./set-wish.ts');
  const { entriesOf, useWishlist } = await import('./wishlist-state.ts');
  signIn();
  closers.push(openWishlist(person));
  await waitFor(() => expect(useWishlist.getState().status).toBe('told'));
  const entries = () => entriesOf(useWishlist.getState());
  return {
    saveItem,
    removeItem,
    wishes: () => useWishlist.getState().wishes,
    ids: () => entries().map(({ item }) => item.id),
  };
}

/** A browser tells the other tabs of what was stored; jsdom has no other tabs. */
const tellStored = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'modiste:unsent-wish:a' }));

describe('two tabs', () => {
  it('show what was saved and removed in the other one', async () => {
    wishlist.hold(makeSavedItem('old'));
    const [one, two] = [await openTab(), await openTab()];
    await one.saveItem(makeItem('a'));
    await waitFor(() => expect(two.ids()).toEqual(['a', 'old']));
    await two.removeItem('old');
    await waitFor(() => expect(one.ids()).toEqual(['a']));
  });

  it('of two people show nothing of each other', async () => {
    const [one, other] = [await openTab(), await openTab('bea@example.com')];
    const same = await openTab();
    await one.saveItem(makeItem('a'));
    await waitFor(() => expect(same.ids()).toEqual(['a']));
    expect(other.ids()).toEqual([]);
  });

  it('show what waits in the other one, and lose none of it', async () => {
    const [one, two] = [await openTab(), await openTab()];
    wishlist.answerBy(unreachable);
    await one.saveItem(makeItem('a'));
    tellStored();
    expect(two.ids()).toEqual(['a']);
    await two.saveItem(makeItem('b'));
    tellStored();
    expect(one.ids().toSorted()).toEqual(['a', 'b']);
    wishlist.answerBy(() => null);
    await one.saveItem(makeItem('c'));
    await waitFor(() => expect([...wishlist.held.keys()].toSorted()).toEqual(['a', 'b', 'c']));
    tellStored();
    expect(two.wishes()).toEqual({});
  });

  it('lose nothing where both wish at the same moment, and see it only afterwards', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const before = new Map(Object.entries(localStorage));
    const stale = vi
      .spyOn(Storage.prototype, 'getItem')
      .mockImplementation((name) => before.get(name) ?? null);
    const saving = [one.saveItem(makeItem('a')), two.saveItem(makeItem('b'))];
    stale.mockRestore();
    await Promise.all(saving);
    expect([...wishlist.held.keys()].toSorted()).toEqual(['a', 'b']);
  });

  it('agree on the last wish about an item', async () => {
    const [one, two] = [await openTab(), await openTab()];
    wishlist.answerBy(unreachable);
    await one.saveItem(makeItem('a'));
    await two.removeItem('a');
    tellStored();
    expect(one.ids()).toEqual([]);
    wishlist.answerBy(() => null);
    await one.saveItem(makeItem('b'));
    await waitFor(() => expect(wishlist.asked).toContain('remove a'));
    await waitFor(() => expect([...wishlist.held.keys()]).toEqual(['b']));
    tellStored();
    expect(two.ids()).toEqual(['b']);
  });
});
