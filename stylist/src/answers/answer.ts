import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Choice } from '../dialogue/choice.ts';
import type { AddedUp } from '../dialogue/dialogue-state.ts';
import type { OutfitQuestion } from '../intents/purpose.ts';
import type { Speech } from '../speech/speech.ts';
import type { Turn } from '../stylist.ts';

/** A message as it was read, for those who answer it. */
export interface ReadTurn {
  turn: Turn;
  understood: UnderstoodQuery;
  /** Items the words refer to, resolved, in order. */
  referred: readonly Item[];
  speech: Speech;
  /** Those of them that are named, and not only pointed at by a pronoun; left out where none is. */
  named?: readonly Item[];
  /** The question without the names of the pieces: "is it lined?" of "is the linen one lined?" */
  asked?: { words: string; understood: UnderstoodQuery };
  /** What is asked of outfits on the screen; left out where it is not of these. */
  ofOutfit?: OutfitQuestion;
}

/** A line of a list as it is told, and what of it can be looked for. */
export interface ListedLine {
  /** As it stands in the answer. */
  line: string;
  /** How many, and of what: "tops", "pairs of shoes". */
  count: number;
  name: string;
  /** "straight jeans", "linen trousers": one search for each piece. */
  pieces: readonly string[];
  /** What does as well where one of these is not sold. */
  spare: readonly string[];
}

/** Pieces that an answer lists, and for whom and for how much. */
export interface PieceList {
  kind: 'trip' | 'capsule';
  lines: readonly ListedLine[];
  gender: 'Women' | 'Men' | null;
  /** What it is to be worn in: "winter", "summer"; null where any weather will do. */
  weather: 'winter' | 'summer' | null;
  /** What it is for, by lexicon ids, where that asks for clothes of its own; none where left out. */
  occasions?: readonly string[];
  /** What all of it may cost together, in US dollars; null where nobody said. */
  budget: number | null;
  /** The sum that was named, where it was only about that. */
  around?: number;
  /** The sizes of whoever wears it; left out where nobody said. */
  sizes?: Partial<Filters>;
  /** What is not to be on it though others of the kind are: "no denim jacket"; left out where nothing. */
  refused?: readonly RefusedSort[];
}

/** A kind of garment in a fabric, color or pattern that is refused; of no kind, all that is so. */
export interface RefusedSort {
  type: string | null;
  /** The fabrics, colors or patterns, by lexicon ids. */
  names: readonly string[];
  /** "Denim jackets". */
  words: string;
}

/** What is said to a message that searches nothing. */
export interface Answer {
  text: string;
  itemIds: readonly string[];
  suggestions: readonly string[];
  /** The item that it speaks for, where that is not the first it was asked of. */
  focusId?: string;
  /** The items that it holds side by side, by ids. */
  compared?: readonly string[];
  /** The choice that it makes between pieces. */
  choice?: Choice;
  /** The pieces that it adds up. */
  addedUp?: AddedUp;
  /** What it lists, to be shown with a piece of the shop for each line. */
  list?: PieceList;
  /** What a yes to it asks for: "show me linen shirts". */
  offer?: string;
}

/** Whether a piece is of a sort that is refused: a jacket of denim. */
export function isOfSort({ other_info, colors }: Item, { type, names }: RefusedSort): boolean {
  const { materials, patterns } = other_info;
  const isOfKind = type === null || isKindOf(other_info.type, type);
  return isOfKind && [...materials, ...patterns, ...colors].some((one) => names.includes(one));
}
