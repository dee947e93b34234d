import type { Comparison } from '@modiste/lexicon/comparisons';
import type { TripNeed } from '../../knowledge/style/packing/weather-needs.ts';

/** What a message does to a list on the screen, or asks of it. */
export type ListEdit =
  /** All of it is to cost no more; null takes the budget back. */
  | { kind: 'budget'; budget: number | null; around?: number }
  /** All of it is to cost less than now. */
  | { kind: 'cheaper' }
  /** Kinds of pieces go, or that one piece; `isOwned` where the shopper has them already. */
  | { kind: 'drop'; types: readonly string[]; itemId: string | null; isOwned: boolean }
  /** Another piece in the place of one of these, or of `itemId`; `wish` says how it is to be. */
  | { kind: 'swap'; types: readonly string[]; itemId: string | null; wish: SwapWish }
  /** The pieces that are least so give way to others: "make it more casual". */
  | { kind: 'move'; than: readonly Comparison[] }
  /** What is of these colors or materials gives way: "no black". */
  | { kind: 'refuse'; names: readonly string[]; words: string }
  /** The shopper wears none of these kinds: others of the same use take their place. */
  | { kind: 'never'; types: readonly string[] }
  /** All of it is to be of these colors; only what is worn near the face where it is `isBright`. */
  | { kind: 'recolor'; colors: readonly string[]; isBright?: boolean }
  /** No piece of it is to cost more: "nothing over 50". */
  | { kind: 'most'; most: number }
  /** What to wear on each day. */
  | { kind: 'days' }
  /** What the trip, or whoever goes, needs beside: "I burn easily". */
  | { kind: 'need'; needs: readonly TripNeed[] }
  /** One more place for each of these kinds, for a piece in these words that costs no more than `most`. */
  | { kind: 'add'; types: readonly string[]; words: string; most?: number }
  /** What was taken off it comes back, of any kind where none is named; `isAll`: what left it last, all of it. */
  | { kind: 'restore'; types: readonly string[]; materials: readonly string[]; isAll: boolean }
  /** Fewer of these kinds. */
  | { kind: 'less'; types: readonly string[] }
  /** So many pieces in all; null for fewer than now. */
  | { kind: 'count'; count: number | null; isMuch?: boolean; isCheaper?: boolean }
  /** What it comes to, without these kinds. */
  | { kind: 'total'; without: readonly string[] }
  /** What of it is best worn on the way. */
  | { kind: 'travel' }
  /** What is left of the budget, or how far it is exceeded; of the list where it has none and that may be meant. */
  | { kind: 'left'; isOfPieces?: boolean }
  /** Only the pieces of these kinds, to look at: "the shoes from that list". */
  | { kind: 'some'; types: readonly string[] }
  /** All of it once more, whatever was looked for since; its sum is told without these kinds. */
  | { kind: 'all'; without?: readonly string[] }
  /** One of these is settled on, and spoken of from now on: "go with the loafers". */
  | { kind: 'settle'; types: readonly string[] }
  /** Whether pieces of these kinds belong on it: "do I need a jacket for that?" */
  | { kind: 'needed'; types: readonly string[]; words: string }
  /** What is not on it. */
  | { kind: 'gaps' }
  /** Whether it is enough for something. */
  | { kind: 'enough'; words: string };

/** How a new piece is to be. */
export interface SwapWish {
  /** "white", "of leather"; empty where nothing was said. */
  words: string;
  isCheaper: boolean;
  /** What it may cost at most. */
  most?: number;
  /** Whether it is to be of a thin fabric. */
  isLight?: boolean;
  /** How it is to differ from the old one: "something less sporty"; left out where nobody said. */
  than?: readonly Comparison[];
  /** Whether it has to keep the rain off, whichever way its record says so. */
  isDry?: boolean;
  /** What its record has to state, by lexicon id: "quick-dry". */
  features?: readonly string[];
  /** Of these colors and no others. */
  colors?: readonly string[];
  /** Colors and materials that it is not to be of. */
  refused?: readonly string[];
  /** The kind that takes the place of the old one; left out where it is of the same. */
  type?: string;
}
