import type { Item } from '@modiste/contract/entities/item';
import type { Comparison } from '@modiste/lexicon/comparisons';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { ChangedPart } from '../../dialogue/changed-part.ts';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { OutfitChange, OutfitRequest, SetPart } from '../../dialogue/outfit-request.ts';
import { renderQuery } from '../../dialogue/render-query.ts';
import { isPairType } from '../../facts/item-names.ts';
import type { Turn } from '../../stylist.ts';
import { flatShoes, unlessHeeled } from '../limits/flat-shoes.ts';
import { isGarment, isLook, mergePieces, type Piece } from '../merge-pieces.ts';
import { mergeWishes } from '../merge-wishes.ts';
import { isNamedBy, roleOf, takesPlaceOf, WHOLE_BODY } from '../pieces/named-in-outfits.ts';
import { needsOf } from '../pieces/needs-of-piece.ts';
import { isAsSaid } from './as-said.ts';
import type { OutfitEdits, PartEdit } from './part-edit.ts';

const CENT = 0.01;

const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** Where a new piece is worn: where the one is whose name it bears, or where its kind is. */
function roleOfPart({ type, piece }: PartEdit, pieces: readonly Item[]): string {
  const there = pieces.find((one) => isNamedBy([type], one));
  return (
    (piece === null ? null : roleOf(piece)) ?? (there && roleOf(there)) ?? typeRole(type) ?? ''
  );
}

/** Whether a piece is all that was asked for already, so that it stays. */
const isMetBy = (
  { type, piece, looks, most, isCheaper, isOther, comparisons }: PartEdit,
  worn: Item,
) =>
  piece === null &&
  (most === null || worn.price <= most) &&
  !isCheaper &&
  !isOther &&
  comparisons.length === 0 &&
  isNamedBy([type], worn) &&
  (looks.length === 0 || isAsSaid(worn, looks));

/** Whether a piece of an outfit gives way to what a message sets or leaves out. */
function isGoneBy(part: PartEdit, piece: Item, pieces: readonly Item[]): boolean {
  if (part.does === 'keep' || piece.id === part.piece?.id) return false;
  if (part.gone !== null && part.does === 'leave') return piece.id === part.gone.id;
  if (isNamedBy(part.old, piece)) return true;
  if (part.does === 'leave') return isNamedBy([part.type], piece);
  if (isMetBy(part, piece)) return false;
  return takesPlaceOf(roleOfPart(part, pieces), roleOf(piece));
}

/** What stays of an outfit: all that no edit names, with the very pieces that were named. */
function baseOf(parts: readonly PartEdit[], pieces: readonly Item[]): Item[] {
  const stays = pieces.filter((piece) => !parts.some((part) => isGoneBy(part, piece, pieces)));
  const named = parts.flatMap(({ does, piece }) => (does === 'set' && piece ? [piece] : []));
  return [...stays, ...named.filter((piece) => !stays.includes(piece))];
}

function typeReading(id: string): QueryReading[] {
  const type = findType(id);
  const name = type === null ? id : isPairType(type) ? type.plural : type.name;
  return understandQuery(name.toLowerCase()).readings.filter(isGarment);
}

const isKind = ({ kind }: { kind: string }): boolean => kind === 'type';

const isRefusedKind = ({ role, concepts }: QueryReading): boolean =>
  role === 'negated' && concepts.some(isKind);

/** The wishes for one piece as they stand in a query: what it looks like before its kind. */
function wishesOf({ type, looks }: PartEdit): { piece: Piece[]; refused: QueryReading[] } {
  const piece = typeReading(type).map(
    (reading): Piece => ({ looks: looks.filter(isLook), type: reading }),
  );
  return { piece, refused: looks.filter((look) => !isLook(look)) };
}

const roleOfWish = ({ concepts }: QueryReading): string | null =>
  typeRole(concepts.find(({ kind }) => kind === 'type')?.id ?? '');

/** What was wished of the outfit beside its pieces: the occasion, and what is refused of all of it. */
const besidePieces = (wishes: readonly QueryReading[]): QueryReading[] =>
  wishes.filter((wish) => !isGarment(wish) && !isLook(wish));

/** These move outfits by steps, and price is a limit. */
const MEASURED = ({ aspect }: Comparison): boolean =>
  !['price', 'likeness', 'size', 'quality', 'age'].includes(aspect);

