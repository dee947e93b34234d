import type { Suggestion } from '@modiste/contract/calls/search';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { closeFailure } from '../../../lib/failure-popup.ts';
import { historyState } from '../../../lib/history/history-state.ts';
import { useSession } from '../../../lib/session.ts';
import { defaultFiltersOf } from './default-filters.ts';
import { readSearch, type Search, searchPart, writeSearch } from './search-address.ts';
import { canSubmit, sendableDraft } from './search-draft.ts';
import type { SearchCause } from './search-query.ts';
import { forgetDraft } from './stored-draft.ts';
import { useMissingAttachment } from './use-missing-attachment.ts';
import { useSearchDraft } from './use-search-draft.ts';
import { useSearchResults } from './use-search-results.ts';

/** The search that the address asks for, over what the shopper prefers. */
function useAddressedSearch() {
  const address = searchPart(useSearch());
  const preferences = useSession(({ user }) => user?.preferences);
  const defaults = useMemo(() => defaultFiltersOf(preferences), [preferences]);
  const search = useMemo(() => readSearch(address, defaults), [address, defaults]);
  return { address, defaults, search };
}

/**
 * The search in the address, its answer, the unsent draft, and everything that changes them.
 * @param isWanted Whether its results are shown, so that they are to be fetched.
 */
export function useShoppingSearch(isWanted = true) {
  const addressed = useAddressedSearch();
  const { address, defaults, search } = addressed;
  const drafting = useSearchDraft(search, address);
  const { draft, attachment } = drafting;
  const { answer, ...results } = useSearchResults(search, address, isWanted);
  const removeMissingAttachment = useMissingAttachment({ ...addressed, ...drafting, answer });

  const retry = () => {
    closeFailure();
    answer.refetch().catch(() => undefined);
  };
  const searchFor = (next: Search, cause: SearchCause = 'query') => {
    const href = writeSearch(next, defaults);
    forgetDraft(searchPart(href.slice(1)));
    if (href === writeSearch(search, defaults)) retry();
    else navigate(href, { state: historyState({ cause }) });
  };
  /** Searches for what is written, which is no longer a draft then. */
  const send = (next: Search, cause: SearchCause = 'query') => {
    forgetDraft(address);
    searchFor(next, cause);
  };
  const submit = () => {
    const written = draft.store.getState();
    if (canSubmit(written)) send({ ...search, query: written.text.trim(), attachment });
  };
  const takeSuggestion = ({ text, gender }: Suggestion) => {
    draft.type(text);
    const filters = gender === null ? search.filters : { ...search.filters, gender: [gender] };
    send({ query: text, attachment, filters });
  };
  const applyFilters = (filters: Filters) => {
    if (mustSearchAgain(search.filters, filters)) {
      const refined = sendableDraft(draft.store.getState(), search);
      send({ query: refined.text.trim(), attachment: refined.attachment, filters }, 'filters');
      return;
    }
    if (filters.sort !== search.filters.sort) {
      navigate(writeSearch({ ...search, filters }, defaults), { replace: true });
    }
  };
  const reset = () => {
    forgetDraft('');
    if (address !== '') navigate('/');
    draft.clear();
  };

  return {
    ...addressed,
    answer,
    ...results,
    ...drafting,
    removeMissingAttachment,
    submit,
    takeSuggestion,
    retry,
    searchFor,
    applyFilters,
    reset,
  };
}

export type ShoppingSearch = ReturnType<typeof useShoppingSearch>;
