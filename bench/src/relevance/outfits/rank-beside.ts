import { gendersBeside } from '@modiste/catalogue/similar/nearness';
import { outfitFit, toOutfit } from '@modiste/catalogue/similar/outfit/outfit-fit';
import type { Piece } from '@modiste/catalogue/similar/outfit/piece';
import { rolesClash } from '@modiste/catalogue/similar/outfit/role-wants';

interface Offered {
  piece: Piece;
}

/** Whether two garments have a place beside one another: other roles, and none that clash. */
function haveBothPlace({ role }: Piece, other: Piece): boolean {
  if (role === null || other.role === null) return false;
  return role !== other.role && !rolesClash(role, other.role);
}

function isForTheSame({ worn }: Piece, other: Piece): boolean {
  const genders: readonly string[] = gendersBeside(worn.gender);
  return genders.length === 0 || genders.includes(other.worn.gender);
}

/** All that can be worn with a garment, by the product's own rules, what goes best first. */
export function rankBeside<One extends Offered>(
  { piece }: Offered,
  offered: readonly One[],
): One[] {
  const outfit = toOutfit([piece]);
  return offered
    .filter((one) => haveBothPlace(piece, one.piece) && isForTheSame(piece, one.piece))
    .map((one) => ({ one, fit: outfitFit(one.piece, outfit) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ one }) => one);
}
