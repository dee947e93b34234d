import type { Filters } from '@modiste/contract/filters/filters';

/** What is looked for in one place of a list, and the piece that stands there. */
export interface ListedPiece {
  /** "straight jeans": what it is searched by. */
  words: string;
  /** What does as well where that is not sold. */
  spare: readonly string[];
  /** Null where the shop has none. */
  itemId: string | null;
}

/** A line of a list: how many, of what, and the pieces shown for it. */
export interface ShownLine {
  count: number;
  /** "tops", "pairs of shoes". */
  name: string;
  pieces: readonly ListedPiece[];
  /** Whether the shopper had it added: it stays where the list is told anew. */
  isAdded?: boolean;
}

/** A piece that left a list, and where it stood there. */
export interface LeftPiece {
  piece: ListedPiece;
  /** The name of its line. */
  name: string;
  /** The place of its line in the list, and its own in the line, from 0. */
  at: number;
  place: number;
  /** What took its place; null where nothing did. */
  insteadId: string | null;
  /** The same for all that left with it. */
  change: number;
}

/** A packing list or a capsule wardrobe as it stands after what was changed in it. */
export interface ShownList {
  /** What it answers: "what do I pack for 5 days, in Lisbon". */
  words: string;
  kind: 'trip' | 'capsule';
  lines: readonly ShownLine[];
  gender: 'Women' | 'Men' | null;
  weather: 'winter' | 'summer' | null;
  /** What it is for, by lexicon ids, where that asks for clothes of its own; none where left out. */
  occasions?: readonly string[];
  /** What all that is shown of it may cost together, in US dollars; null where nobody said. */
  budget: number | null;
  /** The sum that was named, where it was only about that. */
  around?: number;
  /** The sizes of whoever wears it; left out where nobody said. */
  sizes?: Partial<Filters>;
  /** Pieces that were refused: none of them comes back. */
  goneIds: readonly string[];
  /** What left it, the latest last, so that it can come back; left out where nothing did. */
  left?: readonly LeftPiece[];
}

/** The pieces that are shown for a list, in its order. */
export const idsOfList = ({ lines }: Pick<ShownList, 'lines'>): string[] =>
  lines.flatMap(({ pieces }) => pieces.flatMap(({ itemId }) => itemId ?? []));

/** The pieces that a list has or had and that can be spoken of. */
export const knownIdsOf = (list: ShownList): string[] => [
  ...idsOfList(list),
  ...(list.left ?? []).flatMap(({ piece }) => piece.itemId ?? []),
];

/** Whether any piece of a list is on the screen. */
export const isOnScreen = (list: ShownList, itemIds: readonly string[]): boolean =>
  idsOfList(list).some((id) => itemIds.includes(id));

/** Whether a list is what is on the screen, and nothing else. */
export function isCurrent(
  list: ShownList,
  { itemIds, outfits }: { itemIds: readonly string[]; outfits: readonly (readonly string[])[] },
): boolean {
  const ids = idsOfList(list);
  return (
    outfits.length === 0 && itemIds.length === ids.length && itemIds.every((id) => ids.includes(id))
  );
}
