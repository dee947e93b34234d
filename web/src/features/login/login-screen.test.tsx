import type { LoginOptions } from '@modiste/contract/entities/login-options';
import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { passGoogleAnswer } from '../../lib/identity/google-code.ts';
import { useSession } from '../../lib/session.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { makeAccessToken, signOut } from '../../testing/sign-in.ts';
import { LoginScreen } from './login-screen.tsx';

const sent: [path: string, body: unknown][] = [];
const server = setupServer();

const answer = (path: string, respond: () => Response | Promise<Response>) =>
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push([path, await request.json()]);
      return await respond();
    }),
  );
const accept = (path: string, body: object) => answer(path, () => HttpResponse.json(body));
const refuse = (path: string, code: ErrorCode) =>
  answer(path, () => HttpResponse.json({ code }, { status: ERRORS[code].status }));
const offer = (options: Partial<LoginOptions>) =>
  server.use(
    http.get(`*${PATHS.loginOptions.path}`, () =>
      HttpResponse.json({
        identity: { kind: 'built_in' },
        google: null,
        mailbox_url: null,
        ...options,
      }),
    ),
  );

const SESSION = { access_token: makeAccessToken('ada'), user: {} };

beforeAll(() => server.listen());
beforeEach(() => {
  pretendScreen(1280);
  sent.length = 0;
  closeFailure();
  signOut();
  offer({});
  server.use(
    http.post(`*${PATHS.recordEngagement.path}`, () => HttpResponse.json({ ok: true })),
    http.get(`*${PATHS.user.path}`, () => HttpResponse.json(makeProfile())),
  );
  accept(PATHS.signIn.path, { id_token: 'proof' });
  accept(PATHS.signUp.path, { id_token: 'made' });
  accept(PATHS.sendCode.path, { ok: true });
  accept(PATHS.firebaseLogin.path, SESSION);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const field = (label: string) => screen.getByLabelText(label);
/** A button that is busy bears that in its name until the work is over. */
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const said = () => useFailurePopup.getState().message;
const fill = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), text);
  }
};

const ADA = { Email: 'ada@example.com', Password: 'secret1' };
const openSignUp = async () => {
  render(<LoginScreen />);
  await press('Sign Up');
};

