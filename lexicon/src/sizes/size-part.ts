import type { TryOnCategory } from '@modiste/contract/values';
import { findType } from '../garments/garment-types.ts';
import type { SizeKind } from './same-size.ts';

/** Which of a shopper's sizes concern a piece: those of tops, of bottoms, of shoes, or none. */
export type SizePart = 'top' | 'bottom' | 'shoes' | 'none';

const PART_OF: Readonly<Record<TryOnCategory, SizePart>> = {
  upper_body: 'top',
  lower_body: 'bottom',
  dresses: 'top',
  suits: 'top',
  intimates: 'top',
  shoes: 'shoes',
  bags: 'none',
  accessories: 'none',
};

/** The part that a piece is sized for, by its type, or by its category where that is not known. */
export function sizePart(type: string, category: TryOnCategory | null): SizePart {
  const known = findType(type)?.category ?? category;
  return known === null ? 'none' : PART_OF[known];
}

/** Chests say nothing of trousers and waists nothing of tops; letters and women's numbers of both. */
export const partsConcernedBy = (kind: SizeKind): readonly SizePart[] =>
  ({
    letter: ['top', 'bottom'] as const,
    womens: ['top', 'bottom'] as const,
    chest: ['top'] as const,
    waist: ['bottom'] as const,
  })[kind];
