import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureMessage } from '../../lib/call.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './account.module.css';
import { endOtherSessions, endSession, sessionsQuery, useSessionsChange } from './api.ts';
import { Device } from './device.tsx';

/** Where the person is signed in, with ways to sign out elsewhere. */
export function SignedInDevices() {
  const { data: sessions, isPending, dataUpdatedAt, refetch } = useQuery(sessionsQuery);
  const end = useSessionsChange(endSession);
  const endOthers = useSessionsChange(endOtherSessions);
  const list = useRef<HTMLUListElement>(null);

  if (isPending) return <Spinner label="Loading your devices" />;
  if (sessions === undefined) {
    return (
      <div role="alert" className={styles.stack}>
        <p className={styles.text}>Your devices didn’t load.</p>
        <Button look="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (sessions.length === 0) return <p className={styles.text}>No devices are signed in.</p>;

  const isBusy = end.isPending || endOthers.isPending;
  const failure = end.error ?? endOthers.error;
  const keepFocus = () => list.current?.focus();
  return (
    <div className={styles.stack}>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Signed-in devices">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            nowMs={dataUpdatedAt}
            isBusy={isBusy}
            onSignOut={() => end.mutate(session.id, { onSuccess: keepFocus })}
          />
        ))}
      </ul>
      {failure !== null && (
        <p role="alert" className={styles.problem}>
          {failureMessage(failure, 'We couldn’t sign out that device. Try again.')}
        </p>
      )}
      {sessions.length > 1 && (
        <Button
          look="outline"
          disabled={isBusy}
          onClick={() => endOthers.mutate(undefined, { onSuccess: keepFocus })}
        >
          Sign out everywhere else
        </Button>
      )}
    </div>
  );
}
