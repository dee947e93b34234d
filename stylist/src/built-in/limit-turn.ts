import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import type { PieceLimit } from '../dialogue/piece-limit.ts';
import { isOnScreen, type ShownList } from '../dialogue/shown-list.ts';
import { withEarlier } from '../dialogue/with-earlier.ts';
import { isPairType } from '../facts/item-names.ts';
import { asksForTrip } from '../lists/reading/trip-words.ts';
import {
  type LimitScopes,
  pieceLimitsIn,
  readLimitScopes,
  withoutPieceLimits,
  withoutPricedPieces,
} from '../request/limits/limit-scopes.ts';
import { isWithinLimits, withLimits } from '../request/limits/within-limits.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import type { Translation, Turn } from '../stylist.ts';
import { search } from './search-turn.ts';

const PACKS = /\bpack(?:ing)?\b/i;
const OUTFIT = /\b(?:outfits?|looks?|ensembles?)\b/i;
const WEATHER = /\b(?:rain(?:y|s|ing)?|wet|snow(?:y)?|cold|freezing|cool|warm|hot)\b/gi;

/** The turn in which what one piece of an outfit or a list may cost is no limit of all of it. */
export function withPieceLimits(turn: Turn): Turn {
  const { words, state, attachment } = turn;
  const isTrip = asksForTrip(words) || PACKS.test(words);
  const isOfMany = isTrip || OUTFIT.test(words);
  const said = isOfMany && attachment === null ? pieceLimitsIn(words) : [];
  if (said.length === 0) return turn;
  const pieceLimits = withLimits(state.pieceLimits, said);
  // A list has a jacket where the trip asks for one.
  const rest = isTrip ? withoutPricedPieces(words) : withoutPieceLimits(words);
  return { ...turn, words: rest, state: { ...state, pieceLimits } };
}

/** A message that moves limits to where they belong, and what is told of that. */
export interface MovedLimits {
  turn: Turn;
  note: string;
  /** What the message does beside; null where it does nothing else. */
  rest: string | null;
}

function nameOf({ types: [id = ''] }: PieceLimit): string {
  const type = findType(id);
  return ((type !== null && isPairType(type) ? type.plural : type?.name) ?? id).toLowerCase();
}

/** What counts from now on. */
function tellMoved({ pieces, each }: LimitScopes, all: string): string {
  if (each !== null)
    return `Then ${formatPrice(each)} is what each piece may cost, and ${all} has no limit.`;
  if (pieces.length === 0) return `Then ${all} has no limit.`;
  const own = joinWithAnd(
    pieces.map((one) => `${formatPrice(one.most)} is for the ${nameOf(one)} alone`),
  );
  return `Then ${own}, and ${all} has no limit.`;
}

/** The list told anew without its limit, with what is said of the weather now. */
function remade(list: ShownList, words: string): string {
  const said = [...words.matchAll(WEATHER)].map(([one]) =>
    /^(?:wet|rain)/i.test(one) ? 'rain' : one,
  );
  const extra = [...new Set(said)].filter((one) => !list.words.includes(one));
  return [withoutSums(list.words), ...extra].join(', ');
}

const withoutSums = (words: string): string =>
  words.replaceAll(
    /,? *\b(?:under|around|max(?:imum)?|up to) [$€£]?\d{2,5}(?: total)?\b(?! ?(?:pieces|days))/gi,
    '',
  );

const listOf = ({ state: { list, shown } }: Turn): ShownList | null =>
  list !== undefined && isOnScreen(list, shown.itemIds) ? list : null;

