import type { Item } from '@modiste/contract/entities/item';

/** Items held side by side, each with the name that it has here. */
export interface Side {
  item: Item;
  name: string;
}

/** One thing in which they differ, said in several wordings. */
export interface Difference {
  on: 'price' | 'fabric' | 'warmth' | 'formality' | 'cut' | 'record' | 'colors' | 'sizes';
  wordings: readonly string[];
}

/** Which of them to take, and the clause that says why. */
export interface Recommendation {
  side: Side;
  why: string;
  /** A purpose for which none of them is better than another: "the office". */
  undecided?: string;
}

/** That a piece costs less than the others it is held against: of two there is no least. */
export const costsLeast = (count: number): string =>
  count === 2 ? 'it costs less' : 'it costs the least';
