import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../../lib/failure-popup.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { makeSavedItem } from '../../../testing/make-saved-item.ts';
import { PERSON, serveWishlist } from '../../../testing/serve-wishlist.tsx';
import { signOut } from '../../../testing/sign-in.ts';
import { failing } from '../../../testing/wishlist-server.ts';
import { readStoredWishlist } from './stored-wishlist.ts';

const wishlist = serveWishlist();
const knownIds = () => Object.keys(wishlist.state().items);
const list = (...ids: string[]) =>
  Response.json(Object.fromEntries(ids.map((id) => [id, makeSavedItem(id)])));
/** The answers to the questions for the list, in the order they were asked. */
function holdLists() {
  const gates: PromiseWithResolvers<Response>[] = [];
  wishlist.answerBy(() => {
    const gate = Promise.withResolvers<Response>();
    gates.push(gate);
    return gate.promise;
  });
  return gates;
}
/** Until everything that was answered has been taken in, and something asked after it too. */
async function settle(): Promise<void> {
  wishlist.answerBy(() => null);
  await fetch(new URL('/api/wishlist', location.origin));
  await new Promise((resolve) => setTimeout(resolve));
}

describe('what is known of the wishlist', () => {
  it('is what was asked for last, whichever answer comes last', async () => {
    const gates = holdLists();
    wishlist.open();
    await waitFor(() => expect(gates).toHaveLength(1));
    void wishlist.current().refresh();
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.resolve(list('new'));
    await waitFor(() => expect(knownIds()).toEqual(['new']));
    gates[0]?.resolve(list('old'));
    await settle();
    expect(knownIds()).toEqual(['new']);
  });

  it('is not undone by the failure of an earlier question', async () => {
    const gates = holdLists();
    wishlist.open();
    await waitFor(() => expect(gates).toHaveLength(1));
    void wishlist.current().refresh();
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.resolve(list('new'));
    await waitFor(() => expect(wishlist.state().status).toBe('loaded'));
    gates[0]?.resolve(failing('internal'));
    await settle();
    expect(wishlist.state().status).toBe('loaded');
    expect(useFailurePopup.getState().message).toBeNull();
  });

  it('is nothing once the person has left, whatever is still on its way', async () => {
    const gates = holdLists();
    wishlist.open();
    await waitFor(() => expect(gates).toHaveLength(1));
    signOut();
    gates[0]?.resolve(list('a'));
    await settle();
    expect(wishlist.state()).toMatchObject({ items: {}, fetchedAtMs: null });
  });

  it('is asked for anew when the page is seen again, once it is some minutes old', async () => {
    await wishlist.openLoaded();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const see = () => document.dispatchEvent(new Event('visibilitychange'));
    wishlist.hold(makeSavedItem('elsewhere'));
    see();
    await settle();
    expect(knownIds()).toEqual([]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    see();
    await waitFor(() => expect(knownIds()).toEqual(['elsewhere']));
  });

  it('is kept on the device when the page is left just after a change', async () => {
    await wishlist.openLoaded();
    await wishlist.current().saveItem(makeItem('a'));
    window.dispatchEvent(new Event('pagehide'));
    expect(readStoredWishlist(PERSON)?.items.map(({ id }) => id)).toEqual(['a']);
  });
});
