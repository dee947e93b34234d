import { useEffect } from 'react';
import { passGoogleAnswer } from '../lib/identity/google-code.ts';
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
