import type { Item } from '@modiste/contract/entities/item';
import type { OutfitItem, Trends } from '@modiste/contract/entities/trends-schema';
import { shownPicture } from '../../../items/shown-color.ts';

/** A piece of an outfit, with all that is shown of it. */
export interface Piece {
  item: Item;
  /** What it is in the outfit: "Shoes". */
  label: string;
  picture: string | undefined;
}

/** An outfit with its pieces. */
export interface OutfitView {
  /** The id of its first piece, which is in no other outfit of the page. */
  key: string;
  name: string;
  reason: string;
  total: number;
  pieces: readonly Piece[];
}

function readPieces(pieces: readonly OutfitItem[], items: Trends['items']): Piece[] {
  return pieces.flatMap(({ item_id, name, images }) => {
    const item = items[item_id];
    if (item === undefined) return [];
    return [{ item, label: name, picture: images[0] ?? shownPicture(item) }];
  });
}

interface Outfit {
  name: string;
  reason: string;
  total: number;
  items: readonly OutfitItem[];
}

function readOutfit(outfit: Outfit, items: Trends['items']): OutfitView | null {
  const pieces = readPieces(outfit.items, items);
  const [first] = pieces;
  if (first === undefined) return null;
  const { name, reason, total } = outfit;
  return { key: first.item.id, name, reason, total, pieces };
}

/** The outfit of the day; null where none could be composed. */
export const dailyOutfitOf = ({ outfit_for_the_day: { reason, outfit }, items }: Trends) =>
  readOutfit({ name: 'Your daily outfit', reason, ...outfit }, items);

export const stylePicksOf = ({ outfits, items }: Trends): OutfitView[] =>
  outfits.flatMap((outfit) => readOutfit(outfit, items) ?? []);
