import type { Session } from '@modiste/contract/entities/session';
import { relativeTime } from '@modiste/contract/relative-time';
import { Monitor, Smartphone } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import styles from './device.module.css';

const isPhone = (device: string) => /android|iphone|ipad/i.test(device);

interface DeviceProps {
  session: Session;
  /** The moment the list is of. */
  nowMs: number;
  isBusy: boolean;
  onSignOut: () => void;
}

/** One device that is signed in, and when it was last used. */
export function Device({ session, nowMs, isBusy, onSignOut }: DeviceProps) {
  const Icon = isPhone(session.device) ? Smartphone : Monitor;
  return (
    <li className={styles.device}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.facts}>
        <p className={styles.name}>{session.device}</p>
        {session.current ? (
          <p className={styles.here}>This device</p>
        ) : (
          <p className={styles.used}>
            Last used{' '}
            <time dateTime={session.last_used_at}>
              {relativeTime(Date.parse(session.last_used_at), nowMs)}
            </time>
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          look="quiet"
          aria-label={`Sign out ${session.device}`}
          disabled={isBusy}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