function mostOf({ most, isCheaper }: PartEdit, replaced: readonly Item[]): number | null {
  if (most !== null || !isCheaper || replaced.length === 0) return most;
  return Math.max(...replaced.map(({ price }) => price)) - CENT;
}

/** An outfit with what is done to its parts, and what stays of it. */
interface Edited {
  pieces: readonly Item[];
  parts: readonly PartEdit[];
  base: readonly Item[];
}

/** One part that is to be filled, with what was said of it and the occasion. */
function changedPart(
  part: PartEdit,
  all: readonly Edited[],
  before: readonly QueryReading[],
): ChangedPart {
  const at = [...all.keys()].filter((place) => all[place]?.parts.includes(part) === true);
  const of = at.flatMap((place) => all[place] ?? []);
  const replaced = of.flatMap(({ pieces }) => pieces.filter((one) => isGoneBy(part, one, pieces)));
  const { piece, refused } = wishesOf(part);
  const wishes = [
    ...piece.flatMap(({ looks, type }) => [...looks, type]),
    ...besidePieces(before),
    ...refused,
  ];
  const role = roleOfPart(
    part,
    of.flatMap(({ pieces }) => pieces),
  );
  const except = all.flatMap(({ base, parts }) =>
    parts.includes(part) ? [] : ids(base.filter((one) => roleOf(one) === role)),
  );
  const or = (part.or ?? []).map((one) => changedPart(one, [], before));
  return {
    role,
    most: mostOf(part, replaced),
    than: part.comparisons.filter(MEASURED),
    needs: needsOf(part.looks),
    wishes,
    query: renderQuery(wishes, true),
    ...(at.length < all.length && all.length > 1 && { at, except }),
    ...(part.isShared && { isShared: true }),
    ...(or.length > 0 && { or: or.map((one) => ({ ...one, most: one.most ?? part.most })) }),
  };
}

/** Whether a piece of this part is worn in the place of a top and a bottom, or of one of them and more. */
const isWhole = (role: string | null): boolean =>
  role !== null && (WHOLE_BODY.test(role) || role === 'suit');

/** The parts that an outfit lacks where a dress or a suit went, as nobody goes without them. */
function missingRoles({ pieces, base, parts }: Edited): string[] {
  const set = parts.filter(({ does, piece }) => does === 'set' && piece === null);
  const after = new Set([...set.map((part) => roleOfPart(part, pieces)), ...base.map(roleOf)]);
  const isLost = pieces.some((piece) => !base.includes(piece) && isWhole(roleOf(piece)));
  const needed = after.has('suit') ? ['top'] : ['top', 'bottom'];
  const isCovered = [...after].some((role) => role !== null && WHOLE_BODY.test(role));
  return isLost && !isCovered ? needed.filter((role) => !after.has(role)) : [];
}

function missingParts(all: readonly Edited[], before: readonly QueryReading[]): ChangedPart[] {
  const wishes = besidePieces(before);
  const lacking = all.map(missingRoles);
  return [...new Set(lacking.flat())].map((role) => {
    const at = [...lacking.keys()].filter((place) => lacking[place]?.includes(role) === true);
    const query = renderQuery(wishes, true);
    const part = { role, most: null, than: [], needs: [], wishes, query };
    return at.length < all.length ? { ...part, at } : part;
  });
}

/** Each outfit once: versions that differ in nothing else are one again. */
const eachOnce = (bases: readonly string[][]): string[][] => [
  // Of which nothing stays, each is another one.
  ...new Map(bases.map((base, at) => [base.toSorted().join(' ') || at, base])).values(),
];

/** The wishes for the outfit after the edits. */
function wishesAfter(before: StyleRequest, parts: readonly PartEdit[]): QueryReading[] {
  const changed = parts.filter(({ does }) => does !== 'keep');
  const roles = new Set<string>(changed.flatMap(({ type }) => typeRole(type) ?? []));
  const pieces = changed.filter(({ does }) => does === 'set').map(wishesOf);
  const left = changed
    .filter(({ does }) => does === 'leave')
    .flatMap(({ type }) => understandQuery(`no ${findType(type)?.plural ?? type}`).readings);
  const refused = parts.flatMap(({ looks }) => looks.filter(isRefusedKind));
  const others = mergePieces(before.wishes, [...left, ...refused], []);
  const isOpen = (wish: QueryReading, at: number): boolean => {
    const next = others.slice(at).find((one) => isGarment(one));
    const isOfPiece = isGarment(wish) || (isLook(wish) && next !== undefined);
    return !isOfPiece || !roles.has(roleOfWish(next ?? wish) ?? '');
  };
  const named = pieces.flatMap(({ piece }) => piece);
  // How a piece is cut is no look that a color is, and stands beside the pieces.
  const cuts = pieces.flatMap(({ refused: more }) => more.filter(({ role }) => role === 'wanted'));
  const now = [...named.flatMap(({ looks, type }) => [...looks, type]), ...cuts];
  return mergePieces(others.filter(isOpen), now, named);
}

