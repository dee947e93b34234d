import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { setConnection } from '../lib/connection.ts';
import { closeFailure } from '../lib/failure-popup.ts';
import { openSession } from '../lib/session.ts';
import { confirmInOtherTab } from '../testing/confirm-in-other-tab.ts';
import { makeItem } from '../testing/make-item.ts';
import { makeSavedItem } from '../testing/make-saved-item.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { pretendScreen } from '../testing/pretend-screen.ts';
import { signIn } from '../testing/sign-in.ts';
import { failing, makeWishlistServer, unreachable } from '../testing/wishlist-server.ts';
import { App } from './app.tsx';

const found = [makeItem('a'), makeItem('b')];
const wishlist = makeWishlistServer();
const server = setupServer(
  ...wishlist.handlers,
  http.post(`*${PATHS.search.path}`, () => HttpResponse.json(makeSearchAnswer(found))),
  http.post(`*${PATHS.similarItems.path}`, () => HttpResponse.json({})),
  http.post(`*${PATHS.itemsByIds.path}`, () => HttpResponse.json({})),
  http.get(`*${PATHS.itemPrices.path}`, () => failing('item_not_found', 404)),
  http.get('*/api/item/:id', ({ params }) => HttpResponse.json(makeItem(String(params.id)))),
  http.post<{ id: string }, { below: number }>(
    `*${PATHS.setPriceAlert.path}`,
    async ({ request, params }) => {
      const { below } = await request.json();
      wishlist.asked.push(`alert ${params.id} ${below}`);
      return HttpResponse.json({ below, set_at: '2026-11-01T10:00:00.000Z', sent_at: null });
    },
  ),
);

