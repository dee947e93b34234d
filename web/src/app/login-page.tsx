import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { Button } from '../ui/form/button.tsx';
import styles from './login-page.module.css';
import { hasItem } from './navigation/at-login.ts';

/** Fetches what comes next while the password is typed; after a failure it is fetched later. */
function fetchNext(): void {
  import('./member-pages.tsx').then(({ loadFirstTab }) => loadFirstTab()).catch(() => undefined);
}

/** Leads from the login back to the item that somebody shared. */
function WayBack() {
  const [path, navigate] = useLocation();
  const address = `${path}?${useSearch()}`;
  return (
    <Button look="link" className={styles.back} onClick={() => navigate(address)}>
      <span aria-hidden="true">←</span> Back to item
    </Button>
  );
}

/** The login, with the way back to the item that a stranger came from. */
export function LoginPage() {
  useEffect(() => {
    addEventListener('input', fetchNext, { once: true });
    return () => removeEventListener('input', fetchNext);
  }, []);
  return <LoginScreen wayBack={hasItem(useSearch()) && <WayBack />} />;
}