describe('signing in', () => {
  it.each([
    [{}, 'Email'],
    [{ Email: '   ', Password: 'secret1' }, 'Email'],
    [{ Email: 'ada@example.com' }, 'Password'],
  ])('with %o asks for all fields and leads to the first that is missing', async (given, label) => {
    render(<LoginScreen />);
    await fill(given);
    await press('Sign In');
    await waitFor(() => expect(said()).toBe('Please fill in all fields'));
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('by Enter proves who it is and goes in', async () => {
    render(<LoginScreen />);
    await fill({ Email: ' ada@example.com ', Password: ' secret1' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(sent).toEqual([
      [PATHS.signIn.path, { email: 'ada@example.com', password: ' secret1' }],
      [PATHS.firebaseLogin.path, { token: 'proof' }],
    ]);
  });

  it.each([
    ['user_not_found', 'Email'],
    ['wrong_password', 'Password'],
    ['invalid_email', 'Email'],
    ['invalid_credential', 'Password'],
  ] as const)('that fails with %s says so and keeps what was typed', async (code, label) => {
    refuse(PATHS.signIn.path, code);
    render(<LoginScreen />);
    await fill(ADA);
    await press('Sign In');
    await waitFor(() => expect(said()).toBe(ERRORS[code].message));
    expect(field(label)).toHaveFocus();
    expect(field('Email')).toHaveValue(ADA.Email);
    expect(field('Password')).toHaveValue(ADA.Password);
  });

  it('that fails for any other reason is told in general', async () => {
    answer(PATHS.firebaseLogin.path, () => HttpResponse.error());
    render(<LoginScreen />);
    await fill(ADA);
    await press('Sign In');
    await waitFor(() => expect(said()).toBe('Login failed. Please try again.'));
  });

  it('too often says how long to wait', async () => {
    answer(PATHS.signIn.path, () =>
      HttpResponse.json(null, { status: 429, headers: { 'retry-after': '30' } }),
    );
    render(<LoginScreen />);
    await fill(ADA);
    await press('Sign In');
    await waitFor(() => expect(said()).toBe('Rate limit exceeded. Please retry after 30 seconds.'));
  });

  it('twice at once happens once, and the button says that it is busy', async () => {
    const gate = Promise.withResolvers<void>();
    answer(PATHS.signIn.path, async () => {
      await gate.promise;
      return HttpResponse.json({ code: 'wrong_password' }, { status: 400 });
    });
    render(<LoginScreen />);
    await fill(ADA);
    await press('Sign In');
    const button = await screen.findByRole('button', { name: /^Sign In/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    gate.resolve();
    await waitFor(() => expect(said()).toBe('Incorrect password.'));
    expect(sent).toHaveLength(1);
  });

  it('with an address that is not verified says so and sends the email again', async () => {
    refuse(PATHS.firebaseLogin.path, 'email_not_verified');
    render(<LoginScreen />);
    await fill(ADA);
    await press('Sign In');
    await waitFor(() => expect(said()).toBe('Please verify your email before logging in.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText(MESSAGES.verification_sent)).toBeVisible();
    expect(sent.at(-1)).toEqual([PATHS.sendCode.path, { type: 'VERIFY_EMAIL', id_token: 'proof' }]);
    expect(said()).toBeNull();
  });

  it('says that the email could not be sent again, and lets one try once more', async () => {
    refuse(PATHS.firebaseLogin.path, 'email_not_verified');
    refuse(PATHS.sendCode.path, 'internal');
    render(<LoginScreen />);
    await fill(ADA);
    await press('Sign In');
    await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText(/we couldn’t send the verification email/)).toBeVisible();
    expect(screen.queryByText(/Use the link in the email/)).toBeNull();
    expect(await button('Resend email')).toBeVisible();
  });
});

describe('signing up', () => {
  it('asks for all three fields', async () => {
    await openSignUp();
    await fill(ADA);
    await press('Sign Up');
    await waitFor(() => expect(said()).toBe('Please fill out all fields'));
    expect(field('Confirm password')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('asks for the same password twice', async () => {
    await openSignUp();
    await fill({ ...ADA, 'Confirm password': 'secret2' });
    await press('Sign Up');
    await waitFor(() => expect(said()).toBe('Passwords do not match'));
    expect(field('Confirm password')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says what a password needs, and what the provider says to one that is too short', async () => {
    refuse(PATHS.signUp.path, 'weak_password');
    await openSignUp();
    expect(field('Confirm password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await fill({ Email: 'ada@example.com', Password: 'five5', 'Confirm password': 'five5' });
    await press('Sign Up');
    await waitFor(() => expect(said()).toBe(MESSAGES.password_hint));
    expect(field('Password')).toHaveFocus();
  });

  it('says when there is an account', async () => {
    refuse(PATHS.signUp.path, 'email_taken');
    await openSignUp();
    await fill({ ...ADA, 'Confirm password': 'secret1' });
    await press('Sign Up');
    await waitFor(() => expect(said()).toBe('Account already exists.\nPlease Sign In.'));
  });

  it('mails a link, says so, and leads to the mailbox while the product is developed', async () => {
    offer({ mailbox_url: '/dev/mailbox' });
    await openSignUp();
    await fill({ ...ADA, 'Confirm password': 'secret1' });
    await press('Sign Up');
    expect(
      await screen.findByText('Verification email sent. Please check your inbox.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
    expect(await button('Sign In')).toBeVisible();
    expect(field('Email')).toHaveValue('');
    expect(sent).toEqual([
      [PATHS.signUp.path, { email: ADA.Email, password: ADA.Password }],
      [PATHS.sendCode.path, { type: 'VERIFY_EMAIL', id_token: 'made' }],
    ]);
  });

  it('can mail the link again when that failed', async () => {
    refuse(PATHS.sendCode.path, 'internal');
    await openSignUp();
    await fill({ ...ADA, 'Confirm password': 'secret1' });
    await press('Sign Up');
    const again = await screen.findByRole('button', { name: 'Resend email' });
    accept(PATHS.sendCode.path, { ok: true });
    await userEvent.click(again);
    expect(await screen.findByText(MESSAGES.verification_sent)).toBeVisible();
    expect(screen.queryByRole('link', { name: /mailbox/ })).toBeNull();
  });
});

describe('the form', () => {
  it('is emptied when its mode changes, and offers other accounts only to sign in', async () => {
    render(<LoginScreen />);
    await fill(ADA);
    expect(await button('Google')).toBeVisible();
    await press('Sign Up');
    expect(field('Email')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
    await fill({ ...ADA, 'Confirm password': 'secret1' });
    await press('Sign In');
    expect(field('Email')).toHaveValue('');
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
  });

  it('shows and hides the password, and tells password managers what is what', async () => {
    render(<LoginScreen />);
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press('Sign Up');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('leads to the terms and to what is done with data', () => {
    render(<LoginScreen />);
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
});

describe('a forgotten password', () => {
  it('needs the address', async () => {
    render(<LoginScreen />);
    await press('Forgot Password?');
    await waitFor(() => expect(said()).toBe('Enter your email first'));
    expect(field('Email')).toHaveFocus();
  });

  it('is reset by mail', async () => {
    render(<LoginScreen />);
    await fill({ Email: ADA.Email });
    await press('Forgot Password?');
    expect(await screen.findByText('Password reset email sent!')).toBeVisible();
    expect(sent).toEqual([[PATHS.sendCode.path, { type: 'PASSWORD_RESET', email: ADA.Email }]]);
  });

  it('that cannot be reset is only logged', async () => {
    refuse(PATHS.sendCode.path, 'user_not_found');
    render(<LoginScreen />);
    await fill({ Email: ADA.Email });
    await press('Forgot Password?');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(said()).toBeNull();
    expect(screen.queryByText(MESSAGES.reset_sent)).toBeNull();
  });
});

describe('an account elsewhere', () => {
  it.each([
    ['Apple', 'Apple Login is temporarely unavailable.\nPlease use Google or email login.'],
    ['Facebook', 'Facebook Login is temporarely unavailable.\nPlease use Google or email login.'],
    ['Google', MESSAGES.google_not_set_up],
  ])('of %s is answered with its message', async (name, message) => {
    render(<LoginScreen />);
    await press(name);
    await waitFor(() => expect(said()).toBe(message));
  });

  const google = { client_id: 'client-1', authorization_url: 'https://google.example/auth' };

  it('of Google lets the person in by the code of the popup', async () => {
    offer({ google });
    accept(PATHS.googleLogin.path, SESSION);
    let state = '';
    vi.stubGlobal('open', (address: string) => {
      state = new URL(address).searchParams.get('state') ?? '';
      return { closed: false };
    });
    render(<LoginScreen />);
    await press('Google');
    await waitFor(() => expect(state).not.toBe(''));
    passGoogleAnswer(`?code=c1&state=${state}`);
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(sent).toEqual([
      [
        PATHS.googleLogin.path,
        {
          token: 'c1',
          redirect_uri: `${location.origin}/auth/google/callback`,
          nonce: expect.any(String),
          code_verifier: expect.any(String),
        },
      ],
    ]);
  });

  it('of Google whose popup is blocked is told', async () => {
    offer({ google });
    vi.stubGlobal('open', () => null);
    render(<LoginScreen />);
    await press('Google');
    await waitFor(() => expect(said()).toBe(MESSAGES.login_failed));
  });
});
