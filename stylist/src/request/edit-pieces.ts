import type { Item } from '@modiste/contract/entities/item';
import { findComparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { type OutfitEdit, outfitEdit } from '../intents/edits-outfit.ts';
import { readPattern, type TagSpan } from '../understanding/cue-pattern.ts';
import type { PlacedReading } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { isCheaper } from './limits/cheaper.ts';
import { isSaidTogether } from './outfit-budget.ts';
import {
  addedAndTaken,
  isGeneric,
  isNamedBy,
  replacedTypes,
  roleOf,
  takesPlaceOf,
  WHOLE_BODY,
} from './pieces/named-in-outfits.ts';

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
}

/** These are worn together with all else; a dress would take the place of more than one piece. */
const INSTEAD_OF_OTHERS = /^(?:top|bottom|one-piece|suit|swim|sleep|underwear)$/;
const DEFINITE = ['the|that|this|those|these|my {garment}', '{ref}'].map(readPattern);
/** "But not the rest" refuses nothing by that name. */
const THE_REST = /^(?:the )?(?:rest|others?|remaining|everything)$/i;
/** "The same without sandals" speaks of the outfit that is there; "no heels" of all to come. */
const OF_THIS_ONE = [
  ...DEFINITE,
  ...['same|it|this|that|one|outfit|look .. without|minus|not|no {garment}'].map(readPattern),
];
/** Nobody leaves the house without these: what is refused of them is replaced. */
const NEEDED = /^(?:top|bottom|one-piece|suit|swim|sleep|shoes)$/;
const CENT = 0.01;

const typeOf = ({ reading }: PlacedReading): string | null =>
  reading.role === 'beside' || reading.role === 'less'
    ? null
    : (reading.concepts.find(({ kind }) => kind === 'type')?.id ?? null);

/** The message and the outfits it speaks of. */
interface Scene {
  kind: OutfitEdit;
  change: Change;
  types: readonly string[];
  /** The pieces of each outfit on the screen. */
  outfits: readonly (readonly Item[])[];
  /** The index of the outfit that is meant. */
  at: number;
  isPointed: boolean;
}

const spanOf = ({ from, to }: PlacedReading): TagSpan => ({ tag: 'edit', from, to });

const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

function readScene(change: Change, before: StyleRequest): Scene | null {
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
  return { kind, change, types, outfits, at, isPointed };
}

/** The parts to fill, with the top or the bottom that is missing where a dress went. */
function filled(
  roles: readonly string[],
  { pieces, base, isSet }: { pieces: readonly Item[]; base: readonly Item[]; isSet: boolean },
): string[] {
  const after = new Set([...roles, ...base.map(roleOf)]);
  if (isSet) return [...roles];
  const isWhole = [...after].some((role) => role !== null && WHOLE_BODY.test(role));
  const lost = pieces.some(
    (piece) => !base.includes(piece) && /^(?:top|bottom|one-piece|suit)$/.test(roleOf(piece) ?? ''),
  );
  if (isWhole || !lost) return [...roles];
  const needed = after.has('suit') ? ['top'] : ['top', 'bottom'];
  return [...needed.filter((role) => !after.has(role)), ...roles];
}

const NOTHING = { most: null, gone: [], ignored: [], named: [], missing: null } as const;

/** References that name kinds of garments, and with them what is to come or to go. */
const namingSpans = ({ message, references }: Change): TagSpan[] =>
  references.spans.filter(({ from, to }) =>
    message.readings.some((one) => typeOf(one) !== null && one.from >= from && one.from < to),
  );

/** "Keep the skirt, change the rest". */
function keeping({ kind, change, types, outfits, at }: Scene): PieceEdit | null {
  const pieces = outfits[at] ?? [];
  const { references, message } = change;
  const pointed = pieces.filter((piece) => references.items.includes(piece));
  const named = pieces.filter((piece) => isNamedBy(types, piece));
  const kept = named.length > 0 ? named : pointed.length < pieces.length ? pointed : [];
  if (kept.length === 0) return null;
  return {
    ...NOTHING,
    kind,
    bases: [ids(kept)],
    fill: null,
    gone: ids(pieces.filter((piece) => !kept.includes(piece))),
    ignored: message.readings
      .filter((placed) => typeOf(placed) !== null || THE_REST.test(placed.reading.words))
      .map(spanOf),
  };
}

