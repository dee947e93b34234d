import type { Item } from '@modiste/contract/entities/item';
import { isKindOf } from '@modiste/lexicon/refine-type';

/** A collar or neck that takes no tie, how titles and kinds tell of it, and why. */
interface Collar {
  named: RegExp;
  types: readonly string[];
  why: readonly string[];
}

const COLLARS: readonly Collar[] = [
  {
    named: /\b(?:camp|cuban|revere|resort|aloha|hawaiian|bowling)\b/i,
    types: ['bowling-shirt', 'hawaiian-shirt'],
    why: [
      'a camp collar lies open and has no stand to hold a tie; take a shirt with a point or spread collar',
      'the camp collar is cut flat and open, so a knot has nothing to sit in; a point or spread collar takes the tie',
    ],
  },
  {
    named: /\b(?:band|grandad|mandarin|nehru)[- ]?collar\b|\bcollarless\b/i,
    types: ['grandad-shirt'],
    why: [
      'without a collar that folds down a tie has nothing to lie under; take a point or spread collar',
      'a tie needs a collar that folds over it, and this one has none',
    ],
  },
  {
    named: /\b(?:polo|rugby)\b/i,
    types: ['polo-shirt', 'rugby-shirt'],
    why: [
      'a polo collar is too soft to hold a knot; take a shirt with a point or spread collar',
      'the soft knitted collar of a polo folds under a tie',
    ],
  },
  {
    named: /\b(?:tee|t-?shirt|henley|tank|turtleneck|mock[- ]?neck|sweatshirt|hoodie)\b/i,
    types: ['t-shirt', 'henley', 'tank-top', 'turtleneck', 'sweatshirt', 'hoodie'],
    why: [
      'a tie needs a shirt collar; without one it hangs on the neck',
      'there is no collar for a tie to go under',
    ],
  },
];

const TIES = ['tie', 'bow-tie'];

/** Whether a kind of piece is tied around a collar. */
export const isTie = (type: string): boolean => TIES.some((tie) => isKindOf(type, tie));

/** Why a piece takes no tie, in several wordings; null where nothing speaks against one. */
export function againstTie(item: Item): readonly string[] | null {
  const { type } = item.other_info;
  // A title says more than the kind: "Linen Camp-Collar Shirt" may be filed as a shirt.
  const found =
    COLLARS.find(({ named }) => named.test(item.short_description)) ??
    COLLARS.find(({ types }) => types.some((one) => isKindOf(type, one)));
  return found?.why ?? null;
}
