import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { addedAndTaken } from '../intents/added-and-taken.ts';
import { readPattern, type TagSpan } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { ids, type PieceEdit, readScene, type Scene, spanOf, typeOf } from './outfit-scene.ts';
import { isNamedBy, isNeeded, roleOf, takesPlaceOf } from './pieces/named-in-outfits.ts';
import { DEFINITE, swapping } from './swap-pieces.ts';

/** "But not the rest" refuses nothing by that name. */
const THE_REST = /^(?:the )?(?:rest|others?|remaining|everything)$/i;
/** "The same without sandals" speaks of the outfit that is there; "no heels" of all to come. */
const OF_THIS_ONE = [
  ...DEFINITE,
  ...['same|it|this|that|one|outfit|look .. without|minus|not|no {garment}'].map(readPattern),
];

const NOTHING = { most: null, gone: [], ignored: [], named: [], missing: null } as const;

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
  if (types.length === 0 || (!isOwn && types.some(isNeeded))) return null;
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

/** Whether what is to go leaves a gap: then another one of its kind takes its place. */
const isNeededPiece = ({ change, types, outfits, at }: Scene): boolean =>
  change.turn.hasOwnPiece !== true &&
  hasAny(change.message, OF_THIS_ONE) &&
  (outfits[at] ?? []).some((piece) => isNamedBy(types, piece) && isNeeded(piece.other_info.type));

/** "Swap the shoes and lose the tie": what is taken out is gone before the rest of it is read. */
function swappingBeside(scene: Scene, said: readonly string[]): PieceEdit | null {
  const { change, outfits, types } = scene;
  const taken = types.filter((type) => said.includes(type));
  const left = types.filter((type) => !said.includes(type));
  if (taken.length === 0 || left.length === 0 || taken.some(isNeeded)) return null;
  const isTaken = (piece: Item): boolean => isNamedBy(taken, piece);
  const gone = change.message.readings.filter((one) => taken.includes(typeOf(one) ?? ''));
  const isOfTaken = ({ from, to }: TagSpan): boolean =>
    gone.some((one) => one.from >= from && one.from < to);
  const { readings } = change.message;
  const { items, spans } = change.references;
  const rest: Change = {
    ...change,
    message: { ...change.message, readings: readings.filter((one) => !gone.includes(one)) },
    references: {
      ...change.references,
      items: items.filter((item) => !isTaken(item)),
      spans: spans.filter((span) => !isOfTaken(span)),
    },
  };
  const swapped = swapping({
    ...scene,
    kind: 'swap',
    types: left,
    change: rest,
    outfits: outfits.map((pieces) => pieces.filter((piece) => !isTaken(piece))),
  });
  if (swapped === null) return null;
  const ignored = [...swapped.ignored, ...gone.map(spanOf)];
  return { ...swapped, ignored, refused: taken };
}

/** "Add a coat and take out the bag" does both to the outfit that is meant. */
function exchanging(scene: Scene): PieceEdit | null {
  const { change, outfits, at, types } = scene;
  const said = addedAndTaken(change.message.text);
  if (said?.isSwap === true) return swappingBeside(scene, said.taken);
  const pieces = outfits[at] ?? [];
  const added = types.filter((type) => said?.added.includes(type));
  const taken = types.filter((type) => said?.taken.includes(type));
  const roles = [...new Set(added.flatMap((type) => typeRole(type) ?? []))];
  if (roles.length === 0 || taken.length === 0 || taken.some(isNeeded)) return null;
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

/** Pieces that fault was found with leave their outfits, and others of their kind take their places. */
function withoutFaulty({ turn }: Change, before: StyleRequest): PieceEdit | null {
  const gone = turn.complaint?.goneIds ?? [];
  const pieces = turn.items.filter(({ id }) => gone.includes(id));
  const outfits = turn.state.shown.outfits;
  if (before.outfit === null || pieces.length === 0 || outfits.length === 0) return null;
  const fill = [...new Set(pieces.flatMap((piece) => roleOf(piece) ?? []))];
  const bases = outfits.map((ids) => ids.filter((id) => !gone.includes(id)));
  // Of which nothing stays, that is another outfit.
  if (bases.some((base) => base.length === 0)) return null;
  return { ...NOTHING, kind: 'swap', bases, fill, gone };
}

/** "Swap the trousers", "without the bag", "keep the skirt, change the rest" edit an outfit. */
export function editOf(change: Change, before: StyleRequest): PieceEdit | null {
  if (change.turn.complaint !== undefined) return withoutFaulty(change, before);
  const scene = readScene(change, before);
  if (scene === null) return null;
  const both = exchanging(scene);
  if (both !== null) return both;
  if (scene.kind === 'keep') return keeping(scene);
  return scene.kind === 'without' && !isNeededPiece(scene) ? leavingOut(scene) : swapping(scene);
}
