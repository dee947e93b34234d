import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { type Board, boardsOf } from '../../dialogue/boards.ts';
import type { Turn } from '../../stylist.ts';
import { takesPlaceOf } from '../pieces/named-in-outfits.ts';
import { nameOutfits } from '../plain-edits/name-outfits.ts';
import { nameResults } from '../plain-searches/name-results.ts';
import type { OutfitEdits, PartEdit } from './part-edit.ts';

const OUTFIT = /\b(?:outfits?|looks?|ensembles?)\b/i;
/** A new outfit is composed, and no earlier one comes back. */
const NEW =
  /\b(?:an?|another|new|other|whole|complete|full|more|different|some) (?:\w+ ){0,2}(?:outfits?|looks?|ensembles?)\b|\b(?:around|based on|that has|built on)\b/i;
/** What is done with a piece that is shown by itself. */
const USES =
  /\b(?:add|use|put|swap|switch|change|replace|exchange|take|include|throw|wear|pair|style|combine|give|have|want|make|match|bring|work|stick|slip|with)\b/i;
const ASKS =
  /^\W*(?:(?:and|but|so|ok|hm+)[ ,]+)*(?:would|will|does|do|is|are|which|what|how|why)\b/i;
const RETURNS =
  /\b(?:return to|show(?: me)?(?: again)?|see|where (?:is|are|did)|bring back|again|i meant?|i mean|go with|for|with)\b/i;
/** "Back to the first outfit" says which. */
const BACK_TO = /\bback to /gi;
/** "A silver clutch, cheapest" ranks what is looked for, and no outfits. */
const RANK = /\b(?:cheapest|least expensive|lowest priced|most expensive|priciest|dearest)\b/gi;
const PRONOUN = /\b(?:it|that|this|those|these|them|that one|this one)\b/i;

/** The outfits of an earlier reply that a message speaks of, and which of them by their places. */
interface Meant {
  board: Board;
  at: readonly number[] | null;
  /** The words without what they call the outfits. */
  rest: string;
}

/** The latest outfits that have as many as a message counts. */
function outfitsMeant(words: string, turn: Turn, byId: ReadonlyMap<string, Item>): Meant | null {
  const boards = boardsOf(turn.state).toReversed();
  for (const board of boards) {
    const outfits = board.outfits.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
    const named = nameOutfits(OUTFIT.test(words) ? words : words.replace(RANK, ' '), outfits);
    const places = [...named.matchAll(/\boutfit ([1-6])\b/g)].map(([, place]) => Number(place) - 1);
    const at = [...new Set(places)].filter((place) => place < board.outfits.length);
    if (at.length > 0) return { board, at, rest: named.replace(/\boutfit [1-6]\b/g, ' ') };
  }
  const [last] = boards;
  return last === undefined || !OUTFIT.test(words)
    ? null
    : { board: last, at: null, rest: words.replace(OUTFIT, ' ') };
}

/** The results that are named in a message, else the one that was spoken of or chosen last. */
function piecesMeant(named: string, { state }: Turn, results: readonly Item[]): Item[] {
  const places = [...named.matchAll(/\bresult(\d{1,2})\b/g)].map(([, place]) => Number(place) - 1);
  const found = [...new Set(places)].flatMap((place) => results[place] ?? []);
  if (found.length > 0 || !PRONOUN.test(named)) return found;
  const { focusId, chosen = [] } = state;
  const ids = [...(focusId === null ? [] : [focusId]), ...chosen];
  return results.filter(
    ({ id }) => id === ids.find((one) => results.some((own) => own.id === one)),
  );
}

const partOf = (piece: Item, outfits: readonly (readonly Item[])[], at: Meant['at']): PartEdit => ({
  does: 'set',
  type: piece.other_info.type,
  old: outfits.flatMap((outfit) =>
    outfit
      .filter((worn) =>
        takesPlaceOf(typeRole(piece.other_info.type), typeRole(worn.other_info.type)),
      )
      .map(({ id }) => id),
  ),
  looks: [],
  comparisons: [],
  most: null,
  isCheaper: false,
  isOther: false,
  piece,
  color: piece.shown_color ?? null,
  group: 0,
  gone: null,
  isBack: false,
  at,
  isShared: false,
});

/** Edits of outfits that were not on the screen, and the turn as if they were. */
interface TakenIntoOutfits {
  turn: Turn;
  edits: OutfitEdits;
}

/**
 * Reads a message that goes back to outfits while single pieces are on the screen, with one of these in its
 * place where it names one: "use the second one in the first outfit", "back to the outfits". Null where it is no
 * such message.
 */
export function takeIntoOutfits(turn: Turn): TakenIntoOutfits | null {
  const { state, words, items, earlierItems = [] } = turn;
  if (state.shown.outfits.length > 0 || state.list !== undefined || turn.attachment !== null) {
    return null;
  }
  if (NEW.test(words) || ASKS.test(words)) return null;
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const results = state.shown.itemIds.flatMap((id) => byId.get(id) ?? []);
  // "The second one in the first outfit": what is called an outfit is no result.
  const named = nameResults(words.replace(BACK_TO, 'with '), results).words.replace(
    /\boption (\d)/g,
    'result$1',
  );
  const meant = outfitsMeant(named, turn, byId);
  if (results.length === 0 || meant === null) return null;
  const { board, at, rest } = meant;
  const pieces = USES.test(rest) ? piecesMeant(rest, turn, results) : [];
  if (pieces.length === 0 && !RETURNS.test(rest)) return null;
  const outfits = board.outfits.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  const parts = pieces.map((piece) => partOf(piece, outfits, at));
  const start = board.outfits
    .map((ids, from) => ({ ids, from }))
    .filter(({ from }) => pieces.length > 0 || at === null || at.includes(from));
  const edits = {
    start,
    colors: board.colors ?? {},
    parts: start.map(({ from }) => (at === null || at.includes(from) ? parts : [])),
    refused: [],
    budget: null,
    questions: [],
  };
  const shown = { itemIds: [], outfits: board.outfits };
  // What only comes back is told as what was there before.
  return { turn: parts.length > 0 ? { ...turn, state: { ...state, shown } } : turn, edits };
}
