import type { Suggestion } from '@modiste/contract/calls/search';
import { SUGGEST_DEBOUNCE_MS } from '@modiste/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { pause } from '../../../lib/pause.ts';

const NONE: readonly Suggestion[] = [];

/** A failure suggests nothing. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  await pause(SUGGEST_DEBOUNCE_MS, signal);
  try {
    return (await call('suggestSearches', { query: { text }, signal })).suggestions;
  } catch (cause) {
    if (!signal.aborted) console.warn('No searches are suggested', cause);
    return NONE;
  }
}

/**
 * Searches that begin as typed, fetched a moment after the typing paused; the ones before stay on
 * the screen meanwhile.
 */
export function useSuggestedSearches(typed: string, isWanted: boolean) {
  const text = typed.trim();
  /** Each opening of the list starts without the suggestions of the one before. */
  const [opening, setOpening] = useState(0);
  const { data = NONE } = useQuery({
    queryKey: ['suggested-searches', opening, text],
    queryFn: ({ signal }) => fetchSuggestions(text, signal),
    enabled: isWanted,
    placeholderData: (previous, query) => (query?.queryKey[1] === opening ? previous : undefined),
    gcTime: 0,
    meta: { pulse: 'none' },
  });
  return {
    suggestions: isWanted ? data : NONE,
    forget: () => setOpening((count) => count + 1),
  };
}
