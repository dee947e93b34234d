import { PAGES } from '@modiste/contract/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { closeFailure, useFailurePopup } from '../lib/failure-popup.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useKeyboardInset } from '../ui/device/use-keyboard-inset.ts';
import { FailurePopup } from '../ui/feedback/failure-popup.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import {
  googleCallbackPage,
  notFoundPage,
  passwordResetPage,
  verifyEmailPage,
} from './load-pages.ts';
import { SessionGate } from './session-gate.tsx';
import { LazyPage } from './shell/lazy-page.tsx';

const galleryPage = import.meta.env.DEV
  ? lazyComponent(() => import('../gallery/gallery.tsx').then(({ Gallery }) => Gallery))
  : notFoundPage;

const PAGES_BY_PATH: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [PAGES.app, <SessionGate key="app" />],
  [PAGES.onboarding, <SessionGate key="app" />],
  [PAGES.passwordReset, <LazyPage key="password-reset" page={passwordResetPage} />],
  [PAGES.verifyEmail, <LazyPage key="verify-email" page={verifyEmailPage} />],
  [PAGES.googleCallback, <LazyPage key="google" page={googleCallbackPage} />],
  ['/gallery', <LazyPage key="gallery" page={galleryPage} />],
]);

/** Paths are matched whole, in any case and with or without a slash at their end. */
const pageAt = (path: string): ReactNode =>
  PAGES_BY_PATH.get(path === '/' ? path : path.toLowerCase().replace(/\/$/, '')) ?? (
    <LazyPage key="not-found" page={notFoundPage} />
  );

/** The whole of what is on the screen. */
export function App() {
  const { message } = useFailurePopup();
  const [path] = useLocation();
  useKeyboardInset();
  return (
    <ErrorBoundary>
      {pageAt(path)}
      <FailurePopup message={message} onClose={closeFailure} />
    </ErrorBoundary>
  );
}
