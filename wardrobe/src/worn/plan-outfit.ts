import { lookOfProduct } from '../sewn/look-of-product.ts';
import { findPicture } from '../stock/find-picture.ts';
import { drapeOn, silhouetteOf } from '../stock/stored-shapes.ts';
import { type Slot, slotOf } from '../stock/worn-slot.ts';
import { neutralPieces } from './neutral-pieces.ts';
import { isOpenOver, isTuckedInto, type OutfitPiece } from './outfit-piece.ts';

/** A garment of the shop as it hangs on a body; null where it was not draped on that one. */
function pieceOn(body: string, imageName: string): OutfitPiece | null {
  const picture = findPicture(imageName);
  if (picture === null) return null;
  const { product, colorway } = picture;
  const { design, shape: shown } = product;
  const slot = slotOf(design);
  const look = lookOfProduct(product, colorway);
  // An item may be of another making than its design: it is worn as it is shown.
  const shape = shown.kind === 'drape' ? silhouetteOf(shown.file) : design.shape;
  const file = drapeOn(shape, body);
  if (!slot || !look || !file) return null;
  return { slot, shape, file, look, isTucked: false, isUnder: false };
}

const CLASHES: readonly (readonly [Slot, Slot])[] = [
  ['whole', 'top'],
  ['whole', 'bottom'],
  ['whole', 'swim'],
  ['swim', 'bra'],
  ['swim', 'briefs'],
];

function fitTogether(pieces: readonly OutfitPiece[]): boolean {
  const slots = new Set(pieces.map(({ slot }) => slot));
  if (slots.size < pieces.length) return false;
  return !CLASHES.some(([one, other]) => slots.has(one) && slots.has(other));
}

/** How the top is worn: under what is open, tucked in, or over the rest. */
function wearTop(pieces: readonly OutfitPiece[]): OutfitPiece[] {
  const bottom = pieces.find(({ slot }) => slot === 'bottom');
  const isUnder = pieces.some(isOpenOver);
  return pieces.map((piece) => {
    if (piece.slot !== 'top') return piece;
    const isTucked = bottom !== undefined && (isUnder || isTuckedInto(piece.shape, bottom.shape));
    return { ...piece, isTucked, isUnder };
  });
}

/**
 * What a body wears: the garments of the pictures of these names, and plain pieces where only one
 * half is chosen; null where one of them was not draped on it, or two are worn in one place.
 */
export function planOutfit(body: string, imageNames: readonly string[]): OutfitPiece[] | null {
  const pieces: OutfitPiece[] = [];
  for (const name of imageNames) {
    const piece = pieceOn(body, name);
    if (piece === null) return null;
    pieces.push(piece);
  }
  return fitTogether(pieces) ? wearTop([...neutralPieces(body, pieces), ...pieces]) : null;
}
