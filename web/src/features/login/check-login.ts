import { MESSAGES } from '@modiste/contract/messages';

export type LoginMode = 'sign-in' | 'sign-up';
export type FieldName = 'email' | 'password' | 'confirmation';
export type LoginFields = Readonly<Record<FieldName, string>>;

export const NO_FIELDS: LoginFields = { email: '', password: '', confirmation: '' };

/** The rule that is broken, and the first field that breaks it. */
export interface BrokenRule {
  field: FieldName;
  message: string;
}

const REQUIRED = {
  'sign-in': ['email', 'password'],
  'sign-up': ['email', 'password', 'confirmation'],
} as const;

const MISSING = {
  'sign-in': MESSAGES.sign_in_fields_missing,
  'sign-up': MESSAGES.sign_up_fields_missing,
} as const;

const isEmpty = (fields: LoginFields, name: FieldName): boolean =>
  (name === 'email' ? fields.email.trim() : fields[name]) === '';

/** What is wrong before anybody is asked; everything else is for the identity provider to judge. */
export function checkLogin(mode: LoginMode, fields: LoginFields): BrokenRule | null {
  const field = REQUIRED[mode].find((name) => isEmpty(fields, name));
  if (field !== undefined) return { field, message: MISSING[mode] };
  if (mode === 'sign-up' && fields.password !== fields.confirmation) {
    return { field: 'confirmation', message: MESSAGES.passwords_differ };
  }
  return null;
}

/** What is wrong before a reset is asked for. */
export const checkForgotten = (fields: LoginFields): BrokenRule | null =>
  isEmpty(fields, 'email') ? { field: 'email', message: MESSAGES.email_missing } : null;
