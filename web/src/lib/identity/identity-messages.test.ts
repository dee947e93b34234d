import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { describe, expect, it } from 'vitest';
import { CallError } from '../call.ts';
import { contractErrorOf } from './firebase-identity.ts';
import {
  resetMessage,
  signInMessage,
  signUpMessage,
  verificationMessage,
} from './identity-messages.ts';

const failed = (code: ErrorCode) => new CallError(code, 400, 'what the server said');
const firebase = (code: string) =>
  contractErrorOf(Object.assign(new Error(code), { code: `auth/${code}` }));

describe('a failed sign-in', () => {
  it.each([
    ['user-not-found', 'No account found with this email.'],
    ['wrong-password', 'Incorrect password.'],
    ['invalid-email', 'Invalid email format.'],
    ['invalid-credential', 'Invalid credentials.'],
    ['user-disabled', 'This account has been disabled.'],
    ['too-many-requests', 'Login failed. Please try again.'],
    ['network-request-failed', 'Login failed. Please try again.'],
  ])('by Firebase for %s says "%s"', (code, message) => {
    expect(signInMessage(firebase(code))).toBe(message);
  });

  it.each([
    'user_not_found',
    'wrong_password',
    'invalid_email',
    'invalid_credential',
    'user_disabled',
    'email_not_verified',
  ] as const)('by the built-in provider for %s says the same', (code) => {
    expect(signInMessage(failed(code))).toBe(ERRORS[code].message);
  });

  it('for anything else is told in general', () => {
    for (const error of [failed('internal'), failed('email_taken'), new TypeError('x'), null]) {
      expect(signInMessage(error)).toBe(MESSAGES.login_failed);
    }
  });

  it('after too many attempts says how long to wait', () => {
    const wait = new CallError('rate_limited', 429, 'Rate limit exceeded. Please retry later.');
    for (const say of [signInMessage, signUpMessage, resetMessage, verificationMessage]) {
      expect(say(wait)).toBe(wait.message);
    }
  });
});

describe('a failed sign-up', () => {
  it('says in two lines that there is an account', () => {
    const told = 'Account already exists.\nPlease Sign In.';
    expect(signUpMessage(firebase('email-already-in-use'))).toBe(told);
    expect(signUpMessage(failed('email_taken'))).toBe(told);
  });

  it('says what the password needs', () => {
    expect(signUpMessage(firebase('weak-password'))).toBe(MESSAGES.password_hint);
    expect(signUpMessage(failed('weak_password'))).toBe(MESSAGES.password_hint);
  });

  it('for anything else is told in general', () => {
    expect(signUpMessage(failed('invalid_email'))).toBe(MESSAGES.login_failed);
    expect(signUpMessage(firebase('operation-not-allowed'))).toBe(MESSAGES.login_failed);
  });
});

describe('a link that does not work', () => {
  it('is told for a reset and for a verification', () => {
    for (const error of [failed('code_expired'), firebase('invalid-action-code'), null]) {
      expect(resetMessage(error)).toBe(MESSAGES.reset_failed);
      expect(verificationMessage(error)).toBe(MESSAGES.verification_failed);
    }
  });
});
