import { ERRORS } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';
import { AccountPanel } from './account-panel.tsx';

const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
  http.get(`*${PATHS.sessions.path}`, () => HttpResponse.json([])),
  http.post(`*${PATHS.logout.path}`, () => HttpResponse.json({ ok: true })),
);
const saved: unknown[] = [];
const toggled: unknown[] = [];
let people = 0;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const done = () => HttpResponse.json({ ok: true });
const failed = () => HttpResponse.json({ code: 'internal' }, { status: 500 });

/** What the server answers to a change, after it was noted. */
const answerChange = (
  path: string,
  noted: unknown[],
  respond: () => Response | Promise<Response>,
) =>
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      noted.push(await request.json());
      return await respond();
    }),
  );
const answerSave = (respond: () => Response | Promise<Response>) =>
  answerChange(PATHS.savePreferences.path, saved, respond);

beforeAll(() => server.listen());
beforeEach(() => {
  saved.length = 0;
  toggled.length = 0;
  warn.mockClear();
  pretendScreen(1280);
  answerSave(done);
  people += 1;
  const email = `ada${people}@example.com`;
  signIn(makeProfile({ gender_preference: ['Women'], personality: ['Creative'] }, { email }));
});
afterEach(() => {
  server.resetHandlers();
  signOut();
});
afterAll(() => server.close());

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Account
      </button>
      <AccountPanel open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const openPanel = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const unfold = (title: string) =>
  userEvent.click(screen.getByText(title, { selector: 'summary span' }));
const chip = (name: string) => screen.getByRole('button', { name });
const preferences = () => useSession.getState().user?.preferences;

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the account panel', () => {
  it('names the person, by their email where no name is known', () => {
    openPanel();
    expect(screen.getByRole('dialog', { name: /Ada Marsh/ })).toBeVisible();
    act(() => signIn(makeProfile({}, { name: null, email: 'bo@example.com' })));
    expect(screen.getByRole('dialog', { name: /bo@example.com/ })).toBeVisible();
  });

  it('says that nobody is logged in', () => {
    signOut();
    openPanel();
    expect(screen.getByRole('dialog', { name: /Not Logged In/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('has every section, in order, and leads to the legal pages', async () => {
    openPanel();
    const titles = [...document.querySelectorAll('summary span:first-child')];
    expect(titles.map((title) => title.textContent)).toEqual([
      'Profile',
      'Style Preferences',
      'AI Assistant',
      'What Your Stylist Remembers',
      'Not for Me',
      'Location',
      'Support',
      'Keyboard Shortcuts',
      'Help & Legal',
      'Signed-in devices',
      'Download my data',
      'Delete my account',
    ]);
    await unfold('Help & Legal');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/privacy', '/terms', '/cookies', '/data-usage-info']);
  });
});

describe('the preferences', () => {
  it('are saved when the panel closes, and the trends that followed from them are dropped', async () => {
    writeStored('trends', { glamour_trends: [] });
    openPanel();
    await unfold('Style Preferences');
    await userEvent.click(chip('Men'));
    await userEvent.click(chip('Minimalist'));
    expect(saved).toEqual([]);
    await close();
    await waitFor(() => expect(preferences()?.style_preference).toEqual(['Minimalist']));
    expect(saved).toEqual([
      { gender_preference: ['Men', 'Women'], style_preference: ['Minimalist'] },
    ]);
    expect(preferences()?.gender_preference).toEqual(['Men', 'Women']);
    expect(readStored('trends', (value): value is object => value !== null)).toBeNull();
  });

  it('are not saved when they are as before', async () => {
    openPanel();
    await unfold('Style Preferences');
    await userEvent.click(chip('Men'));
    await userEvent.click(chip('Men'));
    await close();
    await press('Account');
    await close();
    expect(saved).toEqual([]);
  });

  it('that could not be saved are kept, and tried again on the next closing', async () => {
    answerSave(failed);
    openPanel();
    await unfold('Profile');
    await userEvent.click(chip('Bold'));
    await close();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(preferences()?.personality).toEqual(['Creative']);
    expect(useFailurePopup.getState().message).toBeNull();

    await press('Account');
    await unfold('Profile');
    expect(chip('Bold')).toHaveAttribute('aria-pressed', 'true');
    answerSave(done);
    await close();
    await waitFor(() => expect(preferences()?.personality).toEqual(['Creative', 'Bold']));
    expect(saved).toHaveLength(2);
  });

  it('are not saved twice when the panel closes again before the answer', async () => {
    const answer = Promise.withResolvers<Response>();
    answerSave(() => answer.promise);
    openPanel();
    await unfold('Profile');
    await userEvent.click(chip('Bold'));
    await close();
    await press('Account');
    await close();
    answer.resolve(done());
    await waitFor(() => expect(preferences()?.personality).toEqual(['Creative', 'Bold']));
    await press('Account');
    await close();
    expect(saved).toHaveLength(1);
  });

  it('are saved when the page is left with the panel open', async () => {
    openPanel();
    await unfold('Profile');
    await userEvent.click(chip('Bold'));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(saved).toEqual([{ personality: ['Creative', 'Bold'] }]));
  });

  it('of one person are not shown to the next', async () => {
    answerSave(failed);
    openPanel();
    await unfold('Profile');
    await userEvent.click(chip('Bold'));
    act(() => signIn(makeProfile({}, { email: 'bo@example.com' })));
    expect(chip('Bold')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the chat switch', () => {
  beforeEach(() => signIn(makeProfile({}, { chat_enabled: true })));
  const chat = () => screen.getByRole('switch', { name: 'Chat' });

  it('turns the chat off at once and saves it', async () => {
    answerChange(PATHS.setChatMode.path, toggled, done);
    openPanel();
    await unfold('AI Assistant');
    await userEvent.click(chat());
    expect(chat()).not.toBeChecked();
    await waitFor(() => expect(toggled).toEqual([{ chat_enabled: false }]));
    expect(useSession.getState().user?.chat_enabled).toBe(false);
  });

  it('holds what cannot be saved while the page lives, and only logs it', async () => {
    answerChange(PATHS.setChatMode.path, toggled, failed);
    openPanel();
    await unfold('AI Assistant');
    await userEvent.click(chat());
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(chat()).not.toBeChecked();
    expect(useFailurePopup.getState().message).toBeNull();
  });

  it('saves two presses one after the other', async () => {
    answerChange(PATHS.setChatMode.path, toggled, done);
    openPanel();
    await unfold('AI Assistant');
    await userEvent.click(chat());
    await userEvent.click(chat());
    await waitFor(() => expect(toggled).toEqual([{ chat_enabled: false }, { chat_enabled: true }]));
    expect(chat()).toBeChecked();
  });
});

describe('the way out', () => {
  const dialog = () => within(screen.getByRole('alertdialog', { name: MESSAGES.logout_confirm }));

  it('asks first, and stays when that is declined', async () => {
    openPanel();
    await press('Logout');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(useSession.getState().status).toBe('in');
  });

  it('saves what was changed and leaves', async () => {
    openPanel();
    await unfold('Profile');
    await userEvent.click(chip('Bold'));
    await press('Logout');
    await userEvent.click(dialog().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
    expect(saved).toHaveLength(1);
  });

  it('says that it failed', async () => {
    server.use(
      http.post(`*${PATHS.logout.path}`, () =>
        HttpResponse.json({ code: 'internal' }, { status: ERRORS.internal.status }),
      ),
    );
    openPanel();
    await press('Logout');
    await userEvent.click(dialog().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(useFailurePopup.getState().message).toBe(MESSAGES.logout_failed));
    expect(useSession.getState().status).toBe('in');
  });
});
