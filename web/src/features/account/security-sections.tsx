import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Kicker } from '../../ui/text/kicker.tsx';
import styles from './account.module.css';
import { sessionsQuery } from './api.ts';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { MailedPassword } from './mailed-password.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import { useProof } from './use-proof.ts';

/** Who may get at the account, and what becomes of what it holds. */
export function SecuritySections() {
  const { data: sessions = [] } = useQuery(sessionsQuery);
  const proof = useProof();
  return (
    <section className={styles.group} aria-labelledby="account-security">
      <Kicker as="h3" id="account-security" className={styles.kicker}>
        Your data and security
      </Kicker>
      <Disclosure
        title="Signed-in devices"
        summary={sessions.length > 1 ? String(sessions.length) : ''}
      >
        <SignedInDevices />
      </Disclosure>
      {proof !== 'recent-sign-in' && (
        <Disclosure title="Change password">
          {proof === 'password' ? <ChangePassword /> : <MailedPassword />}
        </Disclosure>
      )}
      <Disclosure title="Download my data">
        <DownloadData />
      </Disclosure>
      <Disclosure title="Delete my account">
        <DeleteAccount proof={proof} />
      </Disclosure>
    </section>
  );
}
