import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { use } from 'react';
import { Link, useSearch } from 'wouter';
import { verificationMessage } from '../../lib/identity/identity-messages.ts';
import { createLoginService } from '../../lib/identity/login-service.ts';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { AccessPage } from '../../ui/layout/access-page.tsx';

/** Null when the address is verified; otherwise what to say. */
type Outcome = string | null;

async function applyCode(oobCode: string): Promise<Outcome> {
  if (oobCode === '') return verificationMessage(null);
  try {
    await (await createLoginService().identity()).applyCode(oobCode);
    return null;
  } catch (error) {
    console.warn('The address was not verified.', error);
    return verificationMessage(error);
  }
}

const outcomes = new Map<string, Promise<Outcome>>();

/** A code works once: however often a page is drawn, it is sent a single time. */
function applyCodeOnce(oobCode: string): Promise<Outcome> {
  const known = outcomes.get(oobCode) ?? applyCode(oobCode);
  outcomes.set(oobCode, known);
  return known;
}

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
