import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import type { Comparison } from '@modiste/lexicon/comparisons';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { AdviceTopic } from './advice-topic.ts';
import { type Board, boardIds, boardsOf } from './boards.ts';
import type { Choice } from './choice.ts';
import type { OutfitRequest } from './outfit-request.ts';
import type { OwnFacts } from './own-facts.ts';
import type { PieceLimit } from './piece-limit.ts';
import type { PiecePrice } from './piece-price.ts';
import { idsOfList, knownIdsOf, type ShownList } from './shown-list.ts';

/** An item that a request is about, and how. */
export interface Anchor {
  itemId: string;
  /**
   * `like`: near it in picture and kind. `compared`: `like`, and its comparisons are held against
   * it ("longer than that"). `beside`: to be worn with it ("shoes for it").
   */
  relation: 'like' | 'compared' | 'beside';
}

/** A wish, and where it comes from if nobody said it in this conversation. */
export interface RequestWish extends QueryReading {
  /** The memory that says it. */
  memoryId?: string;
  /** Whether it is what the shopper's photo shows. */
  isPictured?: boolean;
}

/** Further in one direction than what was shown: "dressier" than that. */
export interface Beyond extends Comparison {
  /** What most of the last picks do not exceed; null where too few records tell. */
  most: number | null;
  /** What none of them exceeds. */
  all: number | null;
  /** Whether the last message asked for it. */
  isNew: boolean;
}

/** The end of a scale that was asked for of the whole stock: "the cheapest cashmere thing you have". */
export interface StockMost {
  /** "cheapest", "warmest". */
  words: string;
  /** Of prices: below 0 where the lowest is asked for. */
  price?: -1 | 1;
}

/** What the shopper is looking for, over all turns so far. */
export interface StyleRequest {
  /** Every wish in force, in the order it was said; prices, sizes and genders are in `filters`. */
  wishes: readonly RequestWish[];
  filters: Filters;
  /**
   * What a piece was to cost about, where a sum was only named so ("about 80"), and the limit that it
   * was read as: where that is no longer the maximum of the filters, the sum counts no more.
   */
  about?: { sum: number; most: number };
  /** Whether the price limit was said of all that is bought, and not of the one kind: "my budget is 100". */
  isBudget?: boolean;
  /** What each of several kinds may cost; left out where one limit holds for all. */
  piecePrices?: readonly PiecePrice[];
  /** By how many percent it must be reduced at least; left out where any sale will do. */
  leastOff?: number;
  /** How many are to be shown, where that was said: "three blouses". */
  count?: number;
  /** By what all that is found is ordered; left out where that is left to the shop. */
  most?: StockMost;
  anchor: Anchor | null;
  /** Comparisons with the picks shown before, where no item was named; none where left out. */
  beyond?: readonly Beyond[];
  /** Null where single items are asked for. */
  outfit: OutfitRequest | null;
  /** The photo or item that the shopper attached and that is still the subject. */
  attachment: AttachmentRef | null;
  /** For somebody else, the shopper's own sizes and memories do not count. */
  wearer: 'self' | 'other';
  /** Items not to be found again: they were shown, and the shopper asked for others. */
  exceptIds: readonly string[];
  /** Items that the shopper did not like: these stay away as long as their kind is looked for. */
  refusedIds?: readonly string[];
  /**
   * What stays on the screen, in its order, where the last message found fault with the rest of it.
   * Left out after any other message.
   */
  stayIds?: readonly string[];
  /** What left though no record bears the fault out: where nothing else is found, it comes back. */
  doubtIds?: readonly string[];
  /** What is told where it comes back. */
  doubtTold?: string;
  /** The wishes as one English query, which the catalogue reads to the same wishes. */
  refinedQuery: string;
}

/** So many items of a reply are spoken of one by one; the others stand below them. */
export const PICKS_MAX = 6;

/** Pieces that were added up. */
export interface AddedUp {
  itemIds: readonly string[];
  /** What they may cost together, in US dollars; null where nobody said. */
  budget: number | null;
}

/** What the last reply put on the screen, in its order. */
export interface Shown {
  itemIds: readonly string[];
  /** The item ids of each outfit. */
  outfits: readonly (readonly string[])[];
}

/**
 * What the stylist knows of a conversation after a message. Stored with that message as JSON, so
 * that every turn can begin from it again, in any process.
 */
