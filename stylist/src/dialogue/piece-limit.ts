/** What one kind of piece may cost, whatever all of it comes to: "jacket max 150". */
export interface PieceLimit {
  /** Lexicon ids of what the kind was named by. */
  types: readonly string[];
  /** In US dollars. */
  most: number;
}
