import { RESET_REDIRECT_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { PasswordReset } from './password-reset.tsx';

const sent: unknown[] = [];
const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
);
const answer = (respond: () => Response) =>
  server.use(
    http.post(`*${PATHS.resetPassword.path}`, async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );

beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  closeFailure();
  answer(() => HttpResponse.json({ ok: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

function open(address: string) {
  history.replaceState(null, '', address);
  render(<PasswordReset />);
}
const type = async (password: string, confirmation: string) => {
  if (password !== '') await userEvent.type(screen.getByLabelText('New password'), password);
  if (confirmation !== '') {
    await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
};
const said = () => useFailurePopup.getState().message;

describe('the page of a reset link', () => {
  it.each([
    ['', '', 'Please fill in all fields', 'New password'],
    ['secret1', '', 'Please fill in all fields', 'Confirm password'],
    ['secret1', 'secret2', 'Passwords do not match', 'Confirm password'],
  ])('with "%s" and "%s" says "%s"', async (password, confirmation, message, label) => {
    open('/password-reset?oobCode=c1');
    await type(password, confirmation);
    await waitFor(() => expect(said()).toBe(message));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('sets the password and leads to the login three seconds later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/password-reset?oobCode=c1');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(screen.getByLabelText('New password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret1{Enter}');
    expect(
      await screen.findByText('Password successfully reset! Redirecting to login...'),
    ).toBeVisible();
    expect(sent).toEqual([{ oobCode: 'c1', password: 'secret1' }]);
    expect(location.pathname).toBe('/password-reset');
    // What waits begins to once the words are on the page.
    await act(async () => undefined);
    act(() => {
      vi.advanceTimersByTime(RESET_REDIRECT_MS);
    });
    expect(location.pathname).toBe('/');
  });

  it('says when the link does not work any more, and keeps what was typed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => HttpResponse.json({ code: 'code_expired' }, { status: 400 }));
    open('/password-reset?oobCode=old');
    await type('secret1', 'secret1');
    await waitFor(() =>
      expect(said()).toBe('Failed to reset password. The link may have expired.'),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('secret1');
  });

  it('without a code says so and leads back', () => {
    open('/password-reset');
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.reset_failed);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/');
  });

  it('passes a link of Firebase that verifies an address on to where that is done', () => {
    open('/password-reset?mode=verifyEmail&oobCode=c1');
    expect(location.pathname + location.search).toBe('/verify-email?oobCode=c1');
  });
});
