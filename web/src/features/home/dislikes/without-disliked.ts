import type { Item } from '@modiste/contract/entities/item';
import type { OutfitItem, Trends } from '@modiste/contract/entities/trends-schema';
import type { Disliked } from '../home-slots.ts';

const NO_OUTFIT = { intro: '', reason: '', outfit: { items: [], total: 0 }, recommendations: [] };

/** Whether a piece is not for the person; of an outfit that is not, no piece by itself. */
function isDisliked(said: Disliked, item: Item): boolean {
  if (said.kind === 'color') return item.colors.includes(said.color);
  return said.kind === 'item' && item.id === said.item_id;
}

/** The page without what is not for the person: what has it in it goes as a whole. */
export function withoutDisliked(trends: Trends, said: Disliked): Trends {
  const { items, outfits, outfit_for_the_day: day } = trends;
  const isGone = (id: string) => {
    const item = items[id];
    return item !== undefined && isDisliked(said, item);
  };
  const isThisOutfit = (pieces: readonly OutfitItem[]) =>
    said.kind === 'outfit' && pieces.every(({ item_id }) => said.item_ids.includes(item_id));
  const mayStay = ({ items: pieces }: { items: readonly OutfitItem[] }) =>
    !isThisOutfit(pieces) && !pieces.some(({ item_id }) => isGone(item_id));
  const glamour_trends = trends.glamour_trends.flatMap((trend) => {
    const gone = new Set(trend.item_ids.filter(isGone));
    if (gone.size === 0) return trend;
    const item_ids = trend.item_ids.filter((id) => !gone.has(id));
    const goneImages = new Set([...gone].flatMap((id) => items[id]?.image_urls ?? []));
    const images = trend.images.filter((image) => !goneImages.has(image));
    return images.length === 0 ? [] : { ...trend, item_ids, images };
  });
  return {
    ...trends,
    glamour_trends,
    outfits: outfits.filter(mayStay),
    outfit_for_the_day: mayStay(day.outfit) ? day : NO_OUTFIT,
    suggested_items: trends.suggested_items.filter((item) => !isDisliked(said, item)),
  };
}
