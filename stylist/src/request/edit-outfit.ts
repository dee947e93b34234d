import { typeRole } from '@modiste/lexicon/garment-types';
import type { Anchor, StyleRequest } from '../dialogue/dialogue-state.ts';
import { asksWithPiece, narrowsToGarment } from '../intents/edits-outfit.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { anchorOf } from './anchor-of.ts';
import type { Change } from './change.ts';

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
  const { purpose, message } = change;
  if (purpose.wantsOutfit) return true;
  if (change.references.outfit !== null) return true;
  if (before.outfit === null || anchorOf(change) !== null) return false;
  if (types.length === 0 || asksWithPiece(message)) return true;
  return hasAny(message, SWAPS) && !narrowsToGarment(message);
}

/** "Show me others" leaves out all that was shown, "not that one" only that. */
export function shownBefore(
  { purpose, turn, references }: Change,
  request: StyleRequest,
): readonly string[] {
  if (purpose.move !== 'more') return [];
  if (references.items.length === 1) {
    return [...new Set([...request.exceptIds, ...references.items.map(({ id }) => id)])];
  }
  const { itemIds, outfits } = turn.state.shown;
  const kept = request.outfit?.keep ?? [];
  const seen = [...request.exceptIds, ...itemIds, ...outfits.flat()];
  return [...new Set(seen)].filter((id) => !kept.includes(id));
}

/** What an outfit was asked around stays; what a swap kept does so for that swap alone. */
const keptSoFar = ({ outfit }: StyleRequest): readonly string[] =>
  outfit === null || outfit.keep.length > 1 ? [] : outfit.keep;

/** The pieces that stay: what it is to go with, or the rest of an outfit of which one is swapped. */
export function keptPieces(
  { purpose, references }: Change,
  before: StyleRequest,
  types: readonly string[],
): readonly string[] {
  if (purpose.isBeside) return references.items.map(({ id }) => id);
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
