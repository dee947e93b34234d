/** What one of several kinds of pieces may cost: "a blazer under 150 and pants under 80". */
export interface PiecePrice {
  /** Lexicon ids of what the kind was named by. */
  types: readonly string[];
  least: number | null;
  most: number | null;
  /** The sum that was named, where the most lies above it: "about 50". */
  about: number | null;
}
