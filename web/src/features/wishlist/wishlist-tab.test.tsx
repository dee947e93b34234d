import { MESSAGES } from '@modiste/contract/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConnection } from '../../lib/connection.ts';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { confirmInOtherTab } from '../../testing/confirm-in-other-tab.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeSavedItem } from '../../testing/make-saved-item.ts';
import { serveWishlist } from '../../testing/serve-wishlist.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { failing, unreachable } from '../../testing/wishlist-server.ts';
import { WishlistTab } from './wishlist-tab.tsx';

const HOUR_MS = 3_600_000;
const wishlist = serveWishlist();
const told: Record<'opened' | 'searched', string[]> = { opened: [], searched: [] };

beforeEach(() => {
  told.opened.length = 0;
  told.searched.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => {
  wishlist.open();
  return wishlist.render(
    <WishlistTab
      itemHref={({ id }) => `/?item=${id}`}
      onOpenItem={({ id }) => told.opened.push(id)}
      onSearch={(query) => told.searched.push(query)}
      ideas={['Wide-leg jeans']}
      actionsOf={({ id }) => <span>alert of {id}</span>}
      firstPieces={<p>first pieces</p>}
    />,
  );
};
const grid = () => screen.findByRole('list', { name: 'Saved items' });
const tiles = async () => within(await grid()).getAllByRole('listitem');
const tileOf = async (name: string) => {
  const tile = (await tiles()).find((entry) => entry.textContent.includes(name));
  if (tile === undefined) throw new Error(`No tile says ${name}`);
  return within(tile);
};
const titles = async () => (await tiles()).map((tile) => /Dress \w+/.exec(tile.textContent)?.[0]);
const counts = () => screen.getAllByRole('status')[0]?.textContent;
const failure = () => useFailurePopup.getState().message;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const remove = async (name: string) => {
  await press(`Save ${name}`);
  await press('Remove');
};

const saved = (id: string, day: number, price = 90, now = 90) =>
  makeSavedItem(
    id,
    { at: `2026-11-0${day}T10:00:00.000Z`, price },
    { price: now, full_price: now },
  );

describe('the wishlist', () => {
  it('keeps the space of its tiles while it is on its way', async () => {
    wishlist.answerBy(() => new Promise(() => {}));
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
    expect(container.querySelector('[aria-hidden="true"]')?.children.length).toBeGreaterThan(3);
    expect(screen.queryByText(/Nothing saved/)).toBeNull();
  });

  it('shows what is saved, the latest first, and how much it is', async () => {
    wishlist.hold(saved('a', 1), saved('b', 3), saved('c', 2));
    open();
    expect(await titles()).toEqual(['Dress b', 'Dress c', 'Dress a']);
    expect(counts()).toBe('3 items');
    const tile = await tileOf('Dress b');
    await userEvent.click(tile.getByRole('link'));
    expect(told.opened).toEqual(['b']);
    expect(tile.getByText('alert of b')).toBeVisible();
  });

  it('says what costs less than when it was saved, and quietly what costs more', async () => {
    wishlist.hold(saved('a', 1, 110, 90), saved('b', 2, 70, 90), saved('c', 3));
    open();
    expect((await tileOf('Dress a')).getByText('$20 less than when you saved it')).toBeVisible();
    expect((await tileOf('Dress b')).getByText('$70 when you saved it')).toBeVisible();
    expect((await tileOf('Dress c')).queryByText(/when you saved it/)).toBeNull();
    expect(counts()).toBe('3 items · 1 price drop');
  });

  it('compares no prices of different currencies', async () => {
    const item = saved('a', 1, 110, 90);
    wishlist.hold({ ...item, saved: { ...item.saved, currency: 'EUR' } });
    open();
    await tiles();
    expect(screen.queryByText(/when you saved it/)).toBeNull();
  });

  it('is ordered by price and by drop as well, and keeps the order on the device', async () => {
    wishlist.hold(saved('a', 1, 100, 90), saved('b', 2, 50, 50), saved('c', 3, 100, 60));
    const { unmount } = open();
    await tiles();
    await userEvent.click(screen.getByRole('radio', { name: 'Lowest price' }));
    expect(await titles()).toEqual(['Dress b', 'Dress c', 'Dress a']);
    await userEvent.click(screen.getByRole('radio', { name: 'Biggest drop' }));
    expect(await titles()).toEqual(['Dress c', 'Dress a', 'Dress b']);
    unmount();
    act(wishlist.close);
    open();
    await waitFor(async () => expect(await titles()).toEqual(['Dress c', 'Dress a', 'Dress b']));
  });

  it('marks what costs less by now, and what is out of stock', async () => {
    const out = saved('c', 1, 100, 90);
    const facts = { ...out.other_info, availability: 'out_of_stock' as const };
    wishlist.hold(saved('a', 3, 100, 90), saved('b', 2, 100, 100), { ...out, other_info: facts });
    open();
    expect((await tileOf('Dress a')).getByText('Price drop')).toBeVisible();
    expect((await tileOf('Dress b')).queryByText('Price drop')).toBeNull();
    const soldOut = await tileOf('Dress c');
    expect(soldOut.getByText('Out of stock')).toBeVisible();
    expect(soldOut.queryByText('Price drop')).toBeNull();
    expect(soldOut.getByText('alert of c')).toBeVisible();
  });

  it('keeps what left the shop, says so, and finds pieces like it', async () => {
    const gone = saved('a', 3);
    const facts = { ...gone.other_info, availability: 'unavailable' as const };
    wishlist.hold({ ...gone, other_info: facts }, saved('b', 1));
    open();
    const tile = await tileOf('Dress a');
    expect(tile.getByText('No longer available')).toBeVisible();
    expect(tile.queryByText('alert of a')).toBeNull();
    expect(counts()).toBe('2 items · 1 no longer available');
    await userEvent.click(tile.getByRole('button', { name: 'Find items like Dress a' }));
    expect(told.searched).toEqual(['Dress a']);
    await userEvent.click(screen.getByRole('radio', { name: 'Lowest price' }));
    expect(await titles()).toEqual(['Dress b', 'Dress a']);
    await remove('Dress a');
    await waitFor(() => expect([...wishlist.held.keys()]).toEqual(['b']));
  });

  it('leads somewhere while it is empty', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'A place for what you love' })).toBeVisible();
    expect(screen.getByText('first pieces')).toBeVisible();
    await press('Wide-leg jeans');
    expect(told.searched).toEqual(['Wide-leg jeans']);
  });

  it('puts more of a long list on the page when its end comes near', async () => {
    const ends: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly tell: (entries: object[]) => void;
        constructor(tell: (entries: object[]) => void) {
          this.tell = tell;
        }
        observe(element: Element) {
          if (element instanceof HTMLImageElement) return;
          ends.push(() => this.tell([{ isIntersecting: true }]));
        }
        disconnect() {}
      },
    );
    for (let count = 0; count < 70; count += 1) wishlist.hold(saved(`n${count}`, 1));
    open();
    expect(await tiles()).toHaveLength(32);
    expect(counts()).toBe('70 items');
    act(() => ends.at(-1)?.());
    expect(await tiles()).toHaveLength(64);
    act(() => ends.at(-1)?.());
    expect(await tiles()).toHaveLength(70);
    expect(ends).toHaveLength(2);
  });

  it('says when there is no room for more', async () => {
    for (let count = 0; count < 500; count += 1) wishlist.hold(saved(`n${count}`, 1));
    open();
    await tiles();
    expect(counts()).toBe('500 items · full: remove an item to save another');
  });
});

