import type { Item } from '@modiste/contract/entities/item';
import { useIsMutating } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ATTACH_KEY } from '../../features/search/attachment/use-attach-picture.ts';
import type { SearchDraftStore } from '../../features/search/state/search-draft.ts';
import { AttachToggle } from '../../items/attach-toggle.tsx';

interface AttachToMessageProps {
  item: Item;
  draft: SearchDraftStore;
}

/** Attaches an item to what is being written; on a change only these buttons render. */
export function AttachToMessage({ item, draft }: AttachToMessageProps) {
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
