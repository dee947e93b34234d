import { MESSAGES } from '@modiste/contract/messages';

export type ResetFieldName = 'password' | 'confirmation';

/** The rule that is broken, and the first field that breaks it. */
export function checkReset(fields: Readonly<Record<ResetFieldName, string>>) {
  const names = ['password', 'confirmation'] as const;
  const field = names.find((name) => fields[name] === '');
  if (field !== undefined) return { field, message: MESSAGES.sign_in_fields_missing };
  if (fields.password === fields.confirmation) return null;
  return { field: names[1], message: MESSAGES.passwords_differ };
}