export interface DialogueState {
  version: 1;
  /** Null until something was looked for, and after "start over". */
  request: StyleRequest | null;
  /** The requests before it, the latest last, for "go back". */
  earlier: readonly StyleRequest[];
  shown: Shown;
  /**
   * The item ids of the replies before that one, the latest first: "the first sweater" while boots
   * are shown. Left out where there are none, and in states of before it was kept.
   */
  shownBefore?: readonly (readonly string[])[];
  /**
   * The outfits that were shown so far, the latest last: what an edit begins from, and what "go back" and
   * "where did the blazer go" bring back. Left out where there were none.
   */
  boards?: readonly Board[];
  /** Whether the last reply left the outfits as they were, so that "undo" takes nothing back. */
  isUnmoved?: boolean;
  /** The colors that these items are shown in, by id, where one was asked for or refused. */
  shownColors?: Readonly<Record<string, string>>;
  /**
   * What was said of a figure, or of what clothes have to stand up to, by ids of needs. Left out where
   * nothing was.
   */
  needs?: readonly string[];
  /** The item last spoken of: "that one", "it". */
  focusId: string | null;
  /** The item spoken of before that one: "which of the two?" Left out where there was none. */
  focusBefore?: string;
  /**
   * The items that the shopper chose, by ids, the latest first: "the dress" means the one chosen,
   * whatever was shown since. Left out where none was, and in states of before it was kept.
   */
  chosen?: readonly string[];
  /** Which of the chosen items were only liked: these give way to the next one that is. */
  liked?: readonly string[];
  /** What was chosen before the last choice, for who says that they chose nothing. */
  chosenBefore?: readonly string[];
  /** The items spoken of in this conversation, by ids, the latest first. */
  spoken?: readonly string[];
  /** The colors that chosen items were taken in, by the shop's names. */
  chosenColors?: Readonly<Record<string, string>>;
  /** What all that is bought may cost together, in US dollars. Left out where nobody said. */
  totalBudget?: number;
  /** What single kinds of pieces may cost, whatever all of it comes to. Left out where nobody said. */
  pieceLimits?: readonly PieceLimit[];
  /** The items that the last answer held side by side, for "why?". */
  compared?: readonly string[];
  /** The last choice between pieces, and what it was made for. Left out where none was made. */
  choice?: Choice;
  /** What the shopper told of themselves. Left out where they told nothing. */
  own?: OwnFacts;
  /** The event that advice was last asked for. Left out where none was, and once something is looked for. */
  advice?: AdviceTopic;
  /** What the last message asked about in general: "a cashmere sweater". Left out where it asked of none. */
  subject?: string;
  /** The general question that the last message asked, in whole: what goes on with it is asked of the same. */
  question?: string;
  /** Whether the shopper wants words and no pieces, until they ask to be shown some. */
  isWordsOnly?: boolean;
  /** The packing list or capsule that was told last, as it stands now. Left out where none was. */
  list?: ShownList;
  /** What was last added up of single pieces: "what is left for a bag?" */
  addedUp?: AddedUp;
  /** What the last reply asked, so that it is not asked twice and its answer is understood. */
  asked: string | null;
  /** The latest messages of the shopper, folded. Left out in states of before it was kept. */
  heard?: readonly string[];
  /** What the reply to what is being looked for tells first: words that no listing answers. */
  notes?: readonly string[];
  /** What the last message asked for in words that no fact of a record carries; left out where nothing was. */
  unread?: readonly string[];
  /** Sentences of the replies so far; none is said a second time. */
  said: readonly string[];
}

export const INITIAL_STATE: DialogueState = {
  version: 1,
  request: null,
  earlier: [],
  shown: { itemIds: [], outfits: [] },
  focusId: null,
  asked: null,
  said: [],
};

/** A request that asks for nothing yet. */
export const emptyRequest = (filters: Filters = DEFAULT_FILTERS): StyleRequest => ({
  wishes: [],
  filters,
  anchor: null,
  outfit: null,
  attachment: null,
  wearer: 'self',
  exceptIds: [],
  refinedQuery: '',
});

/** So many replies back something shown can still be named, and so many items of each. */
const REPLIES_BACK = 5;
const ITEMS_EACH = 12;

const idsOf = ({ itemIds, outfits }: Shown): string[] => [
  ...new Set([...itemIds, ...outfits.flat()]),
];

/** The ids of what is no longer on the screen and can still be named. */
export const earlierIds = ({
  shownBefore = [],
  chosen = [],
  chosenBefore = [],
  spoken = [],
  boards = [],
  list,
}: DialogueState): string[] => [
  ...new Set([
    ...shownBefore.flat(),
    ...chosen,
    ...chosenBefore,
    ...spoken,
    ...boardIds(boards),
    // However long ago it was told, "back to my list" has all of it, and "put the shirt back" what left it.
    ...(list === undefined ? [] : knownIdsOf(list)),
  ]),
];

/** So many items that were spoken of are kept in mind. */
const SPOKEN_MAX = 12;

/** The state with the item that its reply is about as the one last spoken of. */
export function withSpoken(state: DialogueState): DialogueState {
  const { focusId, spoken = [], chosen = [] } = state;
  const ids = [...(focusId === null ? [] : [focusId]), ...spoken, ...chosen];
  const next = [...new Set(ids)].slice(0, SPOKEN_MAX);
  return next.length === 0 || next.join() === spoken.join() ? state : { ...state, spoken: next };
}

/** The colors of what is on the screen, and of what was there before and can still be named. */
function colorsWith(state: DialogueState, items: readonly Item[]) {
  const { shownColors = {}, shown } = state;
  const now = new Set(idsOf(shown));
  const earlier = new Set(earlierIds(state).filter((id) => !now.has(id)));
  const kept = Object.entries(shownColors).filter(([id]) => earlier.has(id));
  return { ...Object.fromEntries(kept), ...shownColorsOf(items.filter(({ id }) => now.has(id))) };
}

/**
 * The state with something else on the screen; what was there before is kept for a while.
 * @param items Those that are shown, in the colors that they are shown in.
 */
export function withShown(
  { isUnmoved: _, ...state }: DialogueState,
  shown: Shown,
  items: readonly Item[],
): DialogueState {
  const before = idsOf(state.shown);
  // A list that is asked for again has all of its pieces.
  const listed = state.list === undefined ? [] : idsOfList(state.list);
  const isList = listed.length > 0 && listed.every((id) => before.includes(id));
  const gone = isList ? before : before.slice(0, ITEMS_EACH);
  const shownBefore = [gone, ...(state.shownBefore ?? [])].slice(0, REPLIES_BACK);
  const next = gone.length === 0 ? { ...state, shown } : { ...state, shown, shownBefore };
  const shownColors = colorsWith(next, items);
  const boards = boardsOf({ ...next, shownColors });
  const isUnmoved =
    shown.outfits.length > 0 &&
    boards === state.boards &&
    shown.outfits.flat().every((id) => shownColors[id] === state.shownColors?.[id]);
  return {
    ...next,
    shownColors,
    ...(boards.length > 0 && { boards }),
    ...(isUnmoved && { isUnmoved }),
  };
}
