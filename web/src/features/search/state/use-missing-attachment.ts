import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { historyState, readHistoryState } from '../../../lib/history/history-state.ts';
import { isAttachmentMissing } from '../attachment/attachment-queries.ts';
import { type Search, writeSearch } from './search-address.ts';
import type { SearchDraftStore } from './search-draft.ts';

/** What the browser history stores about a search whose attachment was removed. */
const ATTACHMENT_REMOVED = historyState({ lost: 'attachment' });

const hasLostAttachment = (state: unknown): boolean =>
  readHistoryState(state).lost === 'attachment';

/** Closes the message about one search when another takes its place, by Back and Forward too. */
function useFailuresOfSearch(address: string): void {
  const shown = useRef(address);
  const hasLost = hasLostAttachment(useHistoryState<unknown>());
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (hasLost) showFailure(MESSAGES.attachment_gone);
    else closeFailure();
  }, [address, hasLost]);
}

const isSame = (one: AttachmentRef | null, other: AttachmentRef | null): boolean =>
  one?.id === other?.id && one?.context === other?.context;

interface AttachedSearch {
  address: string;
  search: Search;
  draft: SearchDraftStore;
  /** The attachment of the draft. */
  attachment: AttachmentRef | null;
  defaults: Filters;
  answer: { error: unknown };
}

/**
 * Removes an attachment that no longer exists, such as a picture that was cleaned up: the search
 * runs again without it and says so, instead of failing each time.
 * @returns what removes the attachment of the draft in the same way.
 */
export function useMissingAttachment(given: AttachedSearch) {
  const { search, draft, attachment, defaults } = given;
  useFailuresOfSearch(given.address);
  const remove = (missing: AttachmentRef | null) => {
    if (isSame(attachment, missing)) draft.attach(null);
    if (!isSame(search.attachment, missing)) {
      showFailure(MESSAGES.attachment_gone);
      return;
    }
    const href = writeSearch({ ...search, attachment: null }, defaults);
    navigate(href, { replace: true, state: ATTACHMENT_REMOVED });
  };
  const removeFromSearch = useEffectEvent(() => remove(search.attachment));
  const isMissing = isAttachmentMissing(given.answer.error);
  useEffect(() => {
    if (isMissing) removeFromSearch();
  }, [isMissing]);
  return () => remove(attachment);
}
