import { PAGES } from '@modiste/contract/paths';
import { lazy } from 'react';
import { Redirect, useLocation } from 'wouter';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { useSession } from '../lib/session.ts';
import { LogoLoader } from '../ui/logo-loader.tsx';
import { loadMemberPages } from './load-pages.ts';
import { Unreachable } from './unreachable.tsx';

const MemberPages = lazy(loadMemberPages);

/** Shows members the app and strangers the login screen, at whichever address they came to. */
export function SessionGate() {
  const { status, user } = useSession();
  const [path] = useLocation();
  if (status === 'loading') return <LogoLoader />;
  if (status === 'unreachable') return <Unreachable />;
  if (user === null)
    return path === PAGES.app ? <LoginScreen /> : <Redirect to={PAGES.app} replace />;
  // Nothing that was fetched for one person is there for the next.
  return <MemberPages key={user.email} />;
}
