import { act, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { openWishlist } from '../features/wishlist/open-wishlist.ts';
import { entriesOf, useWishlist } from '../features/wishlist/wishlist-state.ts';
import { setConnection } from '../lib/connection.ts';
import { closeFailure } from '../lib/failure-popup.ts';
import { signIn, signOut } from './sign-in.ts';
import { makeWishlistServer } from './wishlist-server.ts';

/** Whose wishlist it is. */
export const PERSON = 'ada@example.com';

/** A member with nothing saved, and their server, anew for every test of the file that calls this. */
export function serveWishlist() {
  const wishlist = makeWishlistServer();
  const server = setupServer(...wishlist.handlers);
  let closeOpened = () => {};
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    closeFailure();
    setConnection('there');
    wishlist.reset();
    signIn();
  });
  afterEach(() => {
    act(() => closeOpened());
    act(signOut);
    server.resetHandlers();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
  return {
    ...wishlist,
    server,
    /** Opens it as the app does for who signed in. */
    open: (person = PERSON) => {
      closeOpened = openWishlist(person);
    },
    close: () => closeOpened(),
    /** What the server was asked to change. */
    changes: () => wishlist.asked.filter((call) => call !== 'list'),
  };
}

/** Until the server has told of the wishlist, or could not. */
export const waitForAnswer = () =>
  waitFor(() => expect(useWishlist.getState().status).not.toBe('asking'));

/** What the shopper sees as saved. */
export const savedIds = () => entriesOf(useWishlist.getState()).map(({ item }) => item.id);
