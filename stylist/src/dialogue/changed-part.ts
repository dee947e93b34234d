import type { Comparison } from '@modiste/lexicon/comparisons';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** One part of outfits that is filled anew, with all that was said of it alone. */
export interface ChangedPart {
  /** The part to be filled: "shoes". */
  role: string;
  /** The most that the new piece may cost; null where nobody said. */
  most: number | null;
  /** How the new piece is to differ from the one whose place it takes. */
  than: readonly Comparison[];
  /** What the new piece has to be, each in words. */
  needs: readonly string[];
  /** The wishes that hold for this piece, and those as one query. */
  wishes: readonly QueryReading[];
  query: string;
}
