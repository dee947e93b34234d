import { PAGES } from '@modiste/contract/paths';
import { createElement, lazy } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { useSession } from '../lib/session.ts';
import { LogoLoader } from '../ui/feedback/logo-loader.tsx';
import { loadedSharedItem, loadMemberPages, loadOnboarding, loadSharedItem } from './load-pages.ts';
import { hasItem, showsItem } from './navigation/at-login.ts';
import { Unreachable } from './unreachable.tsx';
import { WayBack } from './way-back.tsx';

/** Where even the pages cannot be fetched, there is only that to say. */
const unreachable = () => ({ default: Unreachable });
const MemberPages = lazy(() => loadMemberPages().catch(unreachable));
const OnboardingPage = lazy(() => loadOnboarding().catch(unreachable));
const FetchedSharedItem = lazy(() => loadSharedItem().catch(unreachable));

function StrangerPages() {
  const address = useSearch();
  const state = useHistoryState<unknown>();
  if (showsItem(address, state)) {
    // What is lazy shows the loader for a moment even where it is there already.
    return createElement(loadedSharedItem() ?? FetchedSharedItem);
  }
  return <LoginScreen wayBack={hasItem(address) && <WayBack />} />;
}

/** Shows members the app and strangers the login screen, at whichever address they came to. */
export function SessionGate() {
  const { status, user } = useSession();
  const [path] = useLocation();
  if (status === 'loading') return <LogoLoader />;
  if (status === 'unreachable') return <MemberPages key={status} />;
  if (user === null)
    return path === PAGES.app ? <StrangerPages /> : <Redirect to={PAGES.app} replace />;
  if (path === PAGES.onboarding) return <OnboardingPage key={user.email} />;
  // Nothing that was fetched for one person is there for the next.
  return <MemberPages key={user.email} />;
}
