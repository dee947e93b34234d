import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { CallError } from '../call.ts';

/** Firebase's codes for what the built-in provider says by ours. */
const FIREBASE_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['auth/user-not-found', 'user_not_found'],
  ['auth/wrong-password', 'wrong_password'],
  ['auth/invalid-email', 'invalid_email'],
  ['auth/invalid-credential', 'invalid_credential'],
  ['auth/user-disabled', 'user_disabled'],
  ['auth/email-already-in-use', 'email_taken'],
  ['auth/weak-password', 'weak_password'],
  ['auth/expired-action-code', 'code_expired'],
  ['auth/invalid-action-code', 'code_expired'],
]);

/** What went wrong, whichever provider says it; null when it is nothing that is known. */
export function identityErrorCode(error: unknown): ErrorCode | null {
  if (error instanceof CallError) return error.code;
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return FIREBASE_CODES.get(String(error.code)) ?? null;
}

const SIGN_IN_CODES: readonly ErrorCode[] = [
  'user_not_found',
  'wrong_password',
  'invalid_email',
  'invalid_credential',
  'user_disabled',
  'email_not_verified',
];

const SIGN_UP_CODES: readonly ErrorCode[] = ['email_taken', 'weak_password'];

const RESET_CODES: readonly ErrorCode[] = ['weak_password'];

function messageOf(error: unknown, told: readonly ErrorCode[], otherwise: string): string {
  const code = identityErrorCode(error);
  // How long to wait is in the message of the failure itself.
  if (code === 'rate_limited' && error instanceof CallError) return error.message;
  return code !== null && told.includes(code) ? ERRORS[code].message : otherwise;
}

export const signInMessage = (error: unknown): string =>
  messageOf(error, SIGN_IN_CODES, MESSAGES.login_failed);

export const signUpMessage = (error: unknown): string =>
  messageOf(error, SIGN_UP_CODES, MESSAGES.login_failed);

export const resetMessage = (error: unknown): string =>
  messageOf(error, RESET_CODES, MESSAGES.reset_failed);

export const verificationMessage = (error: unknown): string =>
  messageOf(error, [], MESSAGES.verification_failed);
