import type { Gender, TryOnCategory } from '@modiste/contract/values';
import type { Figure } from '../draw/figure.ts';
import type { SizeRun } from './size-runs.ts';

/** One shape that the shop sells in several cloths: its drawing, its sizes and its words. */
export interface Cut {
  /** The lexicon's type id. */
  type: string;
  category: TryOnCategory;
  gender: Gender;
  /** How a title ends: "Bias Midi Dress". */
  noun: string;
  figure: Figure;
  /** The full price in a plain cloth of a middling brand. */
  base: number;
  run: SizeRun;
  /** How it is cut: a description takes one. */
  shape: readonly string[];
  /** What to look at: a description takes one. */
  detail: readonly string[];
  /** How to wear it: a description takes one. */
  wear: readonly string[];
  /** What it is good for, for the search by meaning. */
  meant: string;
  /**
   * What is made of it, one a line: "brand cloth[/print] colour[+ink[+second]],colour…".
   * Each line becomes one item.
   */
  made: readonly string[];
}
