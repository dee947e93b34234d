import type { CallBody } from '@modiste/contract/calls';
import type { Facets } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { FACETS_DEBOUNCE_MS } from '@modiste/contract/limits';
import type { PictureKind } from '@modiste/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/call.ts';
import { pause } from '../../lib/pause.ts';

/** The search that is being refined, without its filters. */
export interface RefinedSearch {
  query: string;
  attachment: (AttachmentRef & { kind?: PictureKind }) | null;
}

interface Refining {
  search: RefinedSearch;
  filters: Filters;
  /** Only brands whose names contain this are counted. */
  brandText: string;
  isOpen: boolean;
}

export interface LiveFacets {
  /** Null before the first, and when they could not be fetched. */
  facets: Facets | null;
  /** Whether they are of the filters as they are now, still to come, or failed. */
  state: 'ready' | 'loading' | 'failed';
}

function bodyOf({ search, filters, brandText }: Refining): CallBody<'countFacets'> {
  const { query, attachment } = search;
  const attachments =
    attachment === null ? [] : [{ id: attachment.id, context: attachment.context }];
  const kind = attachment?.kind ?? null;
  return { query, filters: { ...filters, sort: null }, attachments, brand_text: brandText, kind };
}

/**
 * How many items each value would find, kept up with the filters being changed: the old counts of
 * the same search stay until the new ones are there.
 */
export function useFacets(refining: Refining): LiveFacets {
  const { query, attachment } = refining.search;
  const search = JSON.stringify([query, attachment]);
  const body = bodyOf(refining);
  /** The search that counts are shown of: its first ones are fetched without delay. */
  const countedSearch = useRef<string | null>(null);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['facets', search, body],
    queryFn: async ({ signal }): Promise<Facets | null> => {
      await pause(countedSearch.current === search ? FACETS_DEBOUNCE_MS : 0, signal);
      try {
        const facets = await call('countFacets', { body, signal });
        countedSearch.current = search;
        return facets;
      } catch (cause) {
        if (signal.aborted) throw cause;
        console.warn('The filters are shown without counts', cause);
        countedSearch.current = null;
        return null;
      }
    },
    enabled: refining.isOpen,
    placeholderData: (previous, last) => (last?.queryKey[1] === search ? previous : undefined),
    staleTime: 0,
    gcTime: 0,
    meta: { pulse: 'none' },
  });
  const facets = data ?? null;
  if (data === undefined || isPlaceholderData) return { facets, state: 'loading' };
  return { facets, state: facets === null ? 'failed' : 'ready' };
}