beforeAll(() => server.listen());
beforeEach(() => {
  localStorage.clear();
  wishlist.reset();
  closeFailure();
  setConnection('there');
  signIn();
  pretendScreen(1280);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function openApp(address: string) {
  history.replaceState(null, '', address);
  render(<App />);
}
const go = async (tab: string) => userEvent.click(await screen.findByRole('link', { name: tab }));
const shownTab = () => screen.getByRole('link', { current: 'page', hidden: true }).textContent;
const savedTitles = async () =>
  within(await screen.findByRole('list', { name: 'Saved items' }))
    .getAllByRole('link')
    .map((link) => /Dress \w/.exec(link.textContent)?.[0]);
const viewer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const hold = () =>
  wishlist.hold(
    makeSavedItem('x', { at: '2026-11-02T10:00:00.000Z' }),
    makeSavedItem('y', { at: '2026-11-01T10:00:00.000Z' }),
  );

describe('the wishlist in the app', () => {
  it('takes in what is saved among the results', async () => {
    openApp('/');
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    await userEvent.click(results.getByRole('button', { name: 'Save Dress b' }));
    await go('Wishlist');
    expect(await savedTitles()).toEqual(['Dress b']);
    expect(shownTab()).toBe('Wishlist');
    await go('Search');
    expect(
      await screen.findByRole('button', { name: 'Save Dress b', pressed: true }),
    ).toBeVisible();
  });

  it('is leafed through in the viewer, which leads back to it', async () => {
    hold();
    openApp('/?tab=wishlist');
    await userEvent.click(await screen.findByRole('link', { name: /Dress x/ }));
    const dialog = await viewer('Dress x');
    expect(shownTab()).toBe('Wishlist');
    expect(location.search).toBe('?item=x');
    expect(dialog.getByText('1 of 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next item' }));
    expect((await viewer('Dress y')).getByText('2 of 2')).toBeVisible();
    await userEvent.click((await viewer('Dress y')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=wishlist'));
    expect(await savedTitles()).toEqual(['Dress x', 'Dress y']);
  });

  it('keeps the viewer open on a piece that is removed in it', async () => {
    hold();
    openApp('/?tab=wishlist');
    await userEvent.click(await screen.findByRole('link', { name: /Dress x/ }));
    const dialog = await viewer('Dress x');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Dress x' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(wishlist.held.has('x')).toBe(false));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByRole('button', { name: 'Save Dress x', pressed: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await savedTitles()).toEqual(['Dress y']));
    // The one that was opened is gone, and its neighbour has the focus.
    await waitFor(() => expect(screen.getByRole('link', { name: /Dress y/ })).toHaveFocus());
  });

  it('opens a saved piece that came by a link over Search, as every link does', async () => {
    hold();
    openApp('/?item=x');
    const dialog = await viewer('Dress x');
    expect(shownTab()).toBe('Search');
    expect(
      await dialog.findByRole('button', { name: 'Save Dress x', pressed: true }),
    ).toBeVisible();
  });

  it('saves a piece for whom a price alert is set in the viewer', async () => {
    openApp('/');
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    await userEvent.click(results.getByRole('link', { name: /Dress a/ }));
    const dialog = await viewer('Dress a');
    await userEvent.click(await dialog.findByRole('button', { name: 'Set a price alert' }));
    await userEvent.click(await screen.findByRole('button', { name: '$81 10% off' }));
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }));
    expect(await dialog.findByRole('button', { name: 'Price alert: $81 or less' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Dress a', pressed: true })).toBeVisible();
    expect(wishlist.asked).toEqual(['list', 'save a', 'alert a 81']);
  });

  it('finds pieces like one that left the shop', async () => {
    const gone = makeSavedItem('x');
    wishlist.hold({
      ...gone,
      other_info: { ...gone.other_info, availability: 'unavailable' },
    });
    openApp('/?tab=wishlist');
    await userEvent.click(await screen.findByRole('button', { name: 'Find items like Dress x' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Dress x' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(location.search).toBe('?q=Dress+x');
  });

  it('puts an alert away with its piece, when another tab removes that', async () => {
    hold();
    history.replaceState(null, '', '/?q=coat');
    history.pushState(null, '', '/?tab=wishlist');
    render(<App />);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Set a price alert.*Dress x/ }),
    );
    expect(await screen.findByRole('dialog', { name: 'Price alert' })).toBeVisible();
    await confirmInOtherTab({ id: 'x', item: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    const title = screen.getByRole('heading', { level: 1, name: 'Your wishlist' });
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(history.state).toBeNull());
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe('?q=coat'));
  });

  it('is kept in a browser that stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    openApp('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Save Dress a' }));
    await waitFor(() => expect(wishlist.held.has('a')).toBe(true));
    expect(screen.getByRole('button', { name: 'Save Dress a', pressed: true })).toBeVisible();
  });

  it('begins with pieces of the shop, or with those that were looked at', async () => {
    openApp('/?tab=wishlist');
    const shop = within(await screen.findByRole('list', { name: 'In stores now' }));
    await userEvent.click(shop.getByRole('link', { name: /Dress b/ }));
    await userEvent.click((await viewer('Dress b')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.use(http.post(`*${PATHS.itemsByIds.path}`, () => HttpResponse.json({ b: found[1] })));
    await go('Search');
    await go('Wishlist');
    const seen = within(await screen.findByRole('list', { name: 'Recently viewed' }));
    await userEvent.click(await seen.findByRole('button', { name: 'Save Dress b' }));
    expect(await savedTitles()).toEqual(['Dress b']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says once that it did not come, on whichever tab', async () => {
    wishlist.answerBy(() => failing('internal'));
    openApp('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.wishlist_load_failed);
  });

  it('says that a heart waits while the server is out of reach', async () => {
    openApp('/');
    const heart = await screen.findByRole('button', { name: 'Save Dress a' });
    await waitFor(() => expect(wishlist.asked).toEqual(['list']));
    wishlist.answerBy(unreachable);
    await userEvent.click(heart);
    expect(
      await screen.findByText('Your wishlist will sync when you’re back online.'),
    ).toBeVisible();
  });

  /** Leaves a wishlist on the device, and then nobody to be asked who is here. */
  async function leaveKept() {
    hold();
    openApp('/?tab=wishlist');
    await savedTitles();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const everything = http.all('*/api/*', unreachable);
    server.use(everything, http.get(`*${PATHS.ready.path}`, unreachable));
    await openSession();
  }

  it('opens from what the device keeps while nobody can be asked who is here', async () => {
    await leaveKept();
    expect(await savedTitles()).toEqual(['Dress x', 'Dress y']);
    expect(await screen.findByText(/Your wishlist as of/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Dress y/ }));
    expect((await viewer('Dress y')).getByText('2 of 2')).toBeVisible();
  });

  it('shows a saved piece then to who opens a link to it, and says that of another it cannot', async () => {
    await leaveKept();
    cleanup();
    openApp('/?item=y');
    const dialog = await viewer('Dress y');
    expect(await dialog.findByRole('heading', { name: 'Dress y' })).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('You May Also Like')).toBeNull());
    expect(dialog.getByRole('link', { name: /^View on/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    act(() => navigate('/?item=unknown'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.shared_item_failed),
    );
  });
});
