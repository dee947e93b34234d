import { LOCATION_DEBOUNCE_MS } from '@modiste/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../lib/call.ts';

interface Suggestions {
  text: string;
  places: readonly string[];
}

/**
 * The places whose name begins as typed, a moment after the typing stopped; null until they are
 * known. An answer to an older text is dropped.
 */
export function useSuggestions(typed: string, onFailed: (cause: unknown) => void) {
  const text = typed.trim();
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const [asked, setAsked] = useState('');
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (text === '') return;
    const leaving = new AbortController();
    const ask = async () => {
      setAsked(text);
      try {
        const { features } = await call('suggestLocations', {
          query: { text },
          signal: leaving.signal,
        });
        if (leaving.signal.aborted) return;
        const places = new Set(features.map(({ properties }) => properties.formatted));
        setAnswer({ text, places: [...places] });
      } catch (cause) {
        if (!leaving.signal.aborted) fail(cause);
      }
      if (!leaving.signal.aborted) setAsked('');
    };
    const timer = setTimeout(() => void ask(), LOCATION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);

  const isCurrent = text !== '' && answer?.text === text;
  return { places: isCurrent ? answer.places : null, isAsking: text !== '' && asked === text };
}
