import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { type Search, writeSearch } from './search-address.ts';
import type { SearchDraft } from './search-draft.ts';
import { isAttachmentGone } from './search-query.ts';

/** What the browser history keeps about a search that lost what was attached to it. */
const WITHOUT_ATTACHMENT = { lost: 'attachment' } as const;

const hasLostAttachment = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'lost' in state;

/** Closes a message about one search when another takes its place, by Back and Forward too. */
function useOwnFailures(address: string): void {
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
  draft: SearchDraft;
  defaults: Filters;
  answer: { error: unknown };
  attach: (attachment: AttachmentRef | null) => void;
}

/**
 * Lets go of what is attached and not there any more, such as a picture that was cleaned away: the
 * search goes on without it, and says so, instead of failing for good.
 */
export function useGoneAttachment(given: AttachedSearch) {
  const { search, draft, defaults, attach } = given;
  useOwnFailures(given.address);
  const drop = (gone: AttachmentRef | null) => {
    if (isSame(draft.attachment, gone)) attach(null);
    if (!isSame(search.attachment, gone)) {
      showFailure(MESSAGES.attachment_gone);
      return;
    }
    const href = writeSearch({ ...search, attachment: null }, defaults);
    navigate(href, { replace: true, state: WITHOUT_ATTACHMENT });
  };
  const dropFromSearch = useEffectEvent(() => drop(search.attachment));
  const isGone = isAttachmentGone(given.answer.error);
  useEffect(() => {
    if (isGone) dropFromSearch();
  }, [isGone]);
  return () => drop(draft.attachment);
}
