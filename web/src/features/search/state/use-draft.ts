import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import { useIsMutating } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ATTACH_KEY } from '../attachment/use-attach-picture.ts';
import type { Search } from './search-address.ts';
import { draftOf } from './search-draft.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './stored-draft.ts';

/** What is written and not sent, kept through reloads; what was sent lies in the address. */
export function useDraft(search: Search, address: string) {
  const [draft, setDraft] = useState(() => readKeptDraft(address) ?? draftOf(search));
  const sent = JSON.stringify(draftOf(search));
  const [lastSent, setLastSent] = useState(sent);
  if (sent !== lastSent) {
    setLastSent(sent);
    setDraft(readKeptDraft(address) ?? draftOf(search));
  }
  const isSent = JSON.stringify(draft) === sent;
  useEffect(() => {
    if (isSent) forgetDraft(address);
    else keepDraft(draft, address);
  }, [draft, address, isSent]);
  const isUploading = useIsMutating({ mutationKey: ATTACH_KEY }) > 0;
  // The same function each time, so that typing renders no tile anew.
  const toggleItem = useCallback(({ id }: Item) => {
    setDraft(({ text, attachment }) => ({
      text,
      attachment: attachment?.id === id ? null : { id, context: 'item' },
    }));
  }, []);
  return {
    draft,
    /** Something is attached or on its way: there is room for one. */
    isAttachTaken: draft.attachment !== null || isUploading,
    type: (text: string) => setDraft((current) => ({ ...current, text })),
    attach: (attachment: AttachmentRef | null) =>
      setDraft((current) => ({ ...current, attachment })),
    toggleItem,
    clear: () => setDraft({ text: '', attachment: null }),
  };
}
