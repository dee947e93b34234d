import { PAGES } from '@modiste/contract/paths';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { closeFailure, useFailurePopup } from '../lib/failure-popup.ts';
import { useKeyboardInset } from '../ui/device/use-keyboard-inset.ts';
import { FailurePopup } from '../ui/feedback/failure-popup.tsx';
import { LogoLoader } from '../ui/feedback/logo-loader.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadGoogleCallback, loadPasswordReset, loadVerifyEmail } from './load-pages.ts';
import { NotFound } from './not-found.tsx';
import { SessionGate } from './session-gate.tsx';

const PasswordReset = lazy(loadPasswordReset);
const VerifyEmail = lazy(loadVerifyEmail);
const GoogleCallback = lazy(loadGoogleCallback);

const Gallery = import.meta.env.DEV
  ? lazy(async () => {
      const { Gallery: component } = await import('../gallery/gallery.tsx');
      return { default: component };
    })
  : NotFound;

/** The whole of what is on the screen. */
export function App() {
  const { message } = useFailurePopup();
  useKeyboardInset();
  return (
    <ErrorBoundary>
      <Suspense fallback={<LogoLoader />}>
        <Switch>
          <Route path={PAGES.app} component={SessionGate} />
          <Route path={PAGES.onboarding} component={SessionGate} />
          <Route path={PAGES.passwordReset} component={PasswordReset} />
          <Route path={PAGES.verifyEmail} component={VerifyEmail} />
          <Route path={PAGES.googleCallback} component={GoogleCallback} />
          <Route path="/gallery" component={Gallery} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <FailurePopup message={message} onClose={closeFailure} />
    </ErrorBoundary>
  );
}
