import type { Item } from '@modiste/contract/entities/item';
import { useState } from 'react';
import { readRecentIds } from '../../features/item-viewer/more-items/recent-items.ts';
import { useOpeningItems } from '../../features/search/state/use-opening-items.ts';
import { PiecesToSave } from '../../features/wishlist/pieces-to-save.tsx';
import { useItems } from '../../items/item-queries.ts';

const FROM_SHOP = 10;

interface FirstPiecesProps {
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
}

/** What to begin a wishlist with: what was looked at of late, or what the shop opens with. */
export function FirstPieces(ways: FirstPiecesProps) {
  const [recentIds] = useState(readRecentIds);
  const recent = useItems(recentIds);
  const isNewHere = recentIds.length === 0;
  const shop = useOpeningItems(isNewHere);
  if (isNewHere) {
    return <PiecesToSave title="In stores now" items={shop.slice(0, FROM_SHOP)} {...ways} />;
  }
  return <PiecesToSave title="Recently viewed" items={recent.data ?? []} {...ways} />;
}
