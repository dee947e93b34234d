import { act, render, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Wishlist } from '../features/wishlist/store/create-wishlist.ts';
import { entriesOf, type WishlistState } from '../features/wishlist/store/wishlist-state.ts';
import { WishlistContext } from '../features/wishlist/use-wishlist.ts';
import { openWishlist } from '../features/wishlist/wishlist-provider.tsx';
import { setConnection } from '../lib/connection.ts';
import { closeFailure } from '../lib/failure-popup.ts';
import { signIn, signOut } from './sign-in.ts';
import { makeWishlistServer } from './wishlist-server.ts';

/** Whose wishlist it is. */
export const PERSON = 'ada@example.com';

/** What the shopper sees as saved. */
export const idsIn = (state: WishlistState): string[] =>
  entriesOf(state).map(({ item }) => item.id);

/** A member with nothing saved, and their server, anew for every test of the file that calls this. */
export function serveWishlist() {
  const wishlist = makeWishlistServer();
  const server = setupServer(...wishlist.handlers);
  let opened: Wishlist | null = null;
  const current = () => {
    if (opened === null) throw new Error('No wishlist is open: call open() first.');
    return opened;
  };
  const open = (person = PERSON) => {
    opened = openWishlist(person);
    return opened;
  };
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    closeFailure();
    setConnection('there');
    wishlist.reset();
    signIn();
  });
  afterEach(() => {
    act(() => opened?.dispose());
    opened = null;
    act(signOut);
    server.resetHandlers();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
  return {
    ...wishlist,
    server,
    /** Opens it as the app does for who signed in. */
    open,
    /** Opens it and waits until the server has answered, or could not be reached. */
    openLoaded: async (person?: string) => {
      open(person);
      await waitFor(() => expect(current().getState().status).not.toBe('loading'));
      return current();
    },
    close: () => current().dispose(),
    current,
    state: () => current().getState(),
    /** What the shopper sees as saved. */
    savedIds: () => idsIn(current().getState()),
    /** Shows what belongs to the wishlist that is open. */
    render: (shown: ReactNode) =>
      render(<WishlistContext value={current()}>{shown}</WishlistContext>),
    /** What the server was asked to change. */
    changes: () => wishlist.asked.filter((call) => call !== 'list'),
  };
}
