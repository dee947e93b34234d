import { ERRORS } from '@modiste/contract/errors';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeSavedItem } from '../../testing/make-saved-item.ts';
import { serveWishlist } from '../../testing/serve-wishlist.tsx';
import { signOut } from '../../testing/sign-in.ts';
import { failing } from '../../testing/wishlist-server.ts';
import { ItemHeart } from './item-heart.tsx';

const item = makeItem('a');
const wishlist = serveWishlist();
const failure = () => useFailurePopup.getState().message;
const heart = (name = 'Save Dress a') => screen.getByRole('button', { name });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';
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
    await wishlist.openLoaded();
    wishlist.render(<ItemHeart item={item} />);
    const release = hold('save a', () => Response.json(makeSavedItem('a')));
    await userEvent.click(heart());
    expect(isPressed()).toBe(true);
    release();
    await waitFor(() => expect(wishlist.state().pendingChanges).toEqual({}));
    expect(isPressed()).toBe(true);
    expect(failure()).toBeNull();
  });

  it('is taken back, with a message, when the server fails', async () => {
    await wishlist.openLoaded();
    wishlist.render(<ItemHeart item={item} />);
    wishlist.answerBy((call) => (call === 'save a' ? failing('internal') : null));
    await userEvent.click(heart());
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(isPressed()).toBe(false);
    expect(wishlist.savedIds()).toEqual([]);
  });

  it('is taken back even when it was pressed before the list came', async () => {
    const gate = Promise.withResolvers<Response>();
    wishlist.answerBy((call) => (call === 'list' ? gate.promise : failing('internal')));
    wishlist.open();
    wishlist.render(<ItemHeart item={item} />);
    await userEvent.click(heart());
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(isPressed()).toBe(false);
    gate.resolve(Response.json({}));
    await waitFor(() => expect(wishlist.state().status).toBe('loaded'));
    expect(isPressed()).toBe(false);
  });

  it('stays pressed when a list that is older than the press comes late', async () => {
    const release = hold('list', () => Response.json({}));
    wishlist.open();
    wishlist.render(<ItemHeart item={item} />);
    await userEvent.click(heart());
    await waitFor(() => expect(wishlist.state().pendingChanges).toEqual({}));
    release();
    await waitFor(() => expect(wishlist.state().status).toBe('loaded'));
    expect(isPressed()).toBe(true);
  });

  it('asks before it removes, and removes what was confirmed', async () => {
    wishlist.hold(makeSavedItem('a'));
    await wishlist.openLoaded();
    wishlist.render(<ItemHeart item={item} />);
    await userEvent.click(heart());
    const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    expect(question).toHaveAccessibleDescription('“Dress a” will be removed from your wishlist.');
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
    await wishlist.openLoaded();
    wishlist.render(<ItemHeart item={item} />);
    wishlist.answerBy(() => failing('internal'));
    await userEvent.click(heart());
    await confirmRemoval();
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(wishlist.savedIds()).toEqual(['a']);
  });

  it('says that the wishlist is full', async () => {
    await wishlist.openLoaded();
    wishlist.answerBy(() => failing('wishlist_full', 409));
    await act(() => wishlist.current().saveItem(item));
    expect(failure()).toContain(MESSAGES.wishlist_update_failed);
    expect(failure()).toContain(`${WISHLIST_MAX} items`);
  });

  it('tells to wait when there were too many calls', async () => {
    await wishlist.openLoaded();
    wishlist.answerBy(() => failing('rate_limited', 429));
    await act(() => wishlist.current().saveItem(item));
    expect(failure()).toContain(MESSAGES.rate_limited);
    expect(wishlist.savedIds()).toEqual([]);
  });
});

describe('changes of one item in a row', () => {
  it('reach the server one after the other, and the last one stands', async () => {
    await wishlist.openLoaded();
    const release = hold('save a', () => {
      wishlist.hold(makeSavedItem('a'));
      return Response.json(makeSavedItem('a'));
    });
    const first = wishlist.current().saveItem(item);
    await waitFor(() => expect(wishlist.changes()).toEqual(['save a']));
    const second = wishlist.current().removeItem('a');
    expect(wishlist.savedIds()).toEqual([]);
    release();
    await Promise.all([first, second]);
    expect(wishlist.changes()).toEqual(['save a', 'remove a']);
    expect(wishlist.held.size).toBe(0);
    expect(wishlist.savedIds()).toEqual([]);
  });

  it('are not undone by an earlier one that fails', async () => {
    wishlist.hold(makeSavedItem('a'));
    await wishlist.openLoaded();
    const release = hold('remove a', () => failing('internal'));
    const removal = wishlist.current().removeItem('a');
    await waitFor(() => expect(wishlist.changes()).toEqual(['remove a']));
    const saving = wishlist.current().saveItem(item);
    release();
    await Promise.all([removal, saving]);
    expect(wishlist.changes()).toEqual(['remove a', 'save a']);
    expect(wishlist.savedIds()).toEqual(['a']);
    expect(failure()).toBeNull();
  });

  it('do not hold up those about other items', async () => {
    await wishlist.openLoaded();
    hold('save a');
    void wishlist.current().saveItem(item);
    await wishlist.current().saveItem(makeItem('b'));
    expect(wishlist.held.has('b')).toBe(true);
  });
});

describe('the end of a session', () => {
  it('leaves nothing of the wishlist, here or on the device', async () => {
    wishlist.hold(makeSavedItem('a'));
    await wishlist.openLoaded();
    const release = hold('save b', () => Response.json(makeSavedItem('b')));
    const saving = wishlist.current().saveItem(makeItem('b'));
    act(signOut);
    localStorage.clear();
    release();
    await saving;
    expect(wishlist.state()).toMatchObject({ items: {}, pendingChanges: {} });
    expect(localStorage).toHaveLength(0);
  });

  it('is said when it is noticed by a heart, and leaves the change for when the person is back', async () => {
    await wishlist.openLoaded();
    wishlist.server.use(
      http.post(`*${PATHS.refreshTokens.path}`, () => failing('authentication_required', 401)),
    );
    wishlist.answerBy(() => failing('authentication_required', 401));
    await act(() => wishlist.current().saveItem(item));
    expect(failure()).toBe(ERRORS.authentication_required.message);
    expect(wishlist.state()).toMatchObject({ items: {}, pendingChanges: {} });
    expect(Object.keys(localStorage)).toEqual([`modiste:unsent-wish:${item.id}`]);
  });

  it('lets nobody save anything', async () => {
    await wishlist.openLoaded();
    wishlist.close();
    await wishlist.current().saveItem(item);
    expect(wishlist.savedIds()).toEqual([]);
    expect(wishlist.changes()).toEqual([]);
  });
});
