import type { Item } from '@modiste/contract/entities/item';
import type { FabricQuality } from '../../facts/fabric-grades.ts';
import type { Measure } from '../../facts/item-measures.ts';

/** Below this even the first of them is no good, which is said. */
interface Good {
  from: number;
  otherwise: string;
}

/** Something that puts items in an order. */
export interface Scale {
  /** More is nearer to what was asked for; null where the record does not tell. */
  valueOf: (item: Item) => number | null;
  /** Nearer than this two items are level. */
  margin: number;
  /** The fact that puts an item where it is, after the claim: ", at $60", ": silk is delicate". */
  factOf: (item: Item) => string;
  /** What its fabric does, where that decides: "soaks water up"; otherwise empty. */
  doesOf: (item: Item) => string;
}

/** What a question ranks items by. */
export interface Ranking {
  measure: Measure | FabricQuality | 'pockets' | 'capacity' | 'use' | 'verdict';
  /** "the warmest". */
  word: string;
  /** The same of two: "the warmer". */
  wordOfTwo: string;
  /** Said first where no listing has a word on it, and only the fabric tells. */
  caveat: string;
  /** Said first where not even the best of them is good at it. */
  good: Good | null;
  /** The first one decides, the next ones among those that are level on it. */
  scales: readonly Scale[];
}
