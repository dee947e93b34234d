import { PATHS } from '@modiste/contract/paths';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConnection } from '../lib/connection.ts';
import { closeFailure } from '../lib/failure-popup.ts';
import { readLogin, writeLogin } from '../lib/login-cache.ts';
import { useNewVersion } from '../lib/new-version.ts';
import { forgetPerson, useSession } from '../lib/session.ts';
import { lookForServer } from '../lib/watch-connection.ts';
import { makeItem } from '../testing/make-item.ts';
import { makeProfile } from '../testing/make-profile.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { openApp } from '../testing/open-app.tsx';
import { pretendScreen } from '../testing/pretend-screen.ts';
import { makeAccessToken, signIn, signOut } from '../testing/sign-in.ts';

const ANSWER = makeSearchAnswer([makeItem('a')]);
const server = setupServer(
  http.get(`*${PATHS.wishlist.path}`, () => HttpResponse.json({})),
  http.post(`*${PATHS.refreshTokens.path}`, () =>
    HttpResponse.json({ access_token: makeAccessToken('ada') }),
  ),
  http.get(`*${PATHS.user.path}`, () => HttpResponse.json(makeProfile())),
  http.get(`*${PATHS.ready.path}`, () => HttpResponse.json({ ok: true })),
  http.post(`*${PATHS.search.path}`, () => HttpResponse.json(ANSWER)),
  http.post(`*${PATHS.recordEngagement.path}`, () => HttpResponse.json({ ok: true })),
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
);
let isDown = false;
/** Answers nothing at all, as a server that is not there. */
function takeServerAway() {
  isDown = true;
  server.use(http.all('*', () => HttpResponse.error()));
}
function bringServerBack() {
  isDown = false;
  server.resetHandlers();
}
function pretendNetwork(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => {
    dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });
}

beforeAll(() => server.listen());
beforeEach(() => {
  pretendScreen(1280);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  closeFailure();
  setConnection('there');
  useSession.setState({ status: 'loading', user: null });
});
afterEach(() => {
  if (isDown) bringServerBack();
  signOut();
  sessionStorage.clear();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const findSearch = () => screen.findByRole('textbox', { name: 'Search' });
const OFFLINE = 'You’re offline. Your wishlist is still here.';
const AWAY = 'We can’t reach Modiste. Still trying.';

describe('the app, opened while the server cannot be reached', () => {
  beforeEach(() => writeLogin(makeProfile()));

  it('tells what has to wait, and keeps the login', async () => {
    takeServerAway();
    openApp('/?q=red+coat');
    expect(await screen.findByRole('heading', { name: 'Search needs a connection' })).toBeVisible();
    expect(await screen.findByText(AWAY)).toBeVisible();
    expect(screen.getByText(/Your search is saved: “red coat”/)).toBeVisible();
    expect(readLogin()).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Poses' }));
    expect(screen.getByRole('heading', { name: 'Your poses need a connection' })).toBeVisible();
  });

  it('tells a device without a network from a server that does not answer', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    takeServerAway();
    openApp('/');
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    expect(screen.queryByText(AWAY)).toBeNull();
  });

  it('opens when it is tried again', async () => {
    takeServerAway();
    openApp('/?q=coat');
    await screen.findByText(AWAY);
    bringServerBack();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findSearch()).toHaveValue('coat');
    expect(screen.queryByText(AWAY)).toBeNull();
  });

  it('opens by itself when the network is back, at the address that was asked for', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    takeServerAway();
    openApp('/?q=coat');
    await screen.findByText(OFFLINE);
    bringServerBack();
    pretendNetwork(true);
    expect(await findSearch()).toHaveValue('coat');
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    takeServerAway();
    openApp('/');
    await screen.findByText(AWAY);
    bringServerBack();
    const refuse = () => HttpResponse.json({ code: 'authentication_required' }, { status: 401 });
    server.use(http.post(`*${PATHS.refreshTokens.path}`, refuse));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
    server.resetHandlers();
  });
});

describe('a connection that is lost while the app is open', () => {
  it('is told, leaves everything standing and is forgotten when it is back', async () => {
    signIn();
    openApp('/');
    await userEvent.type(await findSearch(), 'a word');
    pretendNetwork(false);
    expect(screen.getByText(OFFLINE)).toBeVisible();
    expect(await findSearch()).toHaveValue('a word');
    pretendNetwork(true);
    await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
    expect(await findSearch()).toHaveValue('a word');
  });

  it('keeps its name when it is looked for in vain', async () => {
    signIn();
    openApp('/');
    await screen.findByText('Dress a');
    pretendNetwork(false);
    server.use(http.get(`*${PATHS.ready.path}`, () => HttpResponse.error()));
    await act(lookForServer);
    expect(screen.getByText(OFFLINE)).toBeVisible();
    server.resetHandlers();
  });

  it('is not called back by an answer that was on its way', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      http.post(`*${PATHS.search.path}`, async () => {
        await gate.promise;
        return HttpResponse.json(ANSWER);
      }),
    );
    signIn();
    openApp('/');
    await findSearch();
    pretendNetwork(false);
    gate.resolve();
    expect(await screen.findByText('Dress a')).toBeVisible();
    expect(screen.getByText(OFFLINE)).toBeVisible();
    server.resetHandlers();
  });

  it('has what failed meanwhile fetched again', async () => {
    signIn();
    openApp('/');
    await screen.findByText('Dress a');
    takeServerAway();
    await userEvent.type(await findSearch(), 'boots{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await screen.findByText(AWAY)).toBeVisible();
    bringServerBack();
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Dress a')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'boots' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is not told for one call that did not get through to a server that is there', async () => {
    signIn();
    server.use(http.post(`*${PATHS.search.path}`, () => HttpResponse.error(), { once: true }));
    openApp('/?q=coat');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(AWAY)).toBeNull());
    server.resetHandlers();
  });
});

describe('what is written and not sent', () => {
  it('is there again when the page is loaded again, over the same search only', async () => {
    signIn();
    openApp('/?q=coat');
    await userEvent.type(await findSearch(), ' in blue');
    document.body.replaceChildren();
    openApp('/?q=coat');
    expect(await findSearch()).toHaveValue('coat in blue');
    document.body.replaceChildren();
    openApp('/?q=boots');
    expect(await findSearch()).toHaveValue('boots');
  });

  it('is forgotten with the person who leaves', async () => {
    signIn();
    openApp('/');
    await userEvent.type(await findSearch(), 'a secret');
    act(forgetPerson);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a newer version', () => {
  it('is offered quietly', async () => {
    signIn();
    openApp('/');
    await findSearch();
    act(() => useNewVersion.setState({ isReady: true }));
    expect(screen.getByText('A new version is ready.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    act(() => useNewVersion.setState({ isReady: false }));
  });
});
