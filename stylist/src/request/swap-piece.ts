import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { readPattern, type TagSpan } from '../understanding/cue-pattern.ts';
import type { PlacedReading } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { NARROWS } from './edit-outfit.ts';

/** One piece of an outfit on the screen that is to give way to another. */
export interface Swap {
  /** The pieces that stay. */
  keep: readonly string[];
  /** Those not to be shown again. */
  gone: readonly string[];
  /** References that name the kind of the piece: what comes instead is of that kind. */
  spans: readonly TagSpan[];
}

const REPLACES = [
  'swap|replace|change|switch|exchange .. {garment}|{ref}',
  'different|other|another|new|nicer|better {garment}',
  'different|other|another|new|nicer|better {attr}|{color}|{fabric}|{pattern} {garment}',
  'another pair|kind|sort of {garment}',
  '{garment} .. instead',
].map(readPattern);

/** "With a hat" adds one to the outfit as it is. */
const ADDS = ['with|add|adding|plus|include a|an|some|the? .. {garment}'].map(readPattern);
/** These are worn together with all else; a dress would take the place of more than one piece. */
const INSTEAD_OF_OTHERS = /^(?:top|bottom|one-piece|suit|swim|sleep|underwear)$/;

const isType = ({ reading }: PlacedReading): boolean =>
  reading.role === 'wanted' && reading.concepts.some(({ kind }) => kind === 'type');

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

/** "Swap the trousers", "a different tie", "brown shoes instead" change one piece of an outfit. */
export function swapOf(
  { turn, message, references, purpose }: Change,
  before: StyleRequest,
): Swap | null {
  const { outfits } = turn.state.shown;
  if (before.outfit === null || outfits.length === 0 || purpose.wantsOutfit) return null;
  const isReplaced = hasAny(message, REPLACES);
  if (!(isReplaced || hasAny(message, ADDS)) || hasAny(message, NARROWS)) return null;
  const types = message.readings.filter(isType).flatMap(({ reading }) => reading.concepts);
  const roles = new Set(types.flatMap(({ kind, id }) => (kind === 'type' ? typeRole(id) : [])));
  const itemsOf = (ids: readonly string[]): Item[] =>
    ids.flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const [meant] = references.items;
  const holding = meant === undefined ? -1 : outfits.findIndex((ids) => ids.includes(meant.id));
  const at = references.outfit ?? Math.max(0, holding);
  const pieces = itemsOf(outfits[at] ?? []);
  const isIn = pieces.some((piece) => roles.has(roleOf(piece)));
  const isExtra =
    roles.size > 0 && [...roles].every((role) => role !== null && !INSTEAD_OF_OTHERS.test(role));
  if (isIn ? !isReplaced : !isExtra) return null;
  const gone = itemsOf(outfits.flat()).filter((piece) => roles.has(roleOf(piece)));
  const spans = references.spans.filter(({ from, to }) =>
    message.readings.some((placed) => isType(placed) && placed.from >= from && placed.from < to),
  );
  return {
    keep: pieces.filter((piece) => !roles.has(roleOf(piece))).map(({ id }) => id),
    gone: gone.map(({ id }) => id),
    spans,
  };
}
