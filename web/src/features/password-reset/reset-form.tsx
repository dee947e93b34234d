import { MESSAGES } from '@modiste/contract/messages';
import { useRef, useState, useTransition } from 'react';
import { closeFailure, showFailure } from '../../lib/failure-popup.ts';
import { resetMessage } from '../../lib/identity/identity-messages.ts';
import { createLoginService } from '../../lib/identity/login-service.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import styles from './reset-form.module.css';

type ResetFieldName = 'password' | 'confirmation';

/** The rule that is broken, and the first field that breaks it. */
function checkReset(fields: Readonly<Record<ResetFieldName, string>>) {
  const names = ['password', 'confirmation'] as const;
  const field = names.find((name) => fields[name] === '');
  if (field !== undefined) return { field, message: MESSAGES.sign_in_fields_missing };
  if (fields.password === fields.confirmation) return null;
  return { field: names[1], message: MESSAGES.passwords_differ };
}

interface ResetFormProps {
  oobCode: string;
  onDone: () => void;
}

/** Asks for the new password twice and sets it. */
export function ResetForm({ oobCode, onDone }: ResetFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [service] = useState(createLoginService);
  const [fields, setFields] = useState({ password: '', confirmation: '' });
  const [wrongField, setWrongField] = useState<ResetFieldName | null>(null);
  const [isBusy, startTransition] = useTransition();

  const refuse = (field: ResetFieldName | null, message: string) => {
    showFailure(message);
    setWrongField(field);
    const input = field === null ? null : formRef.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };

  const submit = async () => {
    const broken = checkReset(fields);
    if (broken !== null) {
      refuse(broken.field, broken.message);
      return;
    }
    try {
      await (await service.identity()).confirmReset(oobCode, fields.password);
      onDone();
    } catch (error) {
      console.warn(MESSAGES.reset_failed, error);
      refuse(null, resetMessage(error));
    }
  };

  const field = (name: ResetFieldName) => ({
    name,
    value: fields[name],
    isWrong: wrongField === name,
    required: true,
    autoComplete: 'new-password' as const,
    onText: (text: string) => setFields({ ...fields, [name]: text }),
  });

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        closeFailure();
        setWrongField(null);
        startTransition(submit);
      }}
    >
      <PasswordField {...field('password')} label="New password" hint={MESSAGES.password_hint} />
      <PasswordField {...field('confirmation')} label="Confirm password" />
      <Button type="submit" className={styles.submit} aria-disabled={isBusy}>
        Reset Password
        {isBusy && <Spinner label="One moment" />}
      </Button>
    </form>
  );
}
