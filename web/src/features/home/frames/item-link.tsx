import type { Item } from '@modiste/contract/entities/item';
import type { ComponentProps, MouseEvent } from 'react';
import type { HomeWays } from '../home-slots.ts';

interface ItemLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  item: Item;
  /** Those that swipes lead to from it. */
  among: readonly Item[];
  ways: HomeWays;
}

const wantsAnotherTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Opens an item over Home, or in another tab where that is wanted. */
export function ItemLink({ item, among, ways, children, ...rest }: ItemLinkProps) {
  const open = (event: MouseEvent) => {
    if (wantsAnotherTab(event)) return;
    event.preventDefault();
    ways.onOpenItem(item, among);
  };
  return (
    <a {...rest} href={ways.itemHref(item)} onClick={open}>
      {children}
    </a>
  );
}
