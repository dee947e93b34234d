import type { CallBody } from '@modiste/contract/calls';
import type { Facets } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { FACETS_DEBOUNCE_MS } from '@modiste/contract/limits';
import type { PictureKind } from '@modiste/contract/values';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../lib/call.ts';

/** The search that is being refined, without its filters. */
export interface RefinedSearch {
  query: string;
  attachment: (AttachmentRef & { kind?: PictureKind }) | null;
}

interface Refining {
  search: RefinedSearch;
  filters: Filters;
  /** Brands are told that have this in their names. */
  brandText: string;
  isOpen: boolean;
}

interface Counted {
  search: string;
  /** What was asked. */
  body: string;
  /** Null where the counts could not be had. */
  facets: Facets | null;
}

export interface LiveFacets {
  /** Null before the first, and when they could not be had. */
  facets: Facets | null;
  /** Whether they are of the filters as they are now, still to come, or not to be had. */
  state: 'ready' | 'loading' | 'failed';
}

/**
 * How many items each value would find, kept up with the filters being changed: the old counts
 * stay until the new ones are there.
 */
export function useFacets({ search, filters, brandText, isOpen }: Refining): LiveFacets {
  const [counted, setCounted] = useState<Counted | null>(null);
  const { query, attachment } = search;
  const asked = JSON.stringify([query, attachment]);
  const facets = counted?.search === asked ? counted.facets : null;
  const isFirst = facets === null;

  const attachments =
    attachment === null ? [] : [{ id: attachment.id, context: attachment.context }];
  const kind = attachment?.kind ?? null;
  const unsorted = { ...filters, sort: null };
  const wanted = isOpen
    ? JSON.stringify({ query, filters: unsorted, attachments, brand_text: brandText, kind })
    : null;
  const ask = useEffectEvent(async (text: string, signal: AbortSignal) => {
    const body: CallBody<'countFacets'> = JSON.parse(text);
    try {
      const answer = await call('countFacets', { body, signal });
      if (!signal.aborted) setCounted({ search: asked, body: text, facets: answer });
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('The filters are shown without counts', cause);
      setCounted({ search: asked, body: text, facets: null });
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

  if (counted?.body !== wanted) return { facets, state: 'loading' };
  return { facets, state: facets === null ? 'failed' : 'ready' };
}
