import type { Item } from '@modiste/contract/entities/item';
import { useSuggestions } from './api.ts';
import { ItemStrip } from './item-strip.tsx';
import { useRecentItems } from './recent-items.ts';
import type { ItemList } from './view-history.ts';

interface SuggestionsProps {
  item: Item;
  /** Items looked at since the viewer opened, oldest first. */
  seen: readonly Item[];
  onSelect: (item: Item, list: ItemList) => void;
}

/** What else there is to look at from here. */
export function Suggestions({ item, seen, onSelect }: SuggestionsProps) {
  const look = useSuggestions(item.id, 'completeTheLook');
  const similar = useSuggestions(item.id, 'item');
  const recent = useRecentItems(item, seen);
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
      onSelect={(chosen) => onSelect(chosen, { items })}
    />
  ));
}
