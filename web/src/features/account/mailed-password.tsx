import { MESSAGES } from '@modiste/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../lib/call.ts';
import { createLoginService } from '../../lib/identity/login-service.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './account.module.css';

/** Where the password is kept elsewhere: a link to change it, by mail. */
export function MailedPassword() {
  const email = useSession(({ user }) => user?.email ?? '');
  const sending = useMutation({
    mutationFn: async () => (await createLoginService().identity()).sendReset(email),
  });
  return (
    <div className={styles.stack}>
      <p className={styles.text}>We’ll email a link to {email} so you can choose a new password.</p>
      <p role="alert" className={styles.problem}>
        {sending.error !== null &&
          failureMessage(sending.error, 'We couldn’t send the link. Try again.')}
      </p>
      <p role="status" className={styles.done}>
        {sending.isSuccess && MESSAGES.reset_sent}
      </p>
      <Button look="outline" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? 'Sending…' : 'Send link'}
      </Button>
    </div>
  );
}
