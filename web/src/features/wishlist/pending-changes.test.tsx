import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setConnection } from '../../lib/connection.ts';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { removeLogin } from '../../lib/login-cache.ts';
import { forgetPerson } from '../../lib/session.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeSavedItem } from '../../testing/make-saved-item.ts';
import { PERSON, serveWishlist } from '../../testing/serve-wishlist.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { failing, unreachable } from '../../testing/wishlist-server.ts';
import { ItemHeart } from './item-heart.tsx';
import { readPendingChanges } from './store/pending-changes.ts';
import { entriesOf } from './store/wishlist-state.ts';

const wishlist = serveWishlist();
const failure = () => useFailurePopup.getState().message;
const { state, savedIds } = wishlist;
const saveItem = (item: Item) => wishlist.current().saveItem(item);
const removeItem = (id: string) => wishlist.current().removeItem(id);
const waitingIds = () =>
  entriesOf(state())
    .filter(({ isWaiting }) => isWaiting)
    .map(({ item }) => item.id);
const goAway = () => wishlist.answerBy(unreachable);
const comeBack = () => {
  wishlist.answerBy(() => null);
  setConnection('there');
};
const open = () => wishlist.openLoaded();
/** As if the tab were closed and the app opened anew. */
const reopen = async () => {
  wishlist.close();
  await open();
};

describe('a heart that is pressed while the server is out of reach', () => {
  it('stays pressed, says that it waits, and fails nobody', async () => {
    await open();
    goAway();
    wishlist.render(<ItemHeart item={makeItem('a')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save Dress a' }));
    const heart = screen.getByRole('button', { name: 'Save Dress a' });
    await waitFor(() =>
      expect(heart).toHaveAttribute('title', 'Will be saved when you’re back online'),
    );
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(failure()).toBeNull();
  });

  it.each([502, 503, 504])('waits for a gateway that answers %i', async (status) => {
    await open();
    wishlist.answerBy(() => failing('internal', status));
    expect(await saveItem(makeItem('a'))).toBe('waiting');
    expect(savedIds()).toEqual(['a']);
  });

  it('is no new change where the server is known to hold the item', async () => {
    wishlist.hold(makeSavedItem('a'));
    await open();
    goAway();
    setConnection('no-network');
    expect(await saveItem(makeItem('a'))).toBe('done');
    expect(waitingIds()).toEqual([]);
    await removeItem('a');
    expect(await saveItem(makeItem('a'))).toBe('waiting');
    expect(waitingIds()).toEqual(['a']);
  });

  it('is told to the server when it is back, in the order of the presses', async () => {
    wishlist.hold(makeSavedItem('old'));
    await open();
    goAway();
    for (const id of ['b', 'a']) await saveItem(makeItem(id));
    await removeItem('old');
    wishlist.asked.length = 0;
    act(comeBack);
    await waitFor(() => expect(state().pendingChanges).toEqual({}));
    expect(wishlist.changes()).toEqual(['save b', 'save a', 'remove old']);
    expect([...wishlist.held.keys()]).toEqual(['b', 'a']);
    expect(savedIds().toSorted()).toEqual(['a', 'b']);
  });

  it('lets the others wait too when it finds nobody again', async () => {
    await open();
    goAway();
    for (const id of ['a', 'b', 'c']) await saveItem(makeItem(id));
    wishlist.asked.length = 0;
    await act(() => wishlist.current().refresh({ isQuiet: true }));
    expect(wishlist.changes()).toEqual(['save a']);
    expect(waitingIds().toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('is told at the next start when the tab was closed meanwhile', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    wishlist.answerBy(() => null);
    await reopen();
    await waitFor(() => expect(wishlist.held.has('a')).toBe(true));
    expect(waitingIds()).toEqual([]);
  });

  it('is told at the next start even when the tab was closed before anything was known', async () => {
    await open();
    wishlist.answerBy(() => new Promise(() => {}));
    void saveItem(makeItem('a'));
    await waitFor(() => expect(wishlist.changes()).toEqual(['save a']));
    expect(Object.keys(readPendingChanges(PERSON))).toEqual(['a']);
  });

  it('is told at the next start when the one before was in the middle of telling', async () => {
    await open();
    goAway();
    for (const id of ['a', 'b']) await saveItem(makeItem(id));
    wishlist.answerBy((call) => (call === 'save a' ? new Promise(() => {}) : null));
    wishlist.asked.length = 0;
    act(() => setConnection('there'));
    await waitFor(() => expect(wishlist.changes()).toEqual(['save a']));
    wishlist.answerBy(() => null);
    await reopen();
    await waitFor(() => expect(state().pendingChanges).toEqual({}));
    expect([...wishlist.held.keys()]).toEqual(['a', 'b']);
  });

  it('is told with the next change that gets through', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    wishlist.answerBy(() => null);
    await saveItem(makeItem('b'));
    await waitFor(() => expect([...wishlist.held.keys()]).toEqual(['b', 'a']));
  });

  it('is taken back with a message when the server then refuses it', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    wishlist.answerBy((call) => (call === 'list' ? null : failing('item_not_found', 404)));
    act(() => setConnection('there'));
    await reopen();
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(savedIds()).toEqual([]);
  });

  it('goes on waiting while the server takes no more calls, until one gets through', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    wishlist.answerBy((call) => (call === 'list' ? null : failing('rate_limited', 429)));
    await reopen();
    await waitFor(() => expect(wishlist.changes()).toHaveLength(2));
    await waitFor(() => expect(waitingIds()).toEqual(['a']));
    expect(failure()).toBeNull();
    wishlist.answerBy(() => null);
    await saveItem(makeItem('b'));
    await waitFor(() => expect([...wishlist.held.keys()]).toEqual(['b', 'a']));
  });

  it('waits in memory where the device stores nothing', async () => {
    await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    goAway();
    for (const id of ['a', 'b']) await saveItem(makeItem(id));
    expect(waitingIds().toSorted()).toEqual(['a', 'b']);
    act(comeBack);
    await waitFor(() => expect([...wishlist.held.keys()]).toEqual(['a', 'b']));
  });

  it('outlives a session that ends by itself, and is told when the person is back', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    act(removeLogin);
    expect(savedIds()).toEqual([]);
    signIn();
    wishlist.answerBy(() => null);
    await reopen();
    await waitFor(() => expect([...wishlist.held.keys()]).toEqual(['a']));
  });

  it('is forgotten when the person logs out', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    act(forgetPerson);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('belongs to the person who pressed it', async () => {
    await open();
    goAway();
    await saveItem(makeItem('a'));
    wishlist.answerBy(() => null);
    wishlist.close();
    wishlist.open('other@example.com');
    await waitFor(() => expect(state().status).toBe('loaded'));
    expect(savedIds()).toEqual([]);
    expect(wishlist.held.size).toBe(0);
  });
});
