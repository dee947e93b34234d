import type { Item } from '@modiste/contract/entities/item';
import type { EditClause } from './read-clause.ts';

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
}

/** All that a message does to the outfits on the screen. */
export interface OutfitEdits {
  parts: readonly PartEdit[];
  /** The outfit that is edited, counted from 0; null where all of them are. */
  at: number | null;
  /** What all of it may cost from now on; null where nothing new is said. */
  budget: number | null;
  /** What is asked beside, each in its own words. */
  questions: readonly string[];
}
