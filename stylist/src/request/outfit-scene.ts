import type { Item } from '@modiste/contract/entities/item';
import type { Comparison } from '@modiste/lexicon/comparisons';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { type OutfitEdit, outfitEdit } from '../intents/edits-outfit.ts';
import type { TagSpan } from '../understanding/cue-pattern.ts';
import type { PlacedReading } from '../understanding/message.ts';
import type { Change } from './change.ts';
import { isNamedBy, replacedTypes } from './pieces/named-in-outfits.ts';

/** What happens to the pieces of outfits on the screen. */
export interface PieceEdit {
  kind: OutfitEdit;
  /** The outfits that stay but for what is changed, by the ids of their pieces. */
  bases: readonly (readonly string[])[];
  /** The parts to be filled anew; null where all that is open is. */
  fill: readonly string[] | null;
  /** The most that a new piece may cost, where a cheaper one was asked for. */
  most: number | null;
  /** Pieces not to be shown again. */
  gone: readonly string[];
  /** Words that name pieces on the screen and no wish. */
  ignored: readonly TagSpan[];
  /** References that name the kind of the piece: what comes instead is of that kind. */
  named: readonly TagSpan[];
  /** Kinds of pieces that were left out, and are not to come back. */
  refused?: readonly string[];
  /** What no outfit on the screen has, where that was to be changed or left out. */
  missing: string | null;
  /** How what is new is to differ from what it takes the place of: lighter, lower. */
  than?: readonly Comparison[];
  /** What is new has to be this, each in words. */
  needs?: readonly string[];
}

/** The kind of garment that a reading names. */
export const typeOf = ({ reading }: PlacedReading): string | null =>
  reading.role === 'beside' || reading.role === 'less'
    ? null
    : (reading.concepts.find(({ kind }) => kind === 'type')?.id ?? null);

export const spanOf = ({ from, to }: PlacedReading): TagSpan => ({ tag: 'edit', from, to });

export const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** The message and the outfits it speaks of. */
export interface Scene {
  kind: OutfitEdit;
  change: Change;
  types: readonly string[];
  /** The pieces of each outfit on the screen. */
  outfits: readonly (readonly Item[])[];
  /** The index of the outfit that is meant. */
  at: number;
  isPointed: boolean;
  /** Whether one of the outfits is meant, by its place or by a piece, and not all of them. */
  isOfOne: boolean;
}

/** Whether a piece is referred to by how it looks too. */
const isDescribed = ({ message, references }: Change): boolean =>
  references.spans.some(({ from, to }) =>
    message.readings.some(
      ({ reading, from: at }) =>
        at >= from &&
        at < to &&
        reading.concepts.some(({ kind }) => kind === 'color' || kind === 'material'),
    ),
  );

export function readScene(change: Change, before: StyleRequest): Scene | null {
  const { turn, message, references, purpose } = change;
  if (before.outfit === null || purpose.wantsOutfit) return null;
  const said = outfitEdit(message, turn.state);
  if (said === null) return null;
  const outfits = turn.state.shown.outfits.map((pieces) =>
    pieces.flatMap((id) => turn.items.find((item) => item.id === id) ?? []),
  );
  const types = [...new Set(message.readings.flatMap((placed) => typeOf(placed) ?? []))];
  const named = message.readings.filter((placed) => typeOf(placed) !== null);
  const isRefused = named.length > 0 && named.every(({ reading }) => reading.role === 'negated');
  const kind = said === 'add' && isRefused ? 'without' : said;
  const [meant] = references.items;
  const holding = meant === undefined ? -1 : outfits.findIndex((pieces) => pieces.includes(meant));
  const isPointed = references.outfit !== null || outfits.length === 1;
  const replaced = replacedTypes(turn.words, types);
  const hasOld = (pieces: readonly Item[]) => pieces.some((piece) => isNamedBy(replaced, piece));
  const hasNamed = (pieces: readonly Item[]) => pieces.some((piece) => isNamedBy(types, piece));
  const old = outfits.findIndex(hasOld);
  const lacking = outfits.findIndex((pieces) => !hasNamed(pieces));
  const known = kind === 'add' ? lacking : old >= 0 ? old : outfits.findIndex(hasNamed);
  // "With boots instead", after one of them was picked, speaks of that one.
  const isOpen = old < 0 || kind === 'add';
  const spokenOf = outfits.findIndex(
    (pieces) => ids(pieces).includes(turn.state.focusId ?? '') && (isOpen || hasOld(pieces)),
  );
  const meantAt = holding >= 0 ? holding : spokenOf >= 0 ? spokenOf : known;
  const at = references.outfit ?? Math.max(0, meantAt);
  // "The shoes" are those of each outfit, "the black loafers" those of one.
  const others = outfits.filter((pieces, place) => place !== holding && hasNamed(pieces));
  const isHeld = holding >= 0 && (others.length === 0 || isDescribed(change));
  const isOfOne = isPointed || isHeld || spokenOf >= 0;
  return { kind, change, types, outfits, at, isPointed, isOfOne };
}
