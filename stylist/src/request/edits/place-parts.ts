import type { Item } from '@modiste/contract/entities/item';
import { boardsOf } from '../../dialogue/boards.ts';
import type { Turn } from '../../stylist.ts';
import {
  isGeneric,
  isNamedBy,
  roleOf,
  takesPlaceOf,
  WHOLE_BODY,
} from '../pieces/named-in-outfits.ts';
import { type Placed, type Scene, share, withSecond, worn } from './one-outfit.ts';
import type { PartEdit, StartOutfit } from './part-edit.ts';

interface Reading {
  start: readonly StartOutfit[];
  colors: Readonly<Record<string, string>>;
  parts: readonly PartEdit[];
  /** The outfit that was named, by its place. */
  at: number | null;
  /** Whether pieces are to be put together, and whether as the only outfit from now on. */
  /** Outfits that are right as they are, by the ids of their pieces. */
  settled: readonly (readonly string[])[];
  isWhole: boolean;
  isAlone: boolean;
}

const piecesOf = ({ byId }: Scene, ids: readonly string[]): Item[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

/** Whether pieces are a whole outfit but for what finishes it: a dress, or a top and a bottom. */
function areWhole(pieces: readonly Item[]): boolean {
  const roles = new Set(pieces.map(roleOf));
  return (
    [...roles].some((role) => role !== null && (WHOLE_BODY.test(role) || role === 'suit')) ||
    (roles.has('top') && roles.has('bottom'))
  );
}

/** The pieces that were named, each once. */
const namedIn = (parts: readonly PartEdit[]): Item[] => [
  ...new Set(
    parts.flatMap(({ does, piece }) => (does === 'leave' || piece === null ? [] : [piece])),
  ),
];

/** Whether pieces can be worn at once. */
const areOfDifferentParts = (pieces: readonly Item[]): boolean =>
  pieces.length > 1 &&
  pieces.every((one) =>
    pieces.every((other) => one === other || !takesPlaceOf(roleOf(one), roleOf(other))),
  );

/** An earlier outfit with most of these pieces; null where none has two of them. */
function earlierWith({ turn: { state } }: Scene, ids: readonly string[]): readonly string[] | null {
  const all = boardsOf(state)
    .toReversed()
    .flatMap(({ outfits }) => outfits);
  const [best] = all.toSorted((one, other) => share(ids, other) - share(ids, one));
  return best !== undefined && share(ids, best) > 1 ? best : null;
}

/** One outfit of the pieces that are named, with what is newly wished; null where none is asked for. */
function assembled(
  { start, colors, parts, isWhole, isAlone }: Reading,
  {
    turn: {
      state: { chosen = [] },
    },
  }: Scene,
): Placed | null {
  const pieces = namedIn(parts);
  const isAsked =
    isWhole && (areOfDifferentParts(pieces) || (pieces.length > 0 && areWhole(pieces)));
  const isAll = areOfDifferentParts(pieces) && areWhole(pieces) && pieces.length > 2;
  if (!isAsked && !isAll) return null;
  const ids = pieces.map(({ id }) => id);
  const there = start.find((one) => ids.every((id) => one.ids.includes(id)));
  if (there !== undefined && !isWhole) return { start: [there], colors, parts: [parts] };
  const isOther = (one: StartOutfit): boolean =>
    share(one.ids, ids) < 2 && chosen.some((id) => one.ids.includes(id) && !ids.includes(id));
  const others = isAlone ? [] : start.filter(isOther);
  const own = parts.filter(({ does }) => does !== 'leave');
  return { start: [...others, { ids, from: null }], colors, parts: [...others.map(() => []), own] };
}

/** Pieces of an outfit that is gone come back beside one that stays, where both cannot be worn at once. */
function besideKept({ start, colors, parts }: Reading, scene: Scene): Placed | null {
  const kept = parts.filter(({ does }) => does === 'keep');
  const set = parts.filter(({ does, piece }) => does === 'set' && piece !== null);
  const pieces = namedIn(set);
  const worn = piecesOf(
    scene,
    start.flatMap(({ ids }) => ids),
  );
  const isInPlace = (one: Item, other: Item): boolean => takesPlaceOf(roleOf(one), roleOf(other));
  const isKept = worn.some(
    (piece) =>
      kept.some((part) => part.piece?.id === piece.id || isNamedBy([part.type], piece)) &&
      pieces.some((one) => isInPlace(one, piece)),
  );
  if (!isKept || !areWhole(pieces)) return null;
  const before = earlierWith(
    scene,
    pieces.map(({ id }) => id),
  );
  const base = before === null ? [] : piecesOf(scene, before);
  const shared = kept
    .flatMap(({ piece }) => (piece === null ? [] : [piece]))
    .filter((piece) => !pieces.some((one) => isInPlace(one, piece) || isInPlace(piece, one)));
  const all = [...pieces, ...shared];
  const rest = base.filter((piece) => !all.some((one) => isInPlace(one, piece)));
  const back = { ids: [...all, ...rest].map(({ id }) => id), from: null };
  const others = parts.filter((part) => !set.includes(part));
  return { start: [...start, back], colors, parts: [...start.map(() => others), []] };
}

const holds = (scene: Scene, { ids }: StartOutfit, types: readonly string[]): boolean =>
  piecesOf(scene, ids).some((piece) => isNamedBy(types, piece));

/** The outfits that a part is said of, where it names no place itself. */
function scopeOf(part: PartEdit, reading: Reading, scene: Scene): readonly StartOutfit[] {
  const { at, parts, settled } = reading;
  const isOpen = ({ ids }: StartOutfit): boolean => !settled.includes(ids);
  const start = reading.start.some(isOpen) ? reading.start.filter(isOpen) : reading.start;
  const { gone, old, type, piece, does } = part;
  const among = (test: (one: StartOutfit) => boolean): readonly StartOutfit[] => start.filter(test);
  if (part.at !== null)
    return among(({ from }) => from !== null && part.at?.includes(from) === true);
  if (part.isShared || start.length < 2) return start;
  if (at !== null) return among(({ from }) => from === at);
  if (gone !== null) return among(({ ids }) => ids.includes(gone.id));
  const kinds = old.filter((one) => !isGeneric(one));
  const having = among((one) => holds(scene, one, kinds));
  if (having.length > 0) return having;
  const lacking = among((one) => !holds(scene, one, [type]));
  if (kinds.length > 0 && does === 'set' && lacking.length > 0) return lacking;
  if (does === 'leave') return among((one) => holds(scene, one, [type]));
  const liked = parts.filter((one) => one.does === 'keep' && !one.isBack);
  const praised = among((one) =>
    liked.some(({ type: kind, piece: item }) =>
      item === null ? holds(scene, one, [kind]) : one.ids.includes(item.id),
    ),
  );
  if (praised.length === 1) return praised;
  const [chosen = ''] = scene.turn.state.chosen ?? [];
  const taken = among(({ ids }) => ids.includes(chosen));
  if (taken.length === 1) return taken;
  if (piece === null) return start;
  const without = among(({ ids }) => !ids.includes(piece.id));
  const before = boardsOf(scene.turn.state)
    .toReversed()
    .flatMap(({ outfits }) => outfits)
    .find((ids) => ids.includes(piece.id));
  const own = without.toSorted(
    (one, other) => share(other.ids, before ?? []) - share(one.ids, before ?? []),
  );
  return own.slice(0, 1);
}

/** Each part with the outfits that it is said of. */
export function placeParts(given: Reading, turn: Turn): Placed {
  const reading = { ...given, parts: worn(given.parts, given.start) };
  const { items, earlierItems = [] } = turn;
  const scene = { turn, byId: new Map([...earlierItems, ...items].map((item) => [item.id, item])) };
  const whole = assembled(reading, scene) ?? besideKept(reading, scene);
  if (whole !== null) return whole;
  const { start, colors, parts } = reading;
  const scopes = parts.map((part) => scopeOf(part, reading, scene));
  const placed = start.map((one) => parts.filter((_, at) => scopes[at]?.includes(one) === true));
  return withSecond({ start, colors, parts: placed }, scene);
}
