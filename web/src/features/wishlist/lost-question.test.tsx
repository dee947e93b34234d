import { MESSAGES } from '@modiste/contract/messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeSavedItem } from '../../testing/make-saved-item.ts';
import { serveWishlist } from '../../testing/serve-wishlist.tsx';
import { ItemHeart } from './item-heart.tsx';

vi.mock('./removal-question.tsx', () => {
  throw new Error('Its file did not come.');
});

const wishlist = serveWishlist();

it('a heart whose question does not arrive says so, and removes nothing unasked', async () => {
  wishlist.hold(makeSavedItem('a'));
  await wishlist.openLoaded();
  wishlist.render(<ItemHeart item={makeItem('a')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save Dress a' }));
  await waitFor(() =>
    expect(useFailurePopup.getState().message).toBe(MESSAGES.wishlist_update_failed),
  );
  expect(wishlist.changes()).toEqual([]);
  expect(wishlist.savedIds()).toEqual(['a']);
});
