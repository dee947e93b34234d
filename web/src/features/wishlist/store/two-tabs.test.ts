import { waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { makeSavedItem } from '../../../testing/make-saved-item.ts';
import { idsIn, PERSON } from '../../../testing/serve-wishlist.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { makeWishlistServer, unreachable } from '../../../testing/wishlist-server.ts';
import { createWishlist, type Wishlist } from './create-wishlist.ts';
import { createItemQueue, lockAmongTabs, type RunLocked } from './item-queue.ts';

const wishlist = makeWishlistServer();
const server = setupServer(...wishlist.handlers);
const tabs: Wishlist[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  wishlist.reset();
  signIn();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.dispose();
});
afterAll(() => server.close());

/** The wishlist as another tab of the same browser has it: its own memory, the same storage. */
async function openTab(person = PERSON, runLocked: RunLocked = lockAmongTabs) {
  const tab = createWishlist({ person, runLocked });
  tabs.push(tab);
  await waitFor(() => expect(tab.getState().status).toBe('loaded'));
  return {
    ...tab,
    changes: () => tab.getState().pendingChanges,
    ids: () => idsIn(tab.getState()),
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
    expect(two.changes()).toEqual({});
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

  it('change an item one after the other where the browser has locks', async () => {
    const runLocked = createItemQueue((_, task) => task());
    const [one, two] = [await openTab(PERSON, runLocked), await openTab(PERSON, runLocked)];
    const gate = Promise.withResolvers<null>();
    wishlist.answerBy((call) => (call === 'save a' ? gate.promise : null));
    const saving = one.saveItem(makeItem('a'));
    await waitFor(() => expect(wishlist.asked).toContain('save a'));
    const removal = two.removeItem('a');
    await two.saveItem(makeItem('b'));
    expect(wishlist.asked).not.toContain('remove a');
    gate.resolve(null);
    await Promise.all([saving, removal]);
    expect([...wishlist.held.keys()]).toEqual(['b']);
  });
});
