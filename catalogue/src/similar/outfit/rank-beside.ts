import { outfitFit, toOutfit } from './outfit-fit.ts';
import type { Piece } from './piece.ts';
import { rolesClash } from './role-wants.ts';

interface Offered {
  piece: Piece;
}

/** Whether two garments have a place beside one another: other roles, and none that clash. */
function haveBothPlace({ role }: Piece, other: Piece): boolean {
  if (role === null || other.role === null) return false;
  return role !== other.role && !rolesClash(role, other.role);
}

/** What can be worn with a garment, what goes with it best first. */
export function rankBeside<One extends Offered>(anchor: Offered, offered: readonly One[]): One[] {
  const outfit = toOutfit([anchor.piece]);
  return offered
    .filter(({ piece }) => haveBothPlace(anchor.piece, piece))
    .map((one) => ({ one, fit: outfitFit(one.piece, outfit) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ one }) => one);
}
