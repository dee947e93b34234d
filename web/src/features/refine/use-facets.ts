import type { CallBody } from '@modiste/contract/calls';
import type { Facets } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { FACETS_DEBOUNCE_MS } from '@modiste/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../lib/call.ts';

/** The search that is being refined, without its filters. */
export interface RefinedSearch {
  query: string;
  attachment: AttachmentRef | null;
}

interface Refining {
  search: RefinedSearch;
  filters: Filters;
  isOpen: boolean;
}

interface Counted {
  search: string;
  facets: Facets;
}

/**
 * How many items each value would find, kept up with the filters being changed: the old counts
 * stay until the new ones are there. Null before the first, and when they could not be had.
 */
export function useFacets({ search, filters, isOpen }: Refining): Facets | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  const { query, attachment } = search;
  const asked = JSON.stringify([query, attachment]);
  const facets = counted?.search === asked ? counted.facets : null;
  const isFirst = facets === null;

  const attachments = attachment === null ? [] : [attachment];
  const unsorted = { ...filters, sort: null };
  const wanted = isOpen ? JSON.stringify({ query, filters: unsorted, attachments }) : null;
  const ask = useEffectEvent(async (text: string, signal: AbortSignal) => {
    const body: CallBody<'countFacets'> = JSON.parse(text);
    try {
      const answer = await call('countFacets', { body, signal });
      if (!signal.aborted) setCounted({ search: asked, facets: answer });
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('The filters are shown without counts', cause);
      setCounted(null);
    }
  });
  const wait = useEffectEvent(() => (isFirst ? 0 : FACETS_DEBOUNCE_MS));

  useEffect(() => {
    if (wanted === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(wanted, leaving.signal), wait());
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);

  return facets;
}