/** The pieces of each outfit that edits begin from, with what is done to them. */
function editedOutfits({ items, earlierItems = [] }: Turn, edits: OutfitEdits): Edited[] {
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  return edits.start.map(({ ids: own }, at) => {
    const pieces = own.flatMap((id) => byId.get(id) ?? []);
    const parts = edits.parts[at] ?? [];
    return { pieces, parts, base: baseOf(parts, pieces) };
  });
}

function changeOf(
  { start }: Pick<OutfitEdits, 'start'>,
  all: readonly Edited[],
  before: StyleRequest,
): OutfitChange {
  const parts = [...new Set(all.flatMap((one) => one.parts))];
  const from = start.map((one) => one.from);
  const open = parts.filter(({ does, piece }) => does === 'set' && piece === null);
  const said = open.map((part) => changedPart(part, all, before.wishes));
  const filling = [...missingParts(all, before.wishes), ...said];
  const bases = all.map(({ base }) => ids(base));
  // What stays of an outfit that nothing is done to is never one with another.
  const areAlike = all.every((one) => one.parts.length > 0 && one.parts.length === parts.length);
  return {
    bases: areAlike ? eachOnce(bases) : bases,
    ...(!areAlike && { from }),
    fill: [...new Set(filling.map(({ role }) => role))],
    most: filling.length === 1 ? (filling[0]?.most ?? null) : null,
    isAdded: false,
    parts: filling,
    left: parts.flatMap(({ does, type, gone }) =>
      does === 'leave' && all.some(({ pieces }) => pieces.some((one) => isNamedBy([type], one)))
        ? [gone?.other_info.type ?? type]
        : [],
    ),
  };
}

/** The kinds of a set, one of each that more than one was left out of. */
function singleOf({ set }: Pick<OutfitRequest, 'set'>, parts: readonly PartEdit[]) {
  const gone = parts.flatMap((part) => (part.does === 'leave' && part.gone ? [part.gone] : []));
  if (set === undefined || gone.length === 0) return {};
  const isLess = ({ type }: SetPart): boolean => gone.some((piece) => isNamedBy([type], piece));
  return { set: set.map((part) => (isLess(part) ? { ...part, count: 1 } : part)) };
}

/** The request after the edits of outfits: all that they do not name stays as it was. */
export function applyEdits(turn: Turn, before: StyleRequest, edits: OutfitEdits): StyleRequest {
  const all = editedOutfits(turn, edits);
  const parts = [...new Set(edits.parts.flat())];
  const made = changeOf(edits, all, before);
  const change = edits.isListed === true ? { ...made, isListed: true } : made;
  const kept = new Set(change.bases.flat());
  const gone = ids(all.flatMap(({ pieces }) => pieces)).filter((id) => !kept.has(id));
  const {
    lessBy: _,
    isTrimmed: __,
    move: ___,
    seen: ____,
    ...outfit
  } = before.outfit ?? {
    budget: null,
    keep: [],
  };
  const { around: _around, least: _least, ...open } = outfit;
  // What is edited comes first, and costs what it costs; then all of it is brought within the budget.
  const budgeted =
    edits.budget === null
      ? outfit
      : { ...open, budget: edits.budget, ...(edits.isListed !== true && { isTrimmed: true }) };
  const after = wishesAfter(before, [...new Set([...parts, ...edits.refused])]);
  const set = parts.flatMap(({ does, type }) => (does === 'set' ? [type] : []));
  const wishes = mergeWishes(unlessHeeled(after, set), flatShoes(turn.said ?? turn.words));
  return {
    ...before,
    wishes,
    filters: turn.filters,
    anchor: null,
    outfit: { ...budgeted, ...singleOf(outfit, parts), keep: change.bases[0] ?? [], change },
    exceptIds: [...new Set([...before.exceptIds, ...gone])].filter((id) => !kept.has(id)),
    refinedQuery: renderQuery(wishes, true),
  };
}
