import type { Suggestion } from '@modiste/contract/calls/search';
import { SUGGEST_DEBOUNCE_MS } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';

const NONE: readonly Suggestion[] = [];

/**
 * What the typed words may become, a moment after the typing paused; what was suggested before
 * stays meanwhile. An answer to older words is dropped, and a failure suggests nothing.
 */
export function useSuggestions(typed: string, isWanted: boolean) {
  const text = typed.trim();
  const [suggestions, setSuggestions] = useState(NONE);

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const answer = await call('suggestSearches', { query: { text }, signal: leaving.signal });
        if (!leaving.signal.aborted) setSuggestions(answer.suggestions);
      } catch (cause) {
        if (leaving.signal.aborted) return;
        console.warn('No searches are suggested', cause);
        setSuggestions(NONE);
      }
    };
    const timer = setTimeout(() => void ask(), SUGGEST_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isWanted]);

  return {
    suggestions: isWanted ? suggestions : NONE,
    /** Lets go of them, so that the next ones do not begin with these. */
    forget: () => setSuggestions(NONE),
  };
}
