import { useEffect } from 'react';
import { Link } from 'wouter';
import { passGoogleAnswer } from '../lib/identity/google-code.ts';
import { LinkButton } from '../ui/form/button.tsx';
import { MessagePage } from '../ui/layout/message-page.tsx';

/** Where Google leads back to, in the popup: passes the answer on and closes itself. */
export function GoogleCallback() {
  useEffect(() => {
    passGoogleAnswer(location.search);
    window.close();
  }, []);
  return (
    <MessagePage title="Signing you in">
      You can close this window and return to Modiste.
    </MessagePage>
  );
}

/** An address that leads nowhere. */
export const NotFound = () => (
  <MessagePage
    kicker="Not found"
    title="We can’t find this page"
    actions={
      <Link href="/" asChild>
        <LinkButton>Go to Search</LinkButton>
      </Link>
    }
  >
    The link may be broken, or the page may have moved.
  </MessagePage>
);
