import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { closeFailure, useFailurePopup } from '../lib/failure-popup.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { FailurePopup } from '../ui/failure-popup.tsx';
import { useKeyboardInset } from '../ui/use-keyboard-inset.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { MainPage } from './main-page.tsx';
import { NotFound } from './not-found.tsx';

const Gallery = import.meta.env.DEV
  ? lazy(async () => {
      const { Gallery: component } = await import('../gallery/gallery.tsx');
      return { default: component };
    })
  : NotFound;

/** The whole of what is on the screen. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const { message } = useFailurePopup();
  useKeyboardInset();
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <Switch>
            <Route path="/" component={MainPage} />
            <Route path="/gallery" component={Gallery} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
        <FailurePopup message={message} onClose={closeFailure} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
