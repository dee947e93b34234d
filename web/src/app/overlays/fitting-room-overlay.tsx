import { FittingRoom, type Visit } from '../../features/fitting-room/room/fitting-room.tsx';
import { readRecentIds } from '../../features/item-viewer/more-items/recent-items.ts';
import { useOpeningItems } from '../../features/search/state/use-opening-items.ts';
import { useSavedItems } from '../../features/wishlist/use-wishlist.ts';
import { useItems } from '../../items/item-queries.ts';

interface FittingRoomOverlayProps {
  visit: Visit;
  open: boolean;
  onClose: () => void;
}

/** The Fitting Room, with what the shopper saved, looked at and can buy to choose from. */
export function FittingRoomOverlay(props: FittingRoomOverlayProps) {
  const saved = useSavedItems();
  const { data: recent = [] } = useItems(props.open ? readRecentIds() : []);
  const shop = useOpeningItems(props.open);
  const closets = [
    { title: 'From your wishlist', items: saved, context: 'wishlist' as const },
    { title: 'Recently viewed', items: recent, context: null },
    { title: 'In stores now', items: shop, context: 'search_results' as const },
  ];
  return <FittingRoom {...props} closets={closets} />;
}
