import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { CallError } from '../call.ts';

/** Which error of the contract went wrong; null when it is none that is known. */
export const identityErrorCode = (error: unknown): ErrorCode | null =>
  error instanceof CallError ? error.code : null;

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
