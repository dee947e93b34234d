import type { Item } from '@modiste/contract/entities/item';
import type { ReactNode } from 'react';
import { useSimilarItems } from '../../../items/item-queries.ts';
import { ItemStrip } from './item-strip.tsx';
import { useRecentItems } from './recent-items.ts';

interface MoreItemsProps {
  item: Item;
  hrefOf: (id: string) => string;
  heartOf: (item: Item) => ReactNode;
  onSelect: (item: Item, list: readonly Item[]) => void;
}

/** More items below the one on show: to wear with it, similar ones, and those seen before. */
export function MoreItems({ item, hrefOf, heartOf, onSelect }: MoreItemsProps) {
  const look = useSimilarItems(item.id, 'completeTheLook');
  const similar = useSimilarItems(item.id, 'item');
  const recent = useRecentItems(item);
  const strips = [
    { title: 'Complete The Look', items: look.data ?? [], isLoading: look.isPending },
    { title: 'You May Also Like', items: similar.data ?? [], isLoading: similar.isPending },
    { title: 'Previously Viewed', items: recent, isLoading: false },
  ];
  return strips.map(({ title, items, isLoading }) => (
    <ItemStrip
      key={title}
      title={title}
      items={items}
      isLoading={isLoading}
      hrefOf={hrefOf}
      heartOf={heartOf}
      onSelect={(chosen) => onSelect(chosen, items)}
    />
  ));
}
