import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { Color } from '@modiste/contract/values';
import type { Role } from '@modiste/lexicon/type-row';
import type { ShopperPreferences } from '../rank/taste.ts';

/** What whole outfits are asked of the catalogue. */
export interface OutfitSearch {
  /** In words: the occasion, the wishes, what is refused; it may name garments. */
  query: string;
  filters: Filters;
  /** What all pieces may cost together, kept ones too, in US dollars; null where nobody said. */
  budget: number | null;
  /** Ids of items that are part of every outfit. */
  keep: readonly string[];
  /** The colors that kept items are shown in, by their ids; others are in their first. */
  keptColors?: Readonly<Record<string, string>>;
  /** Whether pieces are seen in their first color alone, where no other was asked for. */
  isInFirstColor?: boolean;
  /** The roles to fill, most wanted first; left out, all that the occasion asks for. */
  roles?: readonly Role[];
  /** Whether an outfit without a piece of each of these roles is none. */
  needsRoles?: boolean;
  /** Whether what most people have already, a belt or sunglasses, is left out unless the words name it. */
  isPlain?: boolean;
  /**
   * What each new piece has to be, in words: "zip, gray or black". The query's own wishes only move
   * pieces up.
   */
  needs?: string;
  /** Items never to be part of an outfit. */
  exceptIds?: readonly string[];
  /** How light the colors are that new pieces are shown in, from 0 to 1; any where left out. */
  lightness?: { least?: number; most?: number };
  /** Whether new pieces are shown in a color that is none of the neutral ones. */
  isColorful?: boolean;
  /** Items of outfits shown before: what leads an outfit is none of them while others suit. */
  seenIds?: readonly string[];
  /** Colors that no piece may have. */
  exceptColors?: readonly Color[];
  /** Chooses among outfits of nearly the same worth: the same text, the same choice. */
  variety?: string;
  /** Where the shopper buys between the cheapest (0) and the dearest (1) of each kind; moves near ones up. */
  priceLevel?: number;
  /**
   * Steps dressier and warmer than the words ask for, below 0 more casual and cooler; left out, as the
   * comparisons of the query say.
   */
  steps?: { formality: number; warmth: number };
  /** What it is like outside now where they are worn; counts where the words tell no season or place. */
  today?: 'cold' | 'hot';
  /** Whether the outfits that cost least are wanted, of what they cannot be without alone. */
  isCheapest?: boolean;
  /** Whether pieces of the cheaper half of their kind are wanted, and the outfit that costs least first. */
  isModest?: boolean;
  /** Moves what suits the shopper up among its equals. */
  preferences?: ShopperPreferences;
  /** How many outfits at most. */
  limit: number;
}

export interface ComposedOutfit {
  /** The kept ones first, then the leading piece, then what completes it. */
  pieces: readonly Item[];
  /** What all pieces cost together, in US dollars. */
  total: number;
}
