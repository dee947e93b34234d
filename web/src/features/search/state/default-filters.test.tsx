import type { UserProfile } from '@modiste/contract/entities/preferences';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { makeProfile } from '../../../testing/make-profile.ts';
import { useShoppingSearch } from './use-shopping-search.ts';

const asked: Filters[] = [];
const ADA = makeProfile({
  gender_preference: ['Women'],
  clothing_size: ['S'],
  clothing_canonical_size: ['32x30'],
  shoes_size: ['7'],
  shoes_canonical_size: ['7.5'],
  clothing_fit: ['P'],
});
const ADAS_FILTERS: Filters = {
  ...DEFAULT_FILTERS,
  gender: ['Women'],
  clothing_size: ['S'],
  clothing_canonical_size: ['32x30'],
  shoes_size: ['7'],
  shoes_canonical_size: ['7.5'],
  clothing_fit: ['P'],
};
const prefer = (user: UserProfile) => useSession.setState({ status: 'in', user });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') asked.push(JSON.parse(body).filters);
    return Response.json({ items: [], total: 0, understood: [], relaxations: [] });
  });
  prefer(ADA);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ status: 'out', user: null });
});

const nextAsked = (count: number) =>
  waitFor(() => {
    if (asked.length < count) throw new Error(`${asked.length} searches`);
    return asked.at(-1);
  });

function openSearch(address: string) {
  history.replaceState(null, '', address);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useShoppingSearch, { wrapper });
  return () => result.current;
}

describe('the default filters of a search', () => {
  it('are the preferences of the shopper', async () => {
    const shopping = openSearch('/?q=coat');
    expect(await nextAsked(1)).toEqual(ADAS_FILTERS);
    expect(shopping().defaults).toEqual(ADAS_FILTERS);
  });

  it('give way to the filters that an address names', async () => {
    openSearch('/?q=coat&color=Red');
    expect(await nextAsked(1)).toEqual({ ...DEFAULT_FILTERS, color: ['Red'] });
  });

  it('can be cleared, and Reset brings them back', async () => {
    const shopping = openSearch('/?q=coat');
    expect(await nextAsked(1)).toEqual(ADAS_FILTERS);
    act(() => shopping().applyFilters(DEFAULT_FILTERS));
    expect(await nextAsked(2)).toEqual(DEFAULT_FILTERS);
    expect(location.search).toBe('?q=coat&filters=none');
    act(() => shopping().reset());
    expect(await nextAsked(3)).toEqual(ADAS_FILTERS);
    expect(location.search).toBe('');
  });

  it('give way to the gender that a taken suggestion names, and to nothing else', async () => {
    const shopping = openSearch('/?q=coat');
    expect(await nextAsked(1)).toEqual(ADAS_FILTERS);
    act(() => shopping().draft.type('dr'));
    act(() => shopping().takeSuggestion({ kind: 'type', text: 'dresses', gender: 'Unisex' }));
    expect(await nextAsked(2)).toEqual({ ...ADAS_FILTERS, gender: ['Unisex'] });
    expect(shopping().draft.store.getState().text).toBe('dresses');
  });

  it('are followed by a search that nobody filtered when they change', async () => {
    openSearch('/?q=coat');
    expect(await nextAsked(1)).toEqual(ADAS_FILTERS);
    act(() => prefer(makeProfile({ gender_preference: ['Men'] })));
    expect(await nextAsked(2)).toEqual({ ...DEFAULT_FILTERS, gender: ['Men'] });
  });

  it('leave a filtered search alone when they change', async () => {
    const shopping = openSearch('/?color=Red');
    expect(await nextAsked(1)).toEqual({ ...DEFAULT_FILTERS, color: ['Red'] });
    act(() => prefer(makeProfile({ gender_preference: ['Men'] })));
    expect(shopping().search.filters).toEqual({ ...DEFAULT_FILTERS, color: ['Red'] });
    expect(asked).toHaveLength(1);
  });
});
