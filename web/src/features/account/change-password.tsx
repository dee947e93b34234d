import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { passwordLength } from '@modiste/contract/password-form';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import styles from './account.module.css';
import { passwordFailure, useSessionsChange } from './api.ts';
import { MailedPassword } from './mailed-password.tsx';
import { useProof } from './use-proof.ts';

interface Passwords {
  current: string;
  wanted: string;
  repeated: string;
}

const EMPTY: Passwords = { current: '', wanted: '', repeated: '' };

function problemOf({ current, wanted, repeated }: Passwords): string | null {
  if ([current, wanted, repeated].includes('')) return MESSAGES.sign_in_fields_missing;
  if (wanted !== repeated) return MESSAGES.passwords_differ;
  return passwordLength(wanted) < PASSWORD_CHARS_MIN ? MESSAGES.password_hint : null;
}

const sendChange = ({ current, wanted }: Passwords) =>
  call('changePassword', { body: { password: current, new_password: wanted } });

/** A new password for the one in use, which is asked for too. */
function PasswordForm() {
  const email = useSession(({ user }) => user?.email ?? '');
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useSessionsChange(sendChange);

  const type = (name: keyof Passwords) => (text: string) => {
    setProblem(null);
    if (!change.isPending) change.reset();
    setTyped((before) => ({ ...before, [name]: text }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemOf(typed);
    setProblem(found);
    if (found !== null) return;
    change.mutate(typed, {
      onSuccess: () => setTyped(EMPTY),
      onError: (error) =>
        setProblem(passwordFailure(error, 'We couldn’t change your password. Try again.')),
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={typed.current}
        onText={type('current')}
      />
      <PasswordField
        label="New password"
        hint={MESSAGES.password_hint}
        autoComplete="new-password"
        maxLength={PASSWORD_CHARS_MAX}
        value={typed.wanted}
        onText={type('wanted')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        maxLength={PASSWORD_CHARS_MAX}
        value={typed.repeated}
        onText={type('repeated')}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.done}>
        {change.isSuccess && 'Password changed. All your other devices are signed out.'}
      </p>
      <p className={styles.text}>Changing it signs out all your other devices.</p>
      <Button type="submit" look="outline" disabled={change.isPending}>
        {change.isPending ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}

/** A new password, by the one in use or by a mail. */
export const ChangePassword = () =>
  useProof() === 'password' ? <PasswordForm /> : <MailedPassword />;
