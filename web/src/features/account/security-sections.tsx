import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Kicker } from '../../ui/text/kicker.tsx';
import styles from './account.module.css';
import { sessionsQuery } from './api.ts';
import { DownloadData } from './download-data.tsx';
import { FetchedDisclosure } from './fetched-disclosure.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import { useProof } from './use-proof.ts';

const changePassword = lazyComponent(() =>
  import('./change-password.tsx').then(({ ChangePassword }) => ChangePassword),
);

const deleteAccount = lazyComponent(() =>
  import('./delete-account.tsx').then(({ DeleteAccount }) => DeleteAccount),
);

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
        <FetchedDisclosure
          title="Change password"
          loading="Loading the form"
          section={changePassword}
        />
      )}
      <Disclosure title="Download my data">
        <DownloadData />
      </Disclosure>
      <FetchedDisclosure
        title="Delete my account"
        loading="Loading what deleting means"
        section={deleteAccount}
      />
    </section>
  );
}
