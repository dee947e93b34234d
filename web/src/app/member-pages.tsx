import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { fetchOverlaysAhead } from './load-overlays.ts';
import { MainPage } from './main-page.tsx';

/** What only members see, with all that is fetched for them. */
export function MemberPages() {
  const [queryClient] = useState(createQueryClient);
  useEffect(fetchOverlaysAhead, []);
  return (
    <QueryClientProvider client={queryClient}>
      <MainPage />
    </QueryClientProvider>
  );
}
