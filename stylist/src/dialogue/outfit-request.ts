import type { Comparison } from '@modiste/lexicon/comparisons';
import type { ChangedPart } from './changed-part.ts';

/** How many steps dressier and warmer outfits are to be; below 0 more casual, or cooler. */
export interface OutfitSteps {
  formality: number;
  warmth: number;
}

/** What is changed of outfits on the screen, while the rest of them stays. */
export interface OutfitChange {
  /** What stays of each outfit, by item ids; of one that stays whole, all of it. */
  bases: readonly (readonly string[])[];
  /** The place on the screen of each of them; null for what was not there. Left out where they are one. */
  from?: readonly (number | null)[];
  /** The parts to be filled anew: "shoes"; none where something is only left out. */
  fill: readonly string[];
  /** The most that a new piece may cost; null where nobody said. */
  most: number | null;
  /** Whether a part is added that the outfit did not have. */
  isAdded: boolean;
  /** How the new piece is to differ from what the outfit asks for: "dressier shoes". */
  steps?: OutfitSteps;
  /** How the new piece is to differ from the one that it takes the place of: "lighter pants". */
  than?: readonly Comparison[];
  /** What the new piece has to be, each in words: "zip up", "gray or black". */
  needs?: readonly string[];
  /** Where several parts are changed at once, each with what was said of it; left out elsewhere. */
  parts?: readonly ChangedPart[];
  /** Whether the message lists all that it is of, so that no limit takes a piece out of it. */
  isListed?: boolean;
  /** The kinds that were left out; none where left out. */
  left?: readonly string[];
}

/** How outfits on the screen are to differ from what they are, with as many pieces as can stay. */
export interface OutfitMove {
  /** The outfits to begin from, by the ids of their pieces. */
  bases: readonly (readonly string[])[];
  /** Which of them move, counted from 0. */
  at: readonly number[];
  than: readonly Comparison[];
  /** The pieces that stay, however they are, by their ids; none where left out. */
  keeps?: readonly string[];
  /** Left out where no better piece is to be had for what the budget leaves. */
  upgrade?: {
    /** The parts of which one is to be better; any where there are none. */
    roles: readonly string[];
  };
}

/** A kind of piece that is asked for by name, and how many of it. */
export interface SetPart {
  type: string;
  count: number;
}

/** Some of several outfits that are asked for at once, and what for: as looked for, and as said. */
export interface SeriesPart {
  count: number;
  query: string | null;
  name: string;
}

/** An outfit that is asked for. */
export interface OutfitRequest {
  /** What all pieces may cost together, in US dollars; null where nobody said. */
  budget: number | null;
  /** The sum that was named, where it was only about that: the budget lies above it. */
  around?: number;
  /** Where a range was named: its lower end. */
  least?: number;
  /** Items that stay part of it: "an outfit with the second one". */
  keep: readonly string[];
  /** Pieces that the shopper has and wears with it, in words: "dark jeans". None where left out. */
  own?: readonly string[];
  /** The only kinds of pieces it is to have, beside those that stay; left out of whole outfits. */
  set?: readonly SetPart[];
  /** Where several are asked for at once: how many, what for, and whether the budget is for all. */
  series?: readonly SeriesPart[];
  isForAll?: boolean;
  /** Left out where it is as its occasion asks for. */
  steps?: OutfitSteps;
  /** Left out where whole outfits are composed. */
  change?: OutfitChange;
  /** Whether those on the screen are to cost less, with as many of their pieces as can stay. */
  isTrimmed?: boolean;
  /** Left out where those on the screen are to be no different. */
  move?: OutfitMove;
  /** By how much each of them is to cost less, where that was said: "lose 40". */
  lessBy?: number;
  /** Pieces of outfits shown before: others lead those that are asked for now. */
  seen?: readonly string[];
}
