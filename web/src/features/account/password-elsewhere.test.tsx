import { ERRORS } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { makeAccessToken, signIn, signOut } from '../../testing/sign-in.ts';
import { SecuritySections } from './security-sections.tsx';

const FIREBASE = { kind: 'firebase', project_id: 'p', api_key: 'k', auth_domain: 'd.example' };
const ID_TOKEN = makeAccessToken('u1');
const NOW = new Date().toISOString();
const HERE = { id: 'here', device: 'Chrome', provider: 'password', current: true };

const sent: unknown[] = [];
// By a pattern: in the text of an address msw takes the colon for the name of a parameter.
const firebase = (verb: string, answer: object, status = 200) =>
  http.post(new RegExp(`accounts:${verb}$`), async ({ request }) => {
    sent.push([verb, await request.json()]);
    return HttpResponse.json(answer, { status });
  });

const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: FIREBASE, google: null, mailbox_url: null }),
  ),
  http.get(`*${PATHS.sessions.path}`, () =>
    HttpResponse.json([{ ...HERE, created_at: NOW, last_used_at: NOW }]),
  ),
  http.post(`*${PATHS.deleteAccount.path}`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ ok: true });
  }),
  firebase('signInWithPassword', {
    localId: 'u1',
    idToken: ID_TOKEN,
    refreshToken: 'refresh',
    expiresIn: '3600',
    registered: true,
  }),
  firebase('lookup', { users: [{ localId: 'u1', providerUserInfo: [] }] }),
  firebase('sendOobCode', { email: 'ada@example.com' }),
);

beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  pretendScreen(1280);
  signIn(makeProfile());
});
afterEach(() => {
  server.resetHandlers();
  signOut();
});
afterAll(() => server.close());

async function unfold(title: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecuritySections />
    </QueryClientProvider>,
  );
  await screen.findByText('Change password', { selector: 'summary span' });
  await userEvent.click(screen.getByText(title, { selector: 'summary span' }));
}

async function deleteWith(password: string) {
  await unfold('Delete my account');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Password', { selector: 'input' }), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  return dialog;
}

describe('a password that Firebase keeps', () => {
  it('is changed by a link that is mailed', async () => {
    await unfold('Change password');
    await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(MESSAGES.reset_sent)).toBeVisible();
    expect(sent).toEqual([
      [
        'sendOobCode',
        expect.objectContaining({ requestType: 'PASSWORD_RESET', email: 'ada@example.com' }),
      ],
    ]);
  });

  it('proves there who deletes the account', async () => {
    await deleteWith('secret');
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
    expect(sent.at(-1)).toEqual({ token: ID_TOKEN });
  });

  it('is refused there when it is wrong', async () => {
    const wrong = { error: { code: 400, message: 'INVALID_PASSWORD' } };
    server.use(firebase('signInWithPassword', wrong, 400));
    const dialog = await deleteWith('wrong');
    expect(await dialog.findByText(ERRORS.wrong_password.message)).toBeVisible();
    expect(useSession.getState().status).toBe('in');
  });
});
