import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { CallError, call } from '../../lib/call.ts';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { createLoginService } from '../../lib/identity/login-service.ts';
import { forgetPerson, handleLogout, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './account.module.css';
import { passwordFailure } from './api.ts';
import type { Proof } from './use-proof.ts';

interface Erasure {
  proof: Proof;
  email: string;
  password: string;
}

async function readProof({ proof, email, password }: Erasure) {
  if (proof === 'recent-sign-in') return {};
  if (proof === 'password') return { password };
  const identity = await createLoginService().identity();
  return { token: await identity.signIn({ email, password }) };
}

/** Erases the account for good, once it is sure that it is the person who asks. */
async function eraseAccount(erasure: Erasure): Promise<void> {
  await call('deleteAccount', { body: await readProof(erasure) });
}

const ERASED = [
  'Your profile: name, email, sizes, styles, notes and location',
  'Your poses, your uploaded photos and everything made from them',
  'Your searches and support requests',
  'Your sign-in methods; every device is signed out',
] as const;

interface DeleteDialogProps {
  open: boolean;
  proof: Proof;
  onClose: () => void;
}

/** Says what is erased, makes sure that it is the person who asks, and erases it. */
export function DeleteDialog({ open, proof, onClose }: DeleteDialogProps) {
  const email = useSession(({ user }) => user?.email ?? '');
  const hasPassword = proof !== 'recent-sign-in';
  const form = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const erasure = useMutation({
    mutationFn: () => eraseAccount({ proof, email, password }),
    onSuccess: () => {
      forgetPerson();
      navigate(PAGES.app);
    },
    onError: (error) =>
      setProblem(passwordFailure(error, 'We couldn’t delete your account. Try again.')),
  });
  const { error } = erasure;
  const mustSignIn = error instanceof CallError && error.code === 'sign_in_again';

  const close = useBackToClose(open, () => {
    if (erasure.isPending) return;
    setPassword('');
    setProblem(null);
    erasure.reset();
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (erasure.isPending) return;
    if (hasPassword && password === '') setProblem(MESSAGES.sign_in_fields_missing);
    else erasure.mutate();
  };

  return (
    <Dialog
      open={open}
      title="Delete your account?"
      onClose={close}
      footer={
        <div className={styles.ways}>
          <Button look="outline" disabled={erasure.isPending} onClick={close}>
            Keep my account
          </Button>
          {mustSignIn ? (
            <Button onClick={() => void handleLogout()}>Sign in again</Button>
          ) : (
            <Button look="danger" type="submit" form={form} disabled={erasure.isPending}>
              {erasure.isPending ? 'Deleting…' : 'Delete for good'}
            </Button>
          )}
        </div>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <p>This permanently deletes:</p>
        <ul className={styles.erased}>
          {ERASED.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {hasPassword ? (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={password}
            onText={(text) => {
              setProblem(null);
              setPassword(text);
            }}
          />
        ) : (
          <p className={styles.text}>If it’s been a while, we’ll ask you to sign in again first.</p>
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
