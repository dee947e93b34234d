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
  /** The outfits that it is a part of, by the places of their bases; all of them where left out. */
  at?: readonly number[];
  /** Whether one piece is to go with all of these. */
  isShared?: boolean;
  /** What is not to come: the shirt of the outfit that is to be had once more with another one. */
  except?: readonly string[];
  /** What may come in its place where nothing of its kind does. */
  or?: readonly ChangedPart[];
}
