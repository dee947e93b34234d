import type { Comparison } from '@modiste/lexicon/comparisons';

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
  /** One more place for each of these kinds, for a piece in these words. */
  | { kind: 'add'; types: readonly string[]; words: string }
  /** Fewer of these kinds. */
  | { kind: 'less'; types: readonly string[] }
  /** So many pieces in all; null for fewer than now. */
  | { kind: 'count'; count: number | null; isMuch?: boolean; isCheaper?: boolean }
  | { kind: 'total' }
  /** What is left of the budget, or how far it is exceeded. */
  | { kind: 'left' }
  /** Only the pieces of these kinds, to look at: "the shoes from that list". */
  | { kind: 'some'; types: readonly string[] }
  /** All of it once more. */
  | { kind: 'all' }
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
  /** How it is to differ from the old one: "something less sporty"; left out where nobody said. */
  than?: readonly Comparison[];
  /** Colors and materials that it is not to be of. */
  refused?: readonly string[];
  /** The kind that takes the place of the old one; left out where it is of the same. */
  type?: string;
}
