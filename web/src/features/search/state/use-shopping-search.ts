import type { Suggestion } from '@modiste/contract/calls/search';
import type { Item } from '@modiste/contract/entities/item';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { closeFailure } from '../../../lib/failure-popup.ts';
import { useSession } from '../../../lib/session.ts';
import { defaultFiltersOf } from './default-filters.ts';
import { joinPages } from './result-pages.ts';
import { readSearch, type Search, searchPart, writeSearch } from './search-address.ts';
import { canSubmit, draftOf, type SearchDraft } from './search-draft.ts';
import { type SearchCause, searchQuery } from './search-query.ts';
import { forgetDraft } from './stored-draft.ts';
import { keepListLength, startLength } from './stored-list-lengths.ts';
import { useDraft } from './use-draft.ts';
import { useGoneAttachment } from './use-missing-attachment.ts';

const NO_ITEMS: readonly Item[] = [];

function readCause(state: unknown): SearchCause {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'cause' in state && state.cause === 'filters' ? 'filters' : 'query';
}

/** The answer to a search, all pages that are loaded, and what they hold as one list. */
function useResults(search: Search, address: string) {
  const cause = readCause(useHistoryState<unknown>());
  const client = useQueryClient();
  const length = startLength(address);
  const answer = useInfiniteQuery(searchQuery(search, { cause, client, length }));
  const { data, isPlaceholderData } = answer;
  const list = useMemo(() => (data === undefined ? null : joinPages(data)), [data]);
  const items = useMemo(
    () => (list === null ? NO_ITEMS : [...list.matches, ...list.alternatives]),
    [list],
  );
  const loaded = isPlaceholderData ? undefined : list?.loaded;
  useEffect(() => {
    if (loaded !== undefined) keepListLength(address, loaded);
  }, [address, loaded]);
  return { answer, list, items };
}

/** The search that the address asks for, over what the shopper prefers. */
function useAddressedSearch() {
  const address = searchPart(useSearch());
  const preferences = useSession(({ user }) => user?.preferences);
  const defaults = useMemo(() => defaultFiltersOf(preferences), [preferences]);
  const search = useMemo(() => readSearch(address, defaults), [address, defaults]);
  return { address, defaults, search };
}

/** The search in the address, its answer, the unsent draft, and everything that changes them. */
export function useShoppingSearch() {
  const addressed = useAddressedSearch();
  const { address, defaults, search } = addressed;
  const { draft, clear, ...draftChanges } = useDraft(search, address);
  const { answer, ...results } = useResults(search, address);

  const dropAttachment = useGoneAttachment({ ...addressed, ...draftChanges, draft, answer });

  const retry = () => {
    closeFailure();
    answer.refetch().catch(() => undefined);
  };
  const go = (next: Search, cause: SearchCause = 'query') => {
    const href = writeSearch(next, defaults);
    forgetDraft(searchPart(href.slice(1)));
    if (href === writeSearch(search, defaults)) retry();
    else navigate(href, { state: { cause } });
  };
  /** Searches for what is written, which is then no draft any more. */
  const send = (next: Search, cause: SearchCause = 'query') => {
    forgetDraft(address);
    go(next, cause);
  };
  const submit = (given: SearchDraft = draft) => {
    if (!canSubmit(given)) return;
    send({ ...search, query: given.text.trim(), attachment: given.attachment });
  };
  const take = ({ text, gender }: Suggestion) => {
    draftChanges.type(text);
    const filters = gender === null ? search.filters : { ...search.filters, gender: [gender] };
    send({ query: text, attachment: draft.attachment, filters });
  };
  /** What would be searched if the filters changed now. */
  const asked = canSubmit(draft) ? draft : draftOf(search);
  const applyFilters = (filters: Filters) => {
    if (mustSearchAgain(search.filters, filters)) {
      send({ query: asked.text.trim(), attachment: asked.attachment, filters }, 'filters');
      return;
    }
    if (filters.sort !== search.filters.sort) {
      navigate(writeSearch({ ...search, filters }, defaults), { replace: true });
    }
  };
  const reset = () => {
    clear();
    forgetDraft('');
    if (address !== '') navigate('/');
  };

  return {
    ...addressed,
    asked,
    answer,
    ...results,
    draft,
    ...draftChanges,
    dropAttachment,
    submit,
    take,
    retry,
    searchFor: go,
    applyFilters,
    reset,
  };
}

export type ShoppingSearch = ReturnType<typeof useShoppingSearch>;
