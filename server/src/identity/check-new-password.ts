import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from '@modiste/contract/limits';
import { passwordLength } from '@modiste/contract/password-form';
import { ApiError } from '../errors/api-error.ts';

/**
 * Holds a new password to its length, in Unicode code points of the form that is hashed (NIST SP
 * 800-63B, 5.1.1.2). There are no rules about which characters it contains.
 * @throws ApiError `weak_password` when it is too short, `invalid_request` when it is too long.
 */
export function checkNewPassword(password: string): void {
  const length = passwordLength(password);
  if (length < PASSWORD_CHARS_MIN) throw new ApiError('weak_password');
  if (length > PASSWORD_CHARS_MAX) {
    const detail = `A password has at most ${PASSWORD_CHARS_MAX} characters.`;
    throw new ApiError('invalid_request', { detail });
  }
}
