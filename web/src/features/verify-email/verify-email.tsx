import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { use } from 'react';
import { Link, useSearch } from 'wouter';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { AccessPage } from '../../ui/access-page.tsx';
import { applyCodeOnce } from './apply-code-once.ts';

/** Where the link of a verification mail leads. */
export function VerifyEmail() {
  const oobCode = new URLSearchParams(useSearch()).get('oobCode') ?? '';
  const failure = use(applyCodeOnce(oobCode));
  useDocumentTitle('Your email');
  return (
    <AccessPage title={failure === null ? 'Welcome to Modiste' : 'This link didn’t work'}>
      {failure === null ? (
        <p role="status">{MESSAGES.email_verified}</p>
      ) : (
        <>
          <p role="alert">{failure}</p>
          <p>Sign in with your password to request a new email.</p>
        </>
      )}
      <Link href={PAGES.app}>Go to sign in</Link>
    </AccessPage>
  );
}
