import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Anchor, StyleRequest } from '../dialogue/dialogue-state.ts';
import type { OutfitRequest, OutfitSteps } from '../dialogue/outfit-request.ts';
import {
  asksWithPiece,
  leavesOutfits,
  narrowsToGarment,
  outfitEdit,
} from '../intents/edits-outfit.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { MOVES } from '../understanding/cue-tables.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { anchorOf } from './anchor-of.ts';
import type { Change } from './change.ts';
import type { PieceEdit } from './outfit-scene.ts';
import { setAsked } from './piece-set.ts';
import { asksForOthers, type ReadMove } from './pieces/read-move.ts';
import { withoutKept, wornOnce } from './pieces/worn-once.ts';
import type { TakenBack } from './take-back.ts';

const patterns = (...sources: readonly string[]) => sources.map(readPattern);
const SWAPS = patterns(
  'swap|replace|change|switch|exchange|instead|different|other|another .. {garment}',
  '{garment} .. instead',
  'with|without|add|adding|plus|include .. {garment}',
);
/** "Show me some wallets" looks for something of its own. */
const SHOWN_ANEW = patterns(
  'show|see|find|get|need|want|have|for me? a|an|some|any|all? {garment}',
  'show|see|find|get|need|want|have|for me? a|an|some|any|all? {color}|{fabric}|{attr}|{pattern} {garment}',
);

/** Whether whole outfits are asked for from now on. */
export function staysOutfit(
  before: StyleRequest,
  change: Change,
  types: readonly string[],
): boolean {
  const { purpose, message, turn } = change;
  if (types.length > 0 && leavesOutfits(message, turn.state)) return false;
  if (purpose.wantsOutfit) return true;
  if (change.references.outfit !== null) return true;
  if (before.outfit === null || anchorOf(change) !== null) return false;
  if (types.length === 0 || asksWithPiece(message)) return true;
  if (outfitEdit(message, turn.state) !== null) return true;
  return hasAny(message, SWAPS) && !narrowsToGarment(message);
}

/** What a reply lays side by side; further down the list nobody has looked yet. */
const LOOKED_AT = 12;

/** What fault was found with stays away; what was only seen before may come again. */
const goneWith = (ids: readonly string[], { refusedIds = [] }: StyleRequest): string[] => [
  ...new Set([...refusedIds, ...ids]),
];

/** "Show me others" leaves out all that was shown, "not that one" only that. */
function shownBefore(
  { purpose, turn, references, message }: Change,
  request: StyleRequest,
): readonly string[] {
  const { complaint } = turn;
  if (complaint !== undefined) return goneWith(complaint.goneIds, request);
  if (purpose.move !== 'more') return request.refusedIds ?? [];
  const [span] = references.spans;
  // "Nah, that is ugly" is said of all that is shown, and "others?" asks for others than all of them.
  const isOfAll =
    turn.state.shown.itemIds.length > 1 &&
    span !== undefined &&
    (span.to - span.from === 1 || hasAny(message, MOVES.more));
  if (references.items.length === 1 && !isOfAll) {
    return [...new Set([...request.exceptIds, ...references.items.map(({ id }) => id)])];
  }
  const { itemIds, outfits } = turn.state.shown;
  const kept = request.outfit?.keep ?? [];
  const seen = [...request.exceptIds, ...itemIds.slice(0, LOOKED_AT), ...outfits.flat()];
  return [...new Set(seen)].filter((id) => !kept.includes(id));
}

/** What an outfit was asked around stays; what a swap kept does so for that swap alone. */
const keptSoFar = ({ outfit }: StyleRequest): readonly string[] =>
  outfit === null || outfit.change !== undefined || outfit.keep.length > 1 ? [] : outfit.keep;

/**
 * "What goes with the third?" beside outfits around the second asks of the list that the second was
 * taken from; an outfit is whole, so else its first piece is meant.
 */
function pieceOfPlace({ references, turn }: Change, before: StyleRequest): readonly string[] {
  const all = references.items.map(({ id }) => id);
  const at = references.outfit;
  if (at === null || all.length < 2) return all;
  const [kept] = keptSoFar(before);
  const list = turn.state.shownBefore?.find((ids) => kept !== undefined && ids.includes(kept));
  return [list?.[at] ?? '', ...all].filter((id) => id !== '').slice(0, 1);
}

