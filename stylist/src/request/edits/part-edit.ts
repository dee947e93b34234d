import type { Item } from '@modiste/contract/entities/item';
import type { EditClause } from '../clauses/read-clause.ts';

/** What is done to one part of outfits on the screen. */
export interface PartEdit {
  does: 'keep' | 'leave' | 'set';
  /** The kind that is named, and what of it is there now. */
  type: string;
  old: readonly string[];
  looks: EditClause['looks'];
  comparisons: EditClause['comparisons'];
  most: number | null;
  isCheaper: boolean;
  /** Whether another piece of its kind is to come, whatever it looks like. */
  isOther: boolean;
  /** The very piece that it is to be, where one is named that was shown. */
  piece: Item | null;
  /** The color that it is to be shown in, by the shop's name; null where that stays. */
  color: string | null;
  /** The sentence that names it, by its place: pieces of one sentence are worn together. */
  group: number;
  /** The very piece that goes, where one is named. */
  gone: Item | null;
  /** Whether it is looked for, as what was there before. */
  isBack: boolean;
  /** The outfits it is said of, by their places on the screen; null where it does not say. */
  at: readonly number[] | null;
  /** What may come in its place where nothing of its kind does: "a jacket or a cardigan". */
  or?: readonly PartEdit[];
  /** Whether one piece is to go with all of them. */
  isShared: boolean;
}

/** An outfit that edits begin from. */
export interface StartOutfit {
  ids: readonly string[];
  /** Its place on the screen; null where it was not there. */
  from: number | null;
}

/** All that a message does to the outfits on the screen. */
export interface OutfitEdits {
  /** The outfits after those that were left out, brought back or put together of pieces. */
  start: readonly StartOutfit[];
  /** The colors that what is brought back was shown in. */
  colors: Readonly<Record<string, string>>;
  /** What is done to the parts of each, in the order of `start`. */
  parts: readonly (readonly PartEdit[])[];
  /** What is left out, whether or not an outfit has it: it does not come later either. */
  refused: readonly PartEdit[];
  /** What all of it may cost from now on; null where nothing new is said. */
  budget: number | null;
  /** Whether they list all that an outfit is of. */
  isListed?: boolean;
  /** What is asked beside, each in its own words. */
  questions: readonly string[];
}
