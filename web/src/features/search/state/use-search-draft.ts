import { useIsMutating } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ATTACH_KEY } from '../attachment/use-attach-picture.ts';
import { type Search, searchPart } from './search-address.ts';
import {
  canSubmit,
  createSearchDraft,
  draftOf,
  isTooLong,
  type SearchDraft,
  type SearchDraftStore,
} from './search-draft.ts';
import { forgetDraft, readStoredDraft, storeDraft } from './stored-draft.ts';

const isSame = (one: SearchDraft, other: SearchDraft) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft over the search of the address, stored in the tab while it is not sent. */
export function useSearchDraft(search: Search, address: string) {
  const [draft] = useState(() => createSearchDraft(readStoredDraft(address) ?? draftOf(search)));
  const lastSent = useRef(draftOf(search));
  const { store } = draft;

  // In a layout effect, so that the words of the last search are never painted over this one.
  useLayoutEffect(() => {
    const sent = draftOf(search);
    if (!isSame(sent, lastSent.current)) {
      lastSent.current = sent;
      store.setState(readStoredDraft(address) ?? sent);
    }
    const keep = (next: SearchDraft) => {
      // Once a navigation has begun, changes belong to the next address.
      if (searchPart(window.location.search) !== address) return;
      if (isSame(next, sent)) forgetDraft(address);
      else storeDraft(next, address);
    };
    keep(store.getState());
    return store.subscribe(keep);
  }, [store, search, address]);

  const attachment = useStore(store, (current) => current.attachment);
  const isUploading = useIsMutating({ mutationKey: ATTACH_KEY }) > 0;
  return {
    draft,
    attachment,
    /** Something is attached or being uploaded: a search takes one attachment. */
    isAttachTaken: attachment !== null || isUploading,
  };
}

interface Refining {
  draft: SearchDraftStore;
  search: Search;
}

/**
 * What the filters are chosen for: the draft where it can be sent, otherwise the search on the
 * screen. It follows the draft only while filters are being chosen.
 */
export function useRefinedSearch({ draft, search }: Refining, isRefining: boolean) {
  const written = useStore(draft.store, (current) =>
    isRefining && canSubmit(current) ? current : null,
  );
  const { text, attachment } = written ?? draftOf(search);
  // A search that is too long finds nothing, so the filters count what they find without it.
  return { query: isTooLong(text) ? '' : text.trim(), attachment };
}