/** The limits that a message takes off all of it; null where it does not, or where nothing is shown that they are of. */
export function moveLimits(turn: Turn): MovedLimits | null {
  const { state, words, attachment, asksFor } = turn;
  const list = listOf(turn);
  const outfit = state.shown.outfits.length > 0 ? (state.request?.outfit ?? null) : null;
  if (attachment !== null || asksFor !== undefined || (list === null && outfit === null))
    return null;
  const total = list === null ? (outfit?.budget ?? null) : (list.around ?? list.budget);
  const scopes = readLimitScopes(words, total);
  if (scopes === null) return null;
  const { totalBudget: _, ...rest } = state;
  const pieceLimits = withLimits(state.pieceLimits, pieceLimitsIn(words));
  const limited = { ...rest, ...(pieceLimits.length > 0 && { pieceLimits }) };
  if (list !== null) {
    const { around: __, ...own } = list;
    const next = { ...limited, list: { ...own, budget: null } };
    const rest = remade(list, words);
    const anew = asAnew({ ...turn, state: next }, rest);
    return { turn: anew, note: tellMoved(scopes, 'the list as a whole'), rest };
  }
  const { request } = state;
  // What costs more than its own limit gives way to another one.
  const shown = turn.items.filter(({ id }) => state.shown.outfits.flat().includes(id));
  const isKept = shown.every((item) => isWithinLimits(item, pieceLimits));
  if (request === null || outfit === null || (!isKept && scopes.pieces.length > 0)) return null;
  const { around: _around, least: _least, isTrimmed: _trimmed, lessBy: _less, ...open } = outfit;
  const filters =
    scopes.each === null ? turn.filters : { ...turn.filters, priceRangeMax: scopes.each };
  const next = { ...request, filters, outfit: { ...open, budget: null } };
  return {
    turn: { ...turn, filters, state: { ...limited, request: next } },
    note: tellMoved(scopes, outfit.keep.length > 0 ? 'all of it' : 'the whole outfit'),
    rest: scopes.rest === '' ? null : scopes.rest,
  };
}

/** Outfits composed anew where only a limit was moved; those that were worked on stay as they are. */
export function afterMoved({ turn }: MovedLimits): Translation {
  const { request } = turn.state;
  const { change: _, seen: __, ...outfit } = request?.outfit ?? { budget: null, keep: [] };
  const isKept = request?.outfit?.change !== undefined;
  const bases = turn.state.shown.outfits;
  const parts = bases.map(() => []);
  const same = {
    bases,
    from: [...bases.keys()],
    fill: [],
    most: null,
    isAdded: false,
    parts: parts.flat(),
  };
  const next = request && { ...request, outfit: { ...outfit, ...(isKept && { change: same }) } };
  return search(
    turn,
    { remember: [], forget: [] },
    { request: next, earlier: withEarlier(turn.state) },
  );
}

/** "Forget the list, whole list again": the list is told anew as it was asked for. */
const WHOLE_AGAIN =
  /\b(?:the )?(?:whole|entire|full|complete) list (?:again|anew|from scratch)\b|\b(?:do|make|give me|show me|write) (?:the |me the )?(?:whole |entire )?list (?:again|anew|new)\b|\bforget (?:the|that|this) list\b.*\blist\b/i;

const SAYS_NO_MORE =
  /^(?:[\s,.!?;]|\b(?:ok|okay|no|so|and|now|pls|please|then|just|i|want|need|the|me|give|show|again|with|for|rain(?:y|s)?|wet|snow(?:y)?|cold|freezing|cool|warm|hot|it|is|will|be)\b)*$/i;

/** The turn in which a list that is asked for again is asked for as it was told, and not edited. */
export function listAnew(turn: Turn): Turn {
  const list = listOf(turn);
  if (list === null || list.kind !== 'trip' || turn.attachment !== null) return turn;
  const { words } = turn;
  const isAgain = WHOLE_AGAIN.test(words) && SAYS_NO_MORE.test(words.replace(WHOLE_AGAIN, ' '));
  return isAgain ? asAnew(turn, remade(list, words)) : turn;
}

/** A turn as if the list were not on the screen any more, and nothing of it was told before. */
const asAnew = (turn: Turn, words: string): Turn => ({
  ...turn,
  words,
  state: { ...turn.state, shown: { itemIds: [], outfits: [] }, said: [] },
});
