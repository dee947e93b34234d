import type { Session } from '@modiste/contract/entities/session';
import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';
import { SecuritySections } from './security-sections.tsx';

const HOUR_MS = 3_600_000;
const makeSession = (id: string, given: Partial<Session>): Session => ({
  id,
  device: 'Chrome on macOS',
  provider: 'password',
  created_at: new Date(Date.now() - 50 * HOUR_MS).toISOString(),
  last_used_at: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  current: false,
  ...given,
});
const HERE = makeSession('here', { current: true });
const PHONE = makeSession('phone', { device: 'Safari on iPhone' });
const OFFICE = makeSession('office', { device: 'Firefox on Windows' });

let sessions: readonly Session[] = [];
const sent: unknown[] = [];
const done = () => HttpResponse.json({ ok: true });
const fail = (code: ErrorCode) => HttpResponse.json({ code }, { status: ERRORS[code].status });

const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
  http.get(`*${PATHS.sessions.path}`, () => HttpResponse.json([...sessions])),
  http.delete(`*${PATHS.endSession.path}`, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return done();
  }),
  http.post(`*${PATHS.endOtherSessions.path}`, () => {
    sessions = [HERE];
    return done();
  }),
);
const answer = (path: string, respond: () => Response) =>
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );

beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  sessions = [HERE, PHONE, OFFICE];
  pretendScreen(1280);
  signIn();
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
  signOut();
});
afterAll(() => server.close());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label, { selector: 'input' }), text);