/** "Without the bag" leaves it out of all that are on the screen, or of the one that is meant. */
function leavingOut({ kind, change, types, outfits, at, isPointed }: Scene): PieceEdit | null {
  const { message } = change;
  const isOwn = change.turn.hasOwnPiece === true;
  const roles = types.map(typeRole);
  const isLeft = (piece: Item) => (isOwn ? roles.includes(roleOf(piece)) : isNamedBy(types, piece));
  const meant = isPointed ? outfits.slice(at, at + 1) : outfits;
  const all = isOwn ? meant.filter((pieces) => pieces.some(isLeft)) : meant;
  const left = all.flat().filter(isLeft);
  const isNeeded = (type: string): boolean => !isOwn && NEEDED.test(typeRole(type) ?? '');
  if (types.length === 0 || types.some(isNeeded)) return null;
  const stay = all.map((pieces) => ids(pieces.filter((piece) => !isLeft(piece))));
  // Versions of one outfit that differ in nothing else are one again.
  const rest = [...new Map(stay.map((pieces) => [pieces.toSorted().join(' '), pieces])).values()];
  // "Without a blazer" is a wish for what is to come, "without the bag" speaks of what is there.
  if (left.length === 0 && !hasAny(message, DEFINITE)) return null;
  const missing = left.length === 0 ? (types[0] ?? null) : null;
  const taken = message.readings.filter(
    (placed) => typeOf(placed) !== null && placed.reading.role !== 'negated',
  );
  const refused = left.length > 0 && taken.length > 0 ? types : [];
  return { ...NOTHING, kind, bases: rest, fill: [], ignored: taken.map(spanOf), refused, missing };
}

/** The most that a new piece may cost: as was said, or less than the one whose place it takes. */
function mostFor({ sized, message }: Change, replaced: readonly Item[]): number | null {
  const said = isSaidTogether(message) ? null : sized.hard.priceMax;
  if (said !== null || !isCheaper(sized) || replaced.length === 0) return said;
  return Math.max(...replaced.map(({ price }) => price)) - CENT;
}

const OF_PIECE = new Set(['price', 'formality', 'warmth']);

/** What compares the new piece with the old one says nothing of the whole outfit. */
const isOfPieceAlone = ({ reading }: PlacedReading): boolean =>
  reading.kind === 'price-level' ||
  reading.concepts.some(
    ({ kind, id }) => kind === 'comparison' && OF_PIECE.has(findComparison(id)?.aspect ?? ''),
  );

const isWholeGone = (replaced: readonly Item[]): boolean =>
  replaced.some((piece) => WHOLE_BODY.test(roleOf(piece) ?? ''));

/** One piece gives way to another, or one is added. */
function swapping(scene: Scene): PieceEdit | null {
  const { kind, change, types, outfits, at } = scene;
  const pieces = outfits[at] ?? [];
  const { message } = change;
  const old = types.filter((type) => pieces.some((piece) => isNamedBy([type], piece)));
  const isNew = (type: string): boolean => !old.includes(type);
  const asked = types.some(isNew) ? types.filter(isNew) : types;
  const roles = [...new Set(asked.flatMap((type) => typeRole(type) ?? []))];
  const isGone = (piece: Item): boolean =>
    isNamedBy(old, piece) || roles.some((role) => takesPlaceOf(role, roleOf(piece)));
  const replaced = pieces.filter(isGone);
  const isIn = replaced.length > 0;
  const isExtra = roles.length > 0 && roles.every((role) => !INSTEAD_OF_OTHERS.test(role));
  const isPriced = change.sized.hard.priceMax !== null;
  const isOther = isPriced || hasLook(change) || change.references.outfit !== null;
  if (kind === 'add' && isIn && !isOther) return null;
  if (!isIn && !isExtra) return null;
  // "No dress, a top and a skirt" leaves of the outfit nothing that has to stay.
  if (roles.includes('top') && roles.includes('bottom') && isWholeGone(replaced)) return null;
  const rest = pieces.filter((piece) => !replaced.includes(piece));
  const base = ids(rest);
  // Several versions of one outfit are on the screen: none of what they differ in is shown again.
  const versions = outfits.filter((one) => base.every((id) => ids(one).includes(id)));
  const most = mostFor(change, replaced);
  const isSet = change.turn.state.request?.outfit?.set !== undefined;
  return {
    kind: isIn || kind === 'without' ? 'swap' : kind,
    bases: [base],
    fill: filled(roles, { pieces, base: rest, isSet }),
    most,
    gone: ids([pieces, ...versions].flat().filter(isGone)),
    ignored: [...ignoredOf(scene, most), ...message.readings.filter(isOfPieceAlone)].map(spanOf),
    named: kind === 'without' ? [] : namingSpans(change),
    missing: isIn || kind === 'add' ? null : (types[0] ?? null),
  };
}

