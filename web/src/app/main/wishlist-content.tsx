import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { EXAMPLE_SEARCHES } from '../../features/search/opening/example-searches.ts';
import { writeSearch } from '../../features/search/state/search-address.ts';
import { WishlistTab } from '../../features/wishlist/wishlist-tab.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { FROM_WISHLIST, withItem } from '../navigation/item-address.ts';
import { alertSignOf } from '../overlays/item-alert.tsx';
import { TryOn } from '../overlays/try-on.tsx';
import { FirstPieces } from './first-pieces.tsx';

const search = (query: string) =>
  navigate(writeSearch({ query, filters: DEFAULT_FILTERS, attachment: null }));

interface WishlistContentProps {
  /** Takes the example that was chosen; without it, it is searched for. */
  onExample?: ((query: string) => void) | undefined;
}

/** The wishlist, with the ways that lead on from it. */
export function WishlistContent({ onExample = search }: WishlistContentProps) {
  const address = useSearch();
  const itemHref = ({ id }: Item) => withItem(address, id);
  const openItem = (item: Item) => {
    closeFailure();
    navigate(itemHref(item), { state: FROM_WISHLIST });
  };
  return (
    <WishlistTab
      itemHref={itemHref}
      onOpenItem={openItem}
      onSearch={onExample}
      ideas={EXAMPLE_SEARCHES}
      actionsOf={(item) => (
        <>
          <TryOn item={item} context="wishlist" look="over-picture" />
          {alertSignOf(item)}
        </>
      )}
      firstPieces={<FirstPieces itemHref={itemHref} onOpenItem={openItem} />}
    />
  );
}
