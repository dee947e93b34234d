import { PAGES } from '@modiste/contract/paths';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useSession } from '../lib/session.ts';
import { LogoLoader } from '../ui/feedback/logo-loader.tsx';
import { loginPage, memberPages, onboardingPage, sharedItemPage } from './load-pages.ts';
import { showsItem } from './navigation/at-login.ts';
import { LazyPage } from './shell/lazy-page.tsx';

function GuestPages() {
  const address = useSearch();
  const state = useHistoryState<unknown>();
  if (showsItem(address, state)) return <LazyPage key="item" page={sharedItemPage} />;
  return <LazyPage key="login" page={loginPage} />;
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
