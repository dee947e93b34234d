import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { colorsOf } from './outfit.ts';

/** Words for a kind of garment, and the type of the shop that they mean. */
export interface AskedKind {
  words: string;
  type: string;
}

/** What a piece can be exchanged for, by the part that it plays. */
export const REPLACEMENTS: Readonly<Partial<Record<Role, readonly AskedKind[]>>> = {
  shoes: [
    { words: 'sneakers', type: 'sneakers' },
    { words: 'loafers', type: 'loafers' },
    { words: 'flats', type: 'flats' },
    { words: 'ankle boots', type: 'ankle-boots' },
    { words: 'sandals', type: 'sandals' },
  ],
  bottom: [
    { words: 'jeans', type: 'jeans' },
    { words: 'trousers', type: 'trousers' },
    { words: 'shorts', type: 'shorts' },
  ],
};

/** What can be added to an outfit that has nothing of the kind. */
export const ADDITIONS: readonly AskedKind[] = [
  { words: 'a bag', type: 'bag' },
  { words: 'earrings', type: 'earrings' },
  { words: 'a jacket', type: 'jacket' },
  { words: 'a belt', type: 'belt' },
  { words: 'a hat', type: 'hat' },
  { words: 'a scarf', type: 'scarf' },
  { words: 'sunglasses', type: 'sunglasses' },
];

/** Whether a piece is of a type or of one below it; "a bag" means bags of all types. */
export function isOfKind({ other_info: { type: own } }: Item, type: string): boolean {
  if (isKindOf(own, type)) return true;
  const isRoot = findType(type)?.parent === null;
  return isRoot && typeRole(type) === 'bag' && typeRole(own) === 'bag';
}

/** Colors that a chosen outfit is asked for in. */
export const CHOSEN_COLORS = ['navy', 'white', 'brown', 'green', 'red', 'beige', 'black'] as const;

/** Colors that one kind of piece is asked for in. */
export const PIECE_COLORS = ['navy', 'white', 'brown', 'green', 'black', 'beige'] as const;

type AskedColor = (typeof CHOSEN_COLORS)[number];

/** The colors of the shop that a shopper takes for the one that was asked for. */
const TAKEN_FOR: Readonly<Record<AskedColor, readonly string[]>> = {
  navy: ['Navy', 'Blue'],
  beige: ['Beige', 'Brown', 'White'],
  brown: ['Brown'],
  white: ['White'],
  green: ['Green'],
  red: ['Red'],
  black: ['Black'],
};

/** Whether an item is shown in a color, or in one that is taken for it. */
export const isInColor = (item: Item, color: AskedColor): boolean =>
  colorsOf(item).some((own) => TAKEN_FOR[color].includes(own));
