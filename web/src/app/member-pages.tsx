import { PAGES } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { createQueryClient } from '../lib/query-client.ts';
import { fetchOverlaysAhead, loadOnboarding } from './load-overlays.ts';
import { MainPage } from './main-page.tsx';

const OnboardingPage = lazy(loadOnboarding);

/** What only members see, with all that is fetched for them. */
export function MemberPages() {
  const [queryClient] = useState(createQueryClient);
  useEffect(fetchOverlaysAhead, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Switch>
        <Route path={PAGES.onboarding} component={OnboardingPage} />
        <Route component={MainPage} />
      </Switch>
    </QueryClientProvider>
  );
}
