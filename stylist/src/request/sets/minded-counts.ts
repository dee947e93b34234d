import type { Item } from '@modiste/contract/entities/item';
import { shownOutfits } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';
import { typesIn } from '../../understanding/stances/named-value.ts';
import { leaving } from '../edits/make-parts.ts';
import type { OutfitEdits } from '../edits/part-edit.ts';
import { isNamedBy, roleOf } from '../pieces/named-in-outfits.ts';
import { isCountMinded } from '../pieces/not-asked-for.ts';

/** The pieces of an outfit that are of a part that another of its pieces is worn in already. */
function extraPieces(pieces: readonly Item[], types: readonly string[]): Item[] {
  const isMeant = (piece: Item): boolean => types.length === 0 || isNamedBy(types, piece);
  const isSame = (one: Item, other: Item): boolean =>
    types.length === 0 ? roleOf(one) === roleOf(other) : isMeant(other);
  return pieces.filter(
    (piece, at) => isMeant(piece) && pieces.slice(0, at).some((one) => isSame(piece, one)),
  );
}

/**
 * "Why three dresses?" of outfits with so many: the first of each stays, and the others go. Null where no outfit
 * on the screen has more than one.
 */
export function readMindedCount(turn: Turn): OutfitEdits | null {
  const { words, attachment, asksFor, state } = turn;
  if (attachment !== null || asksFor !== undefined || !isCountMinded(words)) return null;
  const types = typesIn(words);
  const extra = shownOutfits(turn).map(({ pieces }) => extraPieces(pieces, types));
  if (extra.every((some) => some.length === 0)) return null;
  return {
    start: state.shown.outfits.map((ids, from) => ({ ids, from })),
    colors: {},
    parts: extra.map((some) => some.map((piece) => leaving(piece.other_info.type, piece))),
    refused: [],
    budget: null,
    questions: [],
  };
}