/** The words that only name what is there: neither how the new piece is to be, nor a refusal. */
function ignoredOf({ kind, change, types }: Scene, most: number | null): PlacedReading[] {
  const { message } = change;
  const isRefused = ({ reading }: PlacedReading) => reading.role === 'negated';
  const isPlain = (one: PlacedReading) => isGeneric(typeOf(one) ?? '');
  const placed = message.readings.filter((one) => typeOf(one) !== null);
  // Who asked for a skirt and does not like that one wants another skirt.
  const asked = typesOf(change.turn.state.request?.wishes ?? []);
  const isAsked = (one: PlacedReading) => asked.includes(typeOf(one) ?? '');
  const isOfThisOne = placed.length === 1 && hasAny(message, DEFINITE);
  return placed.filter(
    (one) =>
      (isRefused(one) && (isPlain(one) || (isOfThisOne && isAsked(one)))) ||
      (kind === 'without' && !isRefused(one) && types.length === 1) ||
      (kind === 'swap' && isPlain(one) && !hasLook(change)) ||
      (kind === 'add' && most !== null),
  );
}

/** Whether the message says how the new piece is to look. */
const hasLook = ({ message }: Change): boolean =>
  message.readings.some(
    ({ reading }) =>
      reading.role === 'wanted' &&
      reading.concepts.some(({ kind }) => /^(?:color|material|pattern|attribute)$/.test(kind)),
  );

/** Whether what is to go leaves a gap: then another one of its kind takes its place. */
const isNeededPiece = ({ change, types, outfits, at }: Scene): boolean =>
  change.turn.hasOwnPiece !== true &&
  hasAny(change.message, OF_THIS_ONE) &&
  (outfits[at] ?? []).some((piece) => isNamedBy(types, piece) && NEEDED.test(roleOf(piece) ?? ''));

/** "Add a coat and take out the bag" does both to the outfit that is meant. */
function exchanging(scene: Scene): PieceEdit | null {
  const { change, outfits, at, types } = scene;
  const said = addedAndTaken(change.message.text);
  const pieces = outfits[at] ?? [];
  const added = types.filter((type) => said?.added.includes(type));
  const taken = types.filter((type) => said?.taken.includes(type));
  const roles = [...new Set(added.flatMap((type) => typeRole(type) ?? []))];
  const isNeeded = taken.some((type) => NEEDED.test(typeRole(type) ?? ''));
  if (roles.length === 0 || taken.length === 0 || isNeeded) return null;
  const stays = (piece: Item): boolean =>
    !isNamedBy(taken, piece) && !roles.some((role) => takesPlaceOf(role, roleOf(piece)));
  const ignored = change.message.readings.filter((one) => taken.includes(typeOf(one) ?? ''));
  return {
    ...NOTHING,
    kind: pieces.some((piece) => !stays(piece)) ? 'swap' : 'add',
    bases: [ids(pieces.filter(stays))],
    fill: roles,
    ignored: ignored.map(spanOf),
    refused: ignored.flatMap((one) => (one.reading.role === 'negated' ? [] : (typeOf(one) ?? []))),
  };
}

/** "Swap the trousers", "without the bag", "keep the skirt, change the rest" edit an outfit. */
export function editOf(change: Change, before: StyleRequest): PieceEdit | null {
  const scene = readScene(change, before);
  if (scene === null) return null;
  const both = exchanging(scene);
  if (both !== null) return both;
  if (scene.kind === 'keep') return keeping(scene);
  return scene.kind === 'without' && !isNeededPiece(scene) ? leavingOut(scene) : swapping(scene);
}
