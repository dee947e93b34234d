import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProfile } from '../../testing/make-profile.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { signIn } from '../../testing/sign-in.ts';
import { App } from '../app.tsx';

const NOTHING = { search_id: 's1', items: [], total: 0, understood: [], relaxations: [] };
const server = setupServer(
  http.get(`*${PATHS.wishlist.path}`, () => HttpResponse.json({})),
  http.post(`*${PATHS.search.path}`, () => HttpResponse.json(NOTHING)),
  http.get(`*${PATHS.sessions.path}`, () => HttpResponse.json([])),
  http.get(`*${PATHS.poses.path}`, () => HttpResponse.json([])),
  http.get(`*${PATHS.poseThumbnails.path}`, () => HttpResponse.json({})),
  http.post(`*${PATHS.savePreferences.path}`, () => HttpResponse.json({ ok: true })),
  http.post(`*${PATHS.logout.path}`, () => HttpResponse.json({ ok: true })),
  http.post(`*${PATHS.recordEngagement.path}`, () => HttpResponse.json({ ok: true })),
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
);

beforeAll(() => server.listen());
beforeEach(() => {
  pretendScreen(1280);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  signIn(makeProfile({ gender_preference: ['Women'] }));
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
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the account', () => {
  it('is a press away, and what is preferred there is what is searched with', async () => {
    openApp('/?q=coat');
    expect(await screen.findByRole('button', { name: 'Remove Women' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await press('Account');
    const panel = within(await screen.findByRole('dialog', { name: /Ada Marsh/ }));
    await userEvent.click(panel.getByText('Style Preferences', { selector: 'summary span' }));
    await userEvent.click(panel.getByRole('button', { name: 'Men' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Remove Men' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Women' })).toBeVisible();
    expect(location.search).toBe('?q=coat');
  });

  it('is left to the login screen', async () => {
    openApp('/?q=coat');
    await press('Account');
    await press('Logout');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the Poses tab', () => {
  it('shows the poses of the person', async () => {
    openApp('/?tab=poses');
    expect(await screen.findByRole('heading', { name: 'Your poses' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Poses · Modiste'));
  });
});
