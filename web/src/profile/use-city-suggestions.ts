import { LOCATION_DEBOUNCE_MS } from '@modiste/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../lib/call.ts';
import { pause } from '../lib/pause.ts';

/** Cities whose names begin as typed, fetched once typing has paused; null until they are known. */
export function useCitySuggestions(typed: string, onFailed: (cause: Error) => void) {
  const text = typed.trim();
  /** The text that the server was asked for; before that the query only waits. */
  const [requested, setRequested] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['suggested-cities', text],
    queryFn: async ({ signal }) => {
      await pause(LOCATION_DEBOUNCE_MS, signal);
      setRequested(text);
      const { features } = await call('suggestLocations', { query: { text }, signal });
      return [...new Set(features.map(({ properties }) => properties.formatted))];
    },
    enabled: text !== '',
    gcTime: 0,
    meta: { pulse: 'none' },
  });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (error !== null) fail(error);
  }, [error]);
  return { cities: data ?? null, isLoading: isFetching && requested === text };
}
