import { MESSAGES } from '@modiste/contract/messages';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { writeLogin } from '../lib/login-cache.ts';
import { handleLogout, useSession } from '../lib/session.ts';
import { makeItem } from '../testing/make-item.ts';
import { makeProfile } from '../testing/make-profile.ts';
import { openApp } from '../testing/open-app.tsx';
import { pretendScreen } from '../testing/pretend-screen.ts';
import { makeAccessToken, signIn, signOut } from '../testing/sign-in.ts';
import { App } from './app.tsx';

let searches = 0;
const server = setupServer(
  http.get(`*${PATHS.wishlist.path}`, () => HttpResponse.json({})),
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
  http.post(`*${PATHS.recordEngagement.path}`, () => HttpResponse.json({ ok: true })),
  http.post(`*${PATHS.refreshTokens.path}`, () =>
    HttpResponse.json({ access_token: makeAccessToken('ada') }),
  ),
  http.post(`*${PATHS.logout.path}`, () => HttpResponse.json({ ok: true })),
  http.get(`*${PATHS.user.path}`, () => HttpResponse.json(makeProfile())),
  http.post(`*${PATHS.search.path}`, () => {
    searches += 1;
    return HttpResponse.json({
      search_id: 's1',
      items: [makeItem('a')],
      total: 1,
      looks_like: null,
      understood: [],
      corrected_query: null,
      alternatives: null,
      notice: null,
      relaxations: [],
    });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  searches = 0;
  pretendScreen(1280);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  useSession.setState({ status: 'loading', user: null });
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const findLogin = () => screen.findByRole('heading', { name: 'Your AI Fashion Designer' });
const findApp = () => screen.findByRole('textbox', { name: 'Search' });

describe('the main address', () => {
  it('shows strangers the login screen and searches nothing', async () => {
    signOut();
    openApp('/?q=coat');
    expect(await findLogin()).toBeVisible();
    expect(location.search).toBe('?q=coat');
    expect(searches).toBe(0);
  });

  it('shows members the app, after a loader', async () => {
    writeLogin(makeProfile());
    openApp('/');
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your AI Fashion Designer' })).toBeNull();
    expect(await findApp()).toBeVisible();
  });

  it('shows the login screen after logging out', async () => {
    signIn();
    openApp('/?q=coat');
    await findApp();
    await act(handleLogout);
    expect(await findLogin()).toBeVisible();
    expect(location.search).toBe('');
  });

  it('fetches anew what was fetched for somebody else', async () => {
    signIn();
    history.replaceState(null, '', '/?q=coat');
    render(<App />);
    await waitFor(() => expect(searches).toBe(1));
    act(() => signIn(makeProfile({}, { email: 'bea@example.com' })));
    await waitFor(() => expect(searches).toBe(2));
  });
});

describe('the onboarding', () => {
  // Its welcome is shown for three seconds, and then its first page.
  const onboarding = () =>
    screen.queryByText(MESSAGES.onboarding_intro) ??
    screen.queryByRole('heading', { name: 'Style Profile' });

  it('gives way to the app when it is left, and the app to it', async () => {
    signIn();
    openApp(PAGES.onboarding);
    await waitFor(() => expect(onboarding()).toBeVisible());
    act(() => navigate(PAGES.app));
    expect(await findApp()).toBeVisible();
    expect(onboarding()).toBeNull();
    act(() => navigate(PAGES.onboarding));
    await waitFor(() => expect(onboarding()).toBeVisible());
  });
});

describe('an address with an item of no name', () => {
  it('shows strangers the login screen', async () => {
    signOut();
    openApp('/?item=');
    expect(await findLogin()).toBeVisible();
  });

  it('shows members the app, on the tab that it names', async () => {
    signIn();
    openApp('/?item=&tab=home');
    expect(await screen.findByRole('button', { name: 'Fitting Room' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });
});

describe('other addresses', () => {
  it('lead strangers from the onboarding to the login', async () => {
    signOut();
    openApp('/onboarding');
    expect(await findLogin()).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('show the pages of mailed links to anybody', async () => {
    signOut();
    openApp('/password-reset?oobCode=c1');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  it('are found in any case, and with a slash at their end', async () => {
    signOut();
    openApp('/Password-Reset/?oobCode=c1');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  it('that lead nowhere say so', async () => {
    signOut();
    openApp('/nowhere');
    expect(await screen.findByText('We can’t find this page')).toBeVisible();
  });

  it('pass on what Google answered and close the popup', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    const channel = new BroadcastChannel('modiste:google-login');
    const heard = new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    signOut();
    openApp('/auth/google/callback?code=c1&state=s1&scope=email');
    expect(await heard).toEqual({ code: 'c1', state: 's1' });
    expect(close).toHaveBeenCalled();
    channel.close();
  });
});
