import type { Item } from '@modiste/contract/entities/item';
import { useIsMutating } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import type { ChatSlots, OpenedList } from '../../features/chat/chat-slots.ts';
import { AttachmentThumbnail } from '../../features/search/attachment/attachment-thumbnail.tsx';
import { ATTACH_KEY } from '../../features/search/attachment/use-attach-picture.ts';
import type { SearchDraftStore } from '../../features/search/state/search-draft.ts';
import { SaveAll } from '../../features/wishlist/save-all.tsx';
import { AttachToggle } from '../../items/attach-toggle.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { FROM_RESULTS, withItem } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { heartOf } from '../overlays/item-slots.tsx';
import { TryOn } from '../overlays/try-on.tsx';

interface AttachToMessageProps {
  item: Item;
  draft: SearchDraftStore;
}

/** Attaches an item to what is being written; on a change only these buttons render. */
function AttachToMessage({ item, draft }: AttachToMessageProps) {
  const attachment = useStore(draft.store, (written) => written.attachment);
  const isUploading = useIsMutating({ mutationKey: ATTACH_KEY }) > 0;
  return (
    <AttachToggle
      item={item}
      isAttached={attachment?.context === 'item' && attachment.id === item.id}
      isTaken={attachment !== null || isUploading}
      onToggle={draft.toggleItem}
    />
  );
}

/** What can be done with the items of a conversation; the same while its address stays. */
export function useChatSlots(
  address: string,
  draft: SearchDraftStore,
  onOpen: (from: OpenedList) => void,
) {
  const base = tabHref(address, 'Search').slice(1);
  return useMemo((): ChatSlots => {
    const itemHref = ({ id }: Item) => withItem(base, id);
    return {
      itemHref,
      onOpenItem: (item, from) => {
        closeFailure();
        onOpen(from);
        navigate(itemHref(item), { state: FROM_RESULTS });
      },
      heartOf,
      actionsOf: (item) => (
        <>
          <TryOn item={item} context="search_results" look="over-picture" />
          <AttachToMessage item={item} draft={draft} />
        </>
      ),
      saveAllOf: (items) => <SaveAll items={items} />,
      pictureOf: (attachment) => <AttachmentThumbnail attachment={attachment} />,
    };
  }, [base, draft, onOpen]);
}
