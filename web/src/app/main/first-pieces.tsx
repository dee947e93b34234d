import type { Item } from '@modiste/contract/entities/item';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readRecentIds } from '../../features/item-viewer/more-items/recent-items.ts';
import { defaultFiltersOf } from '../../features/search/state/default-filters.ts';
import { searchQuery } from '../../features/search/state/search-query.ts';
import { PiecesToSave } from '../../features/wishlist/pieces-to-save.tsx';
import { useItems } from '../../items/item-queries.ts';
import { useSession } from '../../lib/session.ts';

const FROM_SHOP = 10;

interface FirstPiecesProps {
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
}

/** What to begin a wishlist with: what was looked at of late, or what the shop opens with. */
export function FirstPieces(ways: FirstPiecesProps) {
  const [recentIds] = useState(readRecentIds);
  const recent = useItems(recentIds);
  const preferences = useSession(({ user }) => user?.preferences);
  const opening = { query: '', filters: defaultFiltersOf(preferences), attachment: null };
  const isNewHere = recentIds.length === 0;
  const client = useQueryClient();
  const query = searchQuery(opening, { cause: 'query', client });
  const shop = useInfiniteQuery({ ...query, enabled: isNewHere });
  if (isNewHere) {
    const items = shop.data?.pages[0]?.items.slice(0, FROM_SHOP) ?? [];
    return <PiecesToSave title="In stores now" items={items} {...ways} />;
  }
  return <PiecesToSave title="Recently viewed" items={recent.data ?? []} {...ways} />;
}
