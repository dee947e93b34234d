import { PAGES } from '@modiste/contract/paths';
import { Route, Switch } from 'wouter';
import { closeFailure, useFailurePopup } from '../lib/failure-popup.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useKeyboardInset } from '../ui/device/use-keyboard-inset.ts';
import { FailurePopup } from '../ui/feedback/failure-popup.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyPage } from './lazy-page.tsx';
import {
  googleCallbackPage,
  notFoundPage,
  passwordResetPage,
  verifyEmailPage,
} from './load-pages.ts';
import { SessionGate } from './session-gate.tsx';

const galleryPage = import.meta.env.DEV
  ? lazyComponent(() => import('../gallery/gallery.tsx').then(({ Gallery }) => Gallery))
  : notFoundPage;

/** The whole of what is on the screen. */
export function App() {
  const { message } = useFailurePopup();
  useKeyboardInset();
  return (
    <ErrorBoundary>
      <Switch>
        <Route path={PAGES.app} component={SessionGate} />
        <Route path={PAGES.onboarding} component={SessionGate} />
        <Route path={PAGES.passwordReset}>
          <LazyPage page={passwordResetPage} />
        </Route>
        <Route path={PAGES.verifyEmail}>
          <LazyPage page={verifyEmailPage} />
        </Route>
        <Route path={PAGES.googleCallback}>
          <LazyPage page={googleCallbackPage} />
        </Route>
        <Route path="/gallery">
          <LazyPage page={galleryPage} />
        </Route>
        <Route>
          <LazyPage page={notFoundPage} />
        </Route>
      </Switch>
      <FailurePopup message={message} onClose={closeFailure} />
    </ErrorBoundary>
  );
}
