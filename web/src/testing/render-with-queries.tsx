import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';

/** Renders a part of the app with a query cache of its own, which it keeps when rendered again. */
export function renderWithQueries(part: ReactNode) {
  const client = createQueryClient();
  return render(part, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}
