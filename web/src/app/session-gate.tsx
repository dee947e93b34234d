import { PAGES } from '@modiste/contract/paths';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { useSession } from '../lib/session.ts';
import { LogoLoader } from '../ui/feedback/logo-loader.tsx';
import { LazyPage } from './lazy-page.tsx';
import { memberPages, onboardingPage, sharedItemPage } from './load-pages.ts';
import { hasItem, showsItem } from './navigation/at-login.ts';
import { WayBack } from './way-back.tsx';

function GuestPages() {
  const address = useSearch();
  const state = useHistoryState<unknown>();
  if (showsItem(address, state)) return <LazyPage page={sharedItemPage} />;
  return <LoginScreen wayBack={hasItem(address) && <WayBack />} />;
}

/** Shows members the app and guests the login, at whichever address they came to. */
export function SessionGate() {
  const { status, user } = useSession();
  const [path] = useLocation();
  if (status === 'loading') return <LogoLoader />;
  if (status === 'unreachable') return <LazyPage key={status} page={memberPages} />;
  if (user === null)
    return path === PAGES.app ? <GuestPages /> : <Redirect to={PAGES.app} replace />;
  if (path === PAGES.onboarding) {
    return <LazyPage key={`onboarding ${user.email}`} page={onboardingPage} />;
  }
  // Nothing that was fetched for one person is there for the next.
  return <LazyPage key={`app ${user.email}`} page={memberPages} />;
}
