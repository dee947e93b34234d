import { ERRORS } from '@modiste/contract/errors';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeSavedItem } from '../../testing/make-saved-item.ts';
import { savedIds, serveWishlist, waitForAnswer } from '../../testing/serve-wishlist.ts';
import { signOut } from '../../testing/sign-in.ts';
import { failing } from '../../testing/wishlist-server.ts';
import { ItemHeart } from './item-heart.tsx';
import { removeItem, saveItem } from './set-wish.ts';
import { useWishlist } from './wishlist-state.ts';

const item = makeItem('a');
const wishlist = serveWishlist();
const failure = () => useFailurePopup.getState().message;
const heart = (name = 'Save Dress a') => screen.getByRole('button', { name });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';
const openAndWait = async () => {
  wishlist.open();
  await waitForAnswer();
};
const confirmRemoval = async () => {
  const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
};
/** Holds the answer of a call back until it is let go. */
function hold(wanted: string, then: () => Response | null = () => null) {
  const gate = Promise.withResolvers<void>();
  wishlist.answerBy((call) => {
    if (call !== wanted) return null;
    wishlist.answerBy(() => null);
    return gate.promise.then(() => then() ?? new Promise(() => {}));
  });
  return gate.resolve;
}

describe('the heart of an item', () => {
  it('is pressed at once, and the server told', async () => {
    await openAndWait();
    render(<ItemHeart item={item} />);
    const letGo = hold('save a', () => Response.json(makeSavedItem('a')));
    await userEvent.click(heart());
    expect(isPressed()).toBe(true);
    letGo();
    await waitFor(() => expect(useWishlist.getState().wishes).toEqual({}));
    expect(isPressed()).toBe(true);
    expect(failure()).toBeNull();
  });

  it('is taken back, with a message, when the server fails', async () => {
    await openAndWait();
    render(<ItemHeart item={item} />);
    wishlist.answerBy((call) => (call === 'save a' ? failing('internal') : null));
    await userEvent.click(heart());
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(isPressed()).toBe(false);
    expect(savedIds()).toEqual([]);
  });

  it('is taken back even when it was pressed before the list came', async () => {
    const gate = Promise.withResolvers<Response>();
    wishlist.answerBy((call) => (call === 'list' ? gate.promise : failing('internal')));
    wishlist.open();
    render(<ItemHeart item={item} />);
    await userEvent.click(heart());
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(isPressed()).toBe(false);
    gate.resolve(Response.json({}));
    await waitFor(() => expect(useWishlist.getState().status).toBe('told'));
    expect(isPressed()).toBe(false);
  });

  it('stays pressed when a list that is older than the press comes late', async () => {
    const letGo = hold('list', () => Response.json({}));
    wishlist.open();
    render(<ItemHeart item={item} />);
    await userEvent.click(heart());
    await waitFor(() => expect(useWishlist.getState().wishes).toEqual({}));
    letGo();
    await waitFor(() => expect(useWishlist.getState().status).toBe('told'));
    expect(isPressed()).toBe(true);
  });

  it('asks before it removes, and removes what was confirmed', async () => {
    wishlist.hold(makeSavedItem('a'));
    await openAndWait();
    render(<ItemHeart item={item} />);
    await userEvent.click(heart());
    const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    expect(question).toHaveAccessibleDescription('“Dress a” leaves your wishlist.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(isPressed()).toBe(true);
    expect(wishlist.changes()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(heart());
    await confirmRemoval();
    await waitFor(() => expect(wishlist.held.size).toBe(0));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('comes back when the removal fails', async () => {
    wishlist.hold(makeSavedItem('a'));
    await openAndWait();
    render(<ItemHeart item={item} />);
    wishlist.answerBy(() => failing('internal'));
    await userEvent.click(heart());
    await confirmRemoval();
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(savedIds()).toEqual(['a']);
  });

  it('says that the wishlist is full', async () => {
    await openAndWait();
    wishlist.answerBy(() => failing('wishlist_full', 409));
    await act(() => saveItem(item));
    expect(failure()).toContain(MESSAGES.wishlist_update_failed);
    expect(failure()).toContain(`${WISHLIST_MAX} pieces`);
  });

  it('tells to wait when there were too many calls', async () => {
    await openAndWait();
    wishlist.answerBy(() => failing('rate_limited', 429));
    await act(() => saveItem(item));
    expect(failure()).toContain(MESSAGES.rate_limited);
    expect(savedIds()).toEqual([]);
  });
});

describe('wishes about one item in a row', () => {
  it('reach the server one after the other, and the last one stands', async () => {
    await openAndWait();
    const letGo = hold('save a', () => {
      wishlist.hold(makeSavedItem('a'));
      return Response.json(makeSavedItem('a'));
    });
    const first = saveItem(item);
    await waitFor(() => expect(wishlist.changes()).toEqual(['save a']));
    const second = removeItem('a');
    expect(savedIds()).toEqual([]);
    letGo();
    await Promise.all([first, second]);
    expect(wishlist.changes()).toEqual(['save a', 'remove a']);
    expect(wishlist.held.size).toBe(0);
    expect(savedIds()).toEqual([]);
  });

  it('are not undone by an earlier one that fails', async () => {
    wishlist.hold(makeSavedItem('a'));
    await openAndWait();
    const letGo = hold('remove a', () => failing('internal'));
    const removal = removeItem('a');
    await waitFor(() => expect(wishlist.changes()).toEqual(['remove a']));
    const saving = saveItem(item);
    letGo();
    await Promise.all([removal, saving]);
    expect(wishlist.changes()).toEqual(['remove a', 'save a']);
    expect(savedIds()).toEqual(['a']);
    expect(failure()).toBeNull();
  });

  it('do not hold up those about other items', async () => {
    await openAndWait();
    hold('save a');
    void saveItem(item);
    await saveItem(makeItem('b'));
    expect(wishlist.held.has('b')).toBe(true);
  });
});

describe('the end of a session', () => {
  it('leaves nothing of the wishlist, here or on the device', async () => {
    wishlist.hold(makeSavedItem('a'));
    await openAndWait();
    const letGo = hold('save b', () => Response.json(makeSavedItem('b')));
    const saving = saveItem(makeItem('b'));
    act(signOut);
    localStorage.clear();
    letGo();
    await saving;
    expect(useWishlist.getState()).toMatchObject({ person: null, items: {}, wishes: {} });
    expect(localStorage).toHaveLength(0);
  });

  it('is said when it is noticed by a heart, and leaves the wish for when the person is back', async () => {
    await openAndWait();
    wishlist.server.use(
      http.post(`*${PATHS.refreshTokens.path}`, () => failing('authentication_required', 401)),
    );
    wishlist.answerBy(() => failing('authentication_required', 401));
    await act(() => saveItem(item));
    expect(failure()).toBe(ERRORS.authentication_required.message);
    expect(useWishlist.getState()).toMatchObject({ person: null, wishes: {} });
    expect(Object.keys(localStorage)).toEqual([`modiste:unsent-wish:${item.id}`]);
  });

  it('lets nobody save anything', async () => {
    await saveItem(item);
    expect(savedIds()).toEqual([]);
    expect(wishlist.changes()).toEqual([]);
  });
});