/** The pieces that stay: what it is to go with, or the rest of an outfit of which one is swapped. */
function keptPieces(
  change: Change,
  before: StyleRequest,
  types: readonly string[],
): readonly string[] {
  const { purpose, references } = change;
  if (purpose.isBeside) return wornOnce(change.turn, pieceOfPlace(change, before));
  // "The whole thing under 250", after shoes were looked for to go with a dress.
  const { anchor } = before;
  if (anchor?.relation === 'beside' && references.items.length === 0) return [anchor.itemId];
  if (references.outfit === null || types.length === 0) return keptSoFar(before);
  const roles = new Set(types.map(typeRole));
  return references.items
    .filter(({ other_info }) => !roles.has(typeRole(other_info.type)))
    .map(({ id }) => id);
}

/** "Just shoes" after an outfit around a dress are shoes for that dress; another dress is not. */
export function besideKept(
  { message, turn }: Change,
  before: StyleRequest,
  types: readonly string[],
): Anchor | null {
  const [itemId] = keptSoFar(before);
  const isOfOutfit = types.length > 0 && !hasAny(message, SHOWN_ANEW);
  if (itemId === undefined || !isOfOutfit) return null;
  const role = typeRole(turn.items.find(({ id }) => id === itemId)?.other_info.type ?? '');
  const isInItsPlace = role !== null && types.some((type) => typeRole(type) === role);
  return isInItsPlace ? null : { itemId, relation: 'beside' };
}

const ASPECTS = ['formality', 'warmth'] as const;
/** Beyond these nothing is left to move to. */
const MOST = 4;
/** "Way more casual" is two steps at once. */
const MUCH = /\b(?:much|way|far|a lot|lots|totally|completely|super|really)\b/i;

const NONE: OutfitSteps = { formality: 0, warmth: 0 };

/** Whether a message moves outfits along: "even more casual", "warmer". */
const isStepped = ({ sized }: Pick<Change, 'sized'>): boolean =>
  sized.comparisons.some(({ aspect }) => ASPECTS.some((one) => one === aspect));

/**
 * A step further, or back to what is usual: an occasion may not have followed the steps before, and who
 * turns round is to see it.
 */
function stepped(before: number, by: number): number {
  const isBack = before * by < 0 && Math.abs(by) < Math.abs(before);
  return isBack ? 0 : Math.max(-MOST, Math.min(MOST, before + by));
}

/** How far the outfits are from what is usual, after each "dressier" and "warmer" so far. */
function outfitSteps(
  { sized, turn }: Pick<Change, 'sized' | 'turn'>,
  before: StyleRequest,
): OutfitSteps {
  const by = MUCH.test(turn.words) ? 2 : 1;
  const steps = { ...(before.outfit?.steps ?? NONE) };
  for (const aspect of ASPECTS) {
    const said = sized.comparisons.find((one) => one.aspect === aspect);
    steps[aspect] = stepped(steps[aspect], by * (said?.direction ?? 0));
  }
  return steps;
}

const LESS_BY =
  /\b(?:lose|shave(?: off)?|knock(?: off)?|cut|save(?: me)?|trim|take off|drop)(?: it| them| the (?:total|price))?(?: by)? (?:about |around |at least |another )?\$?(\d{2,4})\b(?! (?:pieces|items|things))|\$?\b(\d{2,4})(?: bucks| dollars)? (?:less|cheaper|lower)\b/i;

/** By how much outfits are to cost less: "too expensive, lose 40". */
function lessSaid({ turn, sized }: Pick<Change, 'turn' | 'sized'>): number | null {
  const found = LESS_BY.exec(turn.words);
  return found === null || sized.hard.priceMax !== null ? null : Number(found[1] ?? found[2]);
}

/** "Bring it down to 180" says nothing but what the outfits on the screen are to cost. */
function isTrim(
  { turn, message, purpose, references, sized }: Change,
  before: number | null,
): boolean {
  const { priceMax } = sized.hard;
  const isLower = priceMax !== null && priceMax < (before ?? Number.POSITIVE_INFINITY);
  const isByEach = lessSaid({ turn, sized }) !== null;
  const isOfPrice = message.readings.every(
    ({ reading: { kind, concepts } }) =>
      kind.startsWith('price') || (isByEach && concepts.every((one) => one.kind === 'comparison')),
  );
  return (
    turn.state.shown.outfits.length > 0 &&
    (isLower || isByEach) &&
    isOfPrice &&
    !purpose.wantsOutfit &&
    references.items.length === 0
  );
}

