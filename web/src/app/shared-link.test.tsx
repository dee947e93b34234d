import { MESSAGES } from '@modiste/contract/messages';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure } from '../lib/failure-popup.ts';
import { makeItem } from '../testing/make-item.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { pretendScreen } from '../testing/pretend-screen.ts';
import { signIn, signOut } from '../testing/sign-in.ts';
import { App } from './app.tsx';
import { writeFirstItem } from './shared-item/first-item.ts';

const saved: string[] = [];
const refused: string[] = [];
const server = setupServer(
  http.get(`*${fillPath(PATHS.itemById.path, { id: 'gone' })}`, () =>
    HttpResponse.json({ code: 'item_not_found' }, { status: 404 }),
  ),
  http.get(`*${PATHS.itemPrices.path}`, () => HttpResponse.json({}, { status: 500 })),
  http.get(`*${PATHS.itemById.path}`, ({ params }) =>
    HttpResponse.json(makeItem(String(params.id))),
  ),
  http.post(`*${PATHS.similarItems.path}`, () => HttpResponse.json({})),
  http.post(`*${PATHS.itemsByIds.path}`, () => HttpResponse.json({})),
  http.get(`*${PATHS.wishlist.path}`, () => HttpResponse.json({})),
  http.post(`*${PATHS.saveItem.path}`, ({ params }) => {
    const id = String(params.id);
    saved.push(id);
    const at = new Date().toISOString();
    const kept = { at, price: 90, currency: 'USD', alert: null };
    return HttpResponse.json({ ...makeItem(id), saved: kept });
  }),
  http.post(`*${PATHS.search.path}`, () => HttpResponse.json(makeSearchAnswer())),
  http.post(`*${PATHS.recordEngagement.path}`, () => HttpResponse.json({ ok: true })),
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
);
server.events.on('response:mocked', ({ response, request }) => {
  if (response.status === 401) refused.push(request.url);
});

beforeAll(() => server.listen());
beforeEach(() => {
  saved.length = 0;
  refused.length = 0;
  closeFailure();
  localStorage.clear();
  sessionStorage.clear();
  signOut();
  pretendScreen(1280);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function open(address: string) {
  history.replaceState(null, '', address);
  render(<App />);
}
const findViewer = async () => within(await screen.findByRole('dialog', { name: 'Dress a' }));
const findLogin = () => screen.findByRole('textbox', { name: 'Email' });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('a shared link, opened by a stranger', () => {
  it('shows the item at once, with the way in beside it', async () => {
    open('/?item=a');
    const viewer = await findViewer();
    expect(await viewer.findByRole('link', { name: /^View on Orme/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Modiste' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(refused).toEqual([]);
  });

  it('that brought its item with the page asks for it no more', async () => {
    const asked = vi.fn();
    server.use(
      http.get(`*${PATHS.itemById.path}`, () => {
        asked();
        return HttpResponse.error();
      }),
    );
    const container = document.createElement('div');
    container.innerHTML = `<div id="first-view">${writeFirstItem(makeItem('a'))}</div>`;
    document.body.append(container);
    container.id = 'root';
    history.replaceState(null, '', '/?item=a');
    render(<App />, { container });
    const viewer = await findViewer();
    expect(viewer.getByRole('heading', { name: 'Dress a' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(document.getElementById('first-view')).toBeNull();
  });

  it('leads to the login when the item is closed, and from there back to it', async () => {
    open('/?item=a');
    await findViewer();
    await press('Close');
    expect(await findLogin()).toBeVisible();
    expect(location.search).toBe('?item=a');
    await press('Back to item');
    expect(await findViewer()).toBeDefined();
  });

  it('comes back from the login by the Back of the browser', async () => {
    open('/?item=a');
    await press('Sign in');
    expect(await findLogin()).toBeVisible();
    act(() => history.back());
    expect(await findViewer()).toBeDefined();
  });

  it('offers to sign in where the item is wanted, and saves it then', async () => {
    open('/?item=a');
    await press('Save Dress a');
    const offer = within(await screen.findByRole('dialog', { name: 'Sign in to save this item' }));
    expect(saved).toEqual([]);
    await userEvent.click(offer.getByRole('button', { name: 'Sign in' }));
    expect(await findLogin()).toBeVisible();
    act(() => signIn());
    const viewer = await findViewer();
    await waitFor(() => expect(saved).toEqual(['a']));
    await waitFor(() =>
      expect(viewer.getByRole('button', { name: 'Save Dress a' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    expect(location.search).toBe('?item=a');
  });

  it('is left alone by those who do not want to sign in now', async () => {
    open('/?item=a');
    await press('Save Dress a');
    await press('Not now');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign in to save this item' })).toBeNull(),
    );
    act(() => signIn());
    await findViewer();
    expect(saved).toEqual([]);
  });

  it('stays where it is when Back puts the offer away', async () => {
    open('/');
    history.pushState(null, '', '/?item=a');
    await press('Attach to search');
    const title = 'Sign in to search with this item';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(location.search).toBe('?item=a');
    expect(await findViewer()).toBeDefined();
  });

  it('is one step back from the login that the offer led to', async () => {
    open('/?item=a');
    await press('Save Dress a');
    const offer = within(await screen.findByRole('dialog', { name: 'Sign in to save this item' }));
    await userEvent.click(offer.getByRole('button', { name: 'Sign in' }));
    await findLogin();
    act(() => history.back());
    await findViewer();
    expect(history.state).toBeNull();
  });

  it('has the item attached after the sign-in where that was wanted', async () => {
    open('/?item=a');
    await press('Attach to search');
    expect(screen.queryByText(MESSAGES.attached)).toBeNull();
    const offer = within(
      await screen.findByRole('dialog', { name: 'Sign in to search with this item' }),
    );
    await userEvent.click(offer.getByRole('button', { name: 'Sign in' }));
    await findLogin();
    act(() => signIn());
    const viewer = await findViewer();
    expect(viewer.getByRole('button', { name: 'Attach to search' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

describe('a shared link that leads nowhere', () => {
  it('says so to a stranger, with a way on', async () => {
    open('/?item=gone');
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find this item' }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.shared_item_failed);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Sign in to Modiste');
    expect(await findLogin()).toBeVisible();
  });

  it('is not called so where only the shop is out of reach', async () => {
    server.use(http.get(`*${PATHS.itemById.path}`, () => HttpResponse.error()));
    open('/?item=a');
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load this item' }),
    ).toBeVisible();
    server.resetHandlers();
    await press('Try again');
    expect(await findViewer()).toBeDefined();
  });
});