describe('removing from the wishlist', () => {
  beforeEach(() => wishlist.hold(saved('a', 3), saved('b', 2), saved('c', 1)));

  it('hands the focus to the heart of the next piece, then of the one before', async () => {
    open();
    await tiles();
    await remove('Dress b');
    await waitFor(async () => expect(await titles()).toEqual(['Dress a', 'Dress c']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Dress c' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await press('Remove');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Dress a' })).toHaveFocus());
  });

  it('hands the focus to the title when nothing is left', async () => {
    wishlist.held.delete('b');
    wishlist.held.delete('c');
    open();
    await remove('Dress a');
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leaves everything as it was when it is not confirmed', async () => {
    open();
    await press('Save Dress b');
    await press('Cancel');
    expect(await titles()).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Dress b' })).toHaveFocus());
    expect(wishlist.asked).toEqual(['list']);
  });

  it('is given up by Back, which leaves the page where it is', async () => {
    history.pushState(null, '', '/?tab=wishlist');
    open();
    await press('Save Dress b');
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location.search).toBe('?tab=wishlist');
    expect(await titles()).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Dress b' })).toHaveFocus());
    await remove('Dress b');
    await waitFor(() => expect(wishlist.changes()).toHaveLength(1));
    expect(history.state).toBeNull();
  });

  it('hands the focus on where the piece is removed elsewhere while it is asked about', async () => {
    open();
    await press('Save Dress b');
    await confirmInOtherTab({ id: 'b', item: null });
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Dress c' })).toHaveFocus());
    expect(wishlist.changes()).toEqual([]);
  });

  it('happens once when it is confirmed twice', async () => {
    open();
    await press('Save Dress b');
    const button = screen.getByRole('button', { name: 'Remove' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(async () => expect(await titles()).toEqual(['Dress a', 'Dress c']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Dress c' })).toHaveFocus());
    expect(wishlist.changes()).toHaveLength(1);
  });

  it('is undone, in its place, when the server fails', async () => {
    open();
    await tiles();
    wishlist.answerBy(() => failing('internal'));
    await remove('Dress b');
    await waitFor(() => expect(failure()).toBe(MESSAGES.wishlist_update_failed));
    expect(await titles()).toEqual(['Dress a', 'Dress b', 'Dress c']);
  });

  it('says that the price alert goes too', async () => {
    const alert = { below: 80, set_at: '2026-11-01T10:00:00.000Z', sent_at: null };
    wishlist.hold(makeSavedItem('d', { alert }));
    open();
    await press('Save Dress d');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      '“Dress d” will be removed from your wishlist, along with its price alert.',
    );
  });
});

describe('a wishlist that does not come', () => {
  it('says so, and comes when it is tried again', async () => {
    wishlist.hold(saved('a', 1));
    wishlist.answerBy(() => failing('internal'));
    open();
    expect(
      await screen.findByRole('heading', { name: MESSAGES.wishlist_load_failed }),
    ).toBeVisible();
    expect(failure()).toBe(MESSAGES.wishlist_load_failed);
    wishlist.answerBy(() => null);
    await press('Try again');
    expect(await titles()).toEqual(['Dress a']);
    expect(failure()).toBeNull();
  });

  it('is shown as this device kept it, with its age, while the server is out of reach', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signIn();
    wishlist.hold(saved('a', 1));
    const { unmount } = open();
    await tiles();
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    act(wishlist.close);
    vi.setSystemTime(Date.now() + 3 * HOUR_MS);
    signIn();
    wishlist.answerBy(unreachable);
    open();
    expect(await screen.findByText(/Your wishlist as of 3 hours ago/)).toBeVisible();
    expect(await titles()).toEqual(['Dress a']);
    expect(failure()).toBeNull();
    wishlist.hold(saved('b', 2));
    wishlist.answerBy(() => null);
    act(() => setConnection('there'));
    await waitFor(async () => expect(await titles()).toEqual(['Dress b', 'Dress a']));
    expect(screen.queryByText(/Your wishlist as of/)).toBeNull();
  });

  it('shows what is saved meanwhile, and how much of it waits', async () => {
    wishlist.hold(saved('a', 1));
    open();
    await tiles();
    wishlist.answerBy(unreachable);
    await act(() => wishlist.current().saveItem(makeItem('b')));
    expect(
      (await tileOf('Dress b')).getByText('Will be saved when you’re back online'),
    ).toBeVisible();
    expect(screen.getByText(/1 change is saved on this device/)).toBeVisible();
    wishlist.answerBy(() => null);
    await press('Try again');
    await waitFor(() => expect(wishlist.held.has('b')).toBe(true));
    await waitFor(() => expect(screen.queryByText(/One change/)).toBeNull());
  });

  it('says that this device holds no copy when there is none', async () => {
    wishlist.answerBy(unreachable);
    open();
    expect(await screen.findByText(/no copy on this device yet/)).toBeVisible();
    expect(wishlist.state().status).toBe('unreachable');
  });
});
