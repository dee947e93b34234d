import { EMAIL_CHARS_MAX } from '@modiste/contract/limits';
import { ApiError } from '../errors/api-error.ts';

const LOCAL_CHARS_MAX = 64;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** What a browser's field of type email takes (the HTML standard), with a dot in the domain. */
const FORM = new RegExp(`^([a-z0-9.!#$%&'*+/=?^_\`{|}~-]+)@${LABEL}(?:\\.${LABEL})+$`);

/**
 * An e-mail address as accounts know it: in lower case, without the spaces around it.
 * @throws ApiError `invalid_email`
 */
export function normalizeEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const local = email.length <= EMAIL_CHARS_MAX ? FORM.exec(email)?.[1] : undefined;
  if (local === undefined || local.length > LOCAL_CHARS_MAX) throw new ApiError('invalid_email');
  return email;
}