/** What the shopper has to wear with it, but for kinds that are looked for now. */
function ownPieces({ turn }: Change, before: StyleRequest, types: readonly string[]): string[] {
  const told = turn.owns ?? [];
  const wanted = new Set(types.map(typeRole));
  const isOpen = (words: string): boolean =>
    !understandQuery(words).types.some((type) => wanted.has(typeRole(type)));
  const stillOwn = (before.outfit?.own ?? []).filter((words) => isOpen(words));
  return [...new Set([...stillOwn, ...told])];
}

/** What a message asks of outfits on the screen. */
interface Asked {
  edit: PieceEdit | null;
  move: ReadMove | null;
  types: readonly string[];
}

/** What the outfit is asked for now, but for its budget. */
export function outfitAsked(
  change: Change,
  before: StyleRequest,
  { edit, move, types }: Asked,
): OutfitRequest {
  const { turn } = change;
  const fill = edit?.fill ?? null;
  const [first = []] = edit === null ? [keptPieces(change, before, types)] : edit.bases;
  const keep = fill?.length === 0 ? [] : first;
  const set = withoutKept(setAsked(change, before, edit), keep, turn);
  const own = ownPieces(change, before, types);
  const asked = {
    budget: null,
    keep,
    ...(own.length > 0 && { own }),
    ...(set !== null && { set }),
  };
  const isMoved = isStepped(change);
  const moved = isMoved ? { steps: outfitSteps(change, before) } : {};
  if (edit !== null && fill !== null) {
    const { bases, most, kind, than, needs } = edit;
    const steps = before.outfit?.steps;
    return {
      ...asked,
      ...(steps !== undefined && { steps }),
      change: {
        bases,
        fill,
        most,
        isAdded: kind === 'add',
        ...moved,
        ...(than && { than }),
        ...(needs && { needs }),
      },
    };
  }
  const seen = [...(before.outfit?.seen ?? []), ...turn.state.shown.outfits.flat()];
  const known = before.outfit?.steps === undefined ? {} : { steps: before.outfit.steps };
  if (move !== null) {
    const { ignored: _, refused, ...how } = move;
    const parts = set?.filter(({ type }) => !refused.includes(type));
    return { ...asked, ...known, ...moved, ...(parts && { set: parts }), move: how };
  }
  const isOther = asksForOthers(change);
  const isTrimmed = before.outfit !== null && isTrim(change, before.outfit.budget);
  const lessBy = isTrimmed ? lessSaid(change) : null;
  return {
    ...asked,
    ...known,
    ...moved,
    ...(isTrimmed && { isTrimmed }),
    ...(lessBy !== null && { lessBy }),
    ...((isMoved || isOther) && { seen: [...new Set(seen)].filter((id) => !keep.includes(id)) }),
  };
}

/** The words that say nothing of what is looked for: they refer, or take something back. */
export function spansBeside({ references }: Change, taken: TakenBack, edit: PieceEdit | null) {
  return [
    ...references.spans.filter((span) => edit?.named.includes(span) !== true),
    ...taken.spans.map((span) => ({ ...span, tag: 'taken' })),
    ...(edit?.ignored ?? []),
  ];
}

/** The message without the price of a new piece, which is no limit of the whole outfit. */
export function ofWhole(change: Change, edit: PieceEdit | null): Change {
  if (edit === null || edit.fill === null) return change;
  const { sized } = change;
  const comparisons = sized.comparisons.filter(({ aspect }) => aspect !== 'price');
  const hard = edit.most === null ? sized.hard : { ...sized.hard, priceMin: null, priceMax: null };
  return { ...change, sized: { ...sized, comparisons, hard } };
}

/** What is not to be found again. */
export function exceptOf(
  change: Change,
  request: StyleRequest,
  edit: PieceEdit | null,
): readonly string[] {
  if (edit === null) return shownBefore(change, request);
  const kept = new Set(edit.bases.flat());
  return [...new Set([...request.exceptIds, ...edit.gone])].filter((id) => !kept.has(id));
}
