import { RESET_REDIRECT_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { useEffect, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccessPage } from '../../ui/layout/access-page.tsx';
import { ResetForm } from './reset-form.tsx';

/** Where the link of a reset mail leads. */
export function PasswordReset() {
  const address = useSearch();
  const params = new URLSearchParams(address);
  const oobCode = params.get('oobCode') ?? '';
  const [isDone, setIsDone] = useState(false);
  useDocumentTitle('New password');

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(PAGES.app), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  // Firebase knows one address for all its links and says in `mode` what each is for.
  if (params.get('mode') === 'verifyEmail') {
    return <Redirect to={`${PAGES.verifyEmail}?${new URLSearchParams({ oobCode })}`} replace />;
  }
  return (
    <AccessPage title="Choose a new password">
      <Notice message={isDone ? MESSAGES.reset_done : null} />
      {oobCode === '' && <p role="alert">{MESSAGES.reset_failed}</p>}
      {oobCode !== '' && !isDone && <ResetForm oobCode={oobCode} onDone={() => setIsDone(true)} />}
      <Link href={PAGES.app}>Go to sign in</Link>
    </AccessPage>
  );
}
