import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { isPairType } from '../facts/item-names.ts';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import type { Mention } from './mention.ts';

/** What of a turn can be referred to. */
export type Scenery = Pick<Turn, 'attachment' | 'state' | 'items' | 'earlierItems'>;

/** What the words of a message may refer to. */
export interface Scene {
  message: Message;
  turn: Scenery;
  /** What is on the screen, in its order. */
  shown: readonly Item[];
  focus: Item | null;
  /** What was shown by the replies before, the latest first. */
  earlier: readonly (readonly Item[])[];
  /** What the shopper chose, the latest first. */
  chosen: readonly Item[];
  /** What was spoken of before, the latest first. */
  spoken: readonly Item[];
  /** The two pieces that the message names before what is looked up; left out where it names no two. */
  pair?: readonly Item[];
}

/** What a mention refers to. */
export interface Found {
  items: readonly Item[];
  outfit?: number;
  isAmbiguous?: boolean;
}

export const NOTHING: Found = { items: [] };

export const itemsOf = ({ items }: Scenery, ids: readonly string[]): Item[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

/** What is shown and, of outfits, each of their pieces. */
export function sceneOf(message: Message, turn: Scenery): Scene {
  const { shown, focusId } = turn.state;
  const ids = [...new Set([...shown.itemIds, ...shown.outfits.flat()])];
  const subject = turn.attachment?.context === 'item' ? turn.attachment.id : focusId;
  const [focus = null] = subject === null ? [] : itemsOf(turn, [subject]);
  const [chosen = [], spoken = [], ...earlier] = listsOf(turn);
  return { message, turn, shown: itemsOf(turn, ids), focus, earlier, chosen, spoken };
}

/** What was chosen, what was spoken of, and what was shown before. */
function listsOf({ state, items, earlierItems = [] }: Scenery): Item[][] {
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  return [state.chosen ?? [], state.spoken ?? [], ...(state.shownBefore ?? [])].map((ids) =>
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

const OF_BEFORE =
  /\b(?:from|you showed(?: me)?|i saw|we saw|shown) (?:me )?(?:before|earlier|first|previously|above|at (?:first|the (?:start|beginning)))\b|\b(?:earlier|previous) (?:one|list|search)\b|\bbefore[?.! ]*$/i;

/** Whether a mention is said to be of what is no longer shown: "the navy one from earlier". */
export function isOfBefore(
  { message: { text, words } }: Scene,
  { to }: Pick<Mention, 'to'>,
): boolean {
  const at = OF_BEFORE.exec(text)?.index;
  if (at === undefined) return false;
  // Of "the jeans with the cardigan from before" only the cardigan is.
  const next = words.findIndex(({ start }) => start >= at);
  return next < 0 || next - to <= WORDS_BETWEEN || to > next;
}

/** So many words may stand between what is meant and "that you showed me before". */
const WORDS_BETWEEN = 2;

/** "They" are one pair of shoes or pants as well as several dresses. */
export function isNamedInPlural({ other_info }: Item): boolean {
  const type = findType(other_info.type);
  return type !== null && (isPairType(type) || /[^s]s$/.test(type.name));
}

/**
 * What the last answer held side by side, or else the two that were spoken of last: "the warmer one",
 * "the other one".
 */
export function comparedLast({ turn, shown }: Scene): readonly Item[] {
  const { compared, focusBefore, focusId } = turn.state;
  const ids = compared ?? [focusBefore, focusId];
  // Since then nothing else was looked for where one of them is still spoken of.
  const isSpokenOf = focusId !== null && compared?.includes(focusId) === true;
  const known = isSpokenOf ? [...shown, ...turn.items, ...(turn.earlierItems ?? [])] : shown;
  return ids.flatMap((id) => known.find((item) => item.id === id) ?? []);
}

/** "All three" are those that were added up last, where they were so many and are still spoken of. */
export function addedLast({ turn }: Scene, count: number | null): readonly Item[] | null {
  const { addedUp, focusId } = turn.state;
  const ids = addedUp?.itemIds ?? [];
  if (focusId === null || !ids.includes(focusId) || count !== ids.length || count < 2) return null;
  const known = [...turn.items, ...(turn.earlierItems ?? [])];
  return ids.flatMap((id) => known.find((item) => item.id === id) ?? []);
}