async function unfold(title: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecuritySections />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText(title, { selector: 'summary span' }));
}
const devices = async () =>
  within(await screen.findByRole('list', { name: 'Signed-in devices' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the signed-in devices', () => {
  it('say which is this one and when the others were last used', async () => {
    await unfold('Signed-in devices');
    expect(await devices()).toEqual([
      'Chrome on macOSThis device',
      'Safari on iPhoneLast used 3 hours agoSign out',
      'Firefox on WindowsLast used 3 hours agoSign out',
    ]);
  });

  it('can be signed out one by one', async () => {
    await unfold('Signed-in devices');
    await press('Sign out Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
    expect(screen.getByText('Firefox on Windows')).toBeVisible();
  });

  it('can be signed out everywhere else', async () => {
    await unfold('Signed-in devices');
    await press('Sign out everywhere else');
    await waitFor(async () => expect(await devices()).toEqual(['Chrome on macOSThis device']));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('say when signing out failed', async () => {
    server.use(http.delete(`*${PATHS.endSession.path}`, () => fail('internal')));
    await unfold('Signed-in devices');
    await press('Sign out Safari on iPhone');
    expect(await screen.findByText('We couldn’t sign out that device. Try again.')).toBeVisible();
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  it('can be asked for again when they could not be listed', async () => {
    server.use(http.get(`*${PATHS.sessions.path}`, () => fail('internal'), { once: true }));
    await unfold('Signed-in devices');
    expect(await screen.findByText('Your devices didn’t load.')).toBeVisible();
    await press('Try again');
    expect(await devices()).toHaveLength(3);
  });
});

describe('changing the password', () => {
  const change = async (current: string, wanted: string, repeated: string) => {
    await unfold('Change password');
    if (current !== '') await write('Current password', current);
    if (wanted !== '') await write('New password', wanted);
    if (repeated !== '') await write('Confirm new password', repeated);
    await press('Change password');
  };
  const form = () => screen.getByRole('button', { name: 'Change password' }).closest('form');

  it('sends the old and the new one and says that the others are signed out', async () => {
    answer(PATHS.changePassword.path, () => {
      sessions = [HERE];
      return done();
    });
    await change('secret', 'more secret', 'more secret');
    expect(await screen.findByText(/All your other devices are signed out\.$/)).toBeVisible();
    expect(sent).toEqual([{ password: 'secret', new_password: 'more secret' }]);
    expect(screen.getByLabelText('Current password', { selector: 'input' })).toHaveValue('');
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
  });

  it.each([
    ['secret', '', '', MESSAGES.sign_in_fields_missing],
    ['secret', 'more secret', 'more secrets', MESSAGES.passwords_differ],
    ['secret', 'short', 'short', MESSAGES.password_hint],
  ])('sends nothing for %s, %s and %s', async (current, wanted, repeated, message) => {
    await change(current, wanted, repeated);
    expect(within(form() ?? document.body).getByRole('alert')).toHaveTextContent(message);
    expect(sent).toEqual([]);
  });

  it.each([
    ['wrong_password', ERRORS.wrong_password.message],
    ['weak_password', ERRORS.weak_password.message],
    ['internal', 'We couldn’t change your password. Try again.'],
  ] as const)('says what failed when the server answers %s', async (code, message) => {
    answer(PATHS.changePassword.path, () => fail(code));
    await change('secret', 'more secret', 'more secret');
    await waitFor(() =>
      expect(within(form() ?? document.body).getByRole('alert')).toHaveTextContent(message),
    );
    expect(screen.getByLabelText('New password', { selector: 'input' })).toHaveValue('more secret');
  });

  it('is not offered to those who sign in without one', async () => {
    sessions = [{ ...HERE, provider: 'google' }];
    await unfold('Signed-in devices');
    await devices();
    expect(screen.queryByText('Change password')).toBeNull();
  });
});

describe('downloading the data', () => {
  it('saves the file', async () => {
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      files.push(`${this.download} ${this.href}`);
    });
    server.use(
      http.get(`*${PATHS.downloadData.path}`, () => HttpResponse.arrayBuffer(new ArrayBuffer(4))),
    );
    await unfold('Download my data');
    await press('Download my data');
    expect(await screen.findByText('Saved as modiste-my-data.zip.')).toBeVisible();
    expect(files).toEqual(['modiste-my-data.zip blob:held']);
  });

  it('says that it failed', async () => {
    server.use(http.get(`*${PATHS.downloadData.path}`, () => fail('internal')));
    await unfold('Download my data');
    await press('Download my data');
    expect(await screen.findByText('We couldn’t download your data. Try again.')).toBeVisible();
  });
});

describe('deleting the account', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Delete for good' }));
  const ask = async () => {
    await unfold('Delete my account');
    await press('Delete my account');
  };

  it('says what is erased and asks for the password before anything is sent', async () => {
    await ask();
    expect(dialog().getAllByRole('listitem')).toHaveLength(4);
    await confirm();
    expect(dialog().getByRole('alert')).toHaveTextContent(MESSAGES.sign_in_fields_missing);
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('erases it and leaves', async () => {
    history.replaceState(null, '', '/?q=coat');
    answer(PATHS.deleteAccount.path, done);
    await ask();
    await write('Password', 'secret');
    await confirm();
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
    expect(sent).toEqual([{ password: 'secret' }]);
    expect(location.pathname + location.search).toBe('/');
  });

  it('refuses a wrong password', async () => {
    answer(PATHS.deleteAccount.path, () => fail('wrong_password'));
    await ask();
    await write('Password', 'wrong');
    await confirm();
    expect(await dialog().findByText(ERRORS.wrong_password.message)).toBeVisible();
    expect(useSession.getState().status).toBe('in');
  });

  it('asks those without a password to sign in again', async () => {
    sessions = [{ ...HERE, provider: 'google' }];
    answer(PATHS.deleteAccount.path, () => fail('sign_in_again'));
    server.use(http.post(`*${PATHS.logout.path}`, done));
    await unfold('Signed-in devices');
    await devices();
    await userEvent.click(screen.getByText('Delete my account', { selector: 'summary span' }));
    await press('Delete my account');
    await confirm();
    expect(await dialog().findByText(ERRORS.sign_in_again.message)).toBeVisible();
    expect(sent).toEqual([{}]);
    await userEvent.click(dialog().getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
  });
});
