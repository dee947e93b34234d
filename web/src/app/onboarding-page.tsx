import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Onboarding } from '../features/onboarding/onboarding.tsx';
import { PoseBoard } from '../features/poses/pose-board.tsx';
import { leaveClosedLayers } from '../lib/history/layer-history.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { watchPresses } from './shell/watch-presses.ts';

const WORDS = {
  failed: MESSAGES.upload_failed,
  notAnImage: MESSAGES.profile_not_an_image,
} as const;

/** Fetches what comes next while the first question is read; after a failure it is fetched later. */
function fetchNext(): void {
  import('./member-pages.tsx').catch(() => undefined);
}

/** What a newcomer sees before the app, and before what the address asks of it. */
export function OnboardingPage() {
  const [queryClient] = useState(createQueryClient);
  useEffect(fetchNext, []);
  useEffect(leaveClosedLayers, []);
  useEffect(watchPresses, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Onboarding
        poses={<PoseBoard words={WORDS} />}
        onDone={() => navigate(PAGES.app + location.search, { replace: true })}
      />
    </QueryClientProvider>
  );
}
