import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import {
  idsOfList,
  type LeftPiece,
  type ShownLine,
  type ShownList,
} from '../dialogue/shown-list.ts';
import { written } from '../facts/item-names.ts';
import { isNamedBy } from '../references/shown-outfits.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import { unchanged } from './change-pieces.ts';
import {
  type EditedList,
  fabricsRefused,
  type ListChange,
  piecesOf,
  withLines,
  withPlaces,
} from './list-scene.ts';
import type { ListEdit } from './reading/list-edit.ts';
import { withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

/** So many pieces that left a list can come back. */
const LEFT_MAX = 12;

/** The pieces that stood on a list before a message and are gone after it, each with its line. */
function goneFrom(before: ShownList, after: ShownList): LeftPiece[] {
  const now = new Set(idsOfList(after));
  const old = new Set(idsOfList(before));
  return before.lines.flatMap(({ name, pieces }, at) =>
    pieces.flatMap((piece, place): LeftPiece[] => {
      if (piece.itemId === null || now.has(piece.itemId)) return [];
      // A piece that stands where it stood has taken its place.
      const next = after.lines.find((line) => line.name === name)?.pieces[place]?.itemId ?? null;
      const insteadId = next !== null && !old.has(next) ? next : null;
      const change = (after.left?.at(-1)?.change ?? 0) + 1;
      return [{ piece, name, at, place, insteadId, change }];
    }),
  );
}

/** The list with what left it noted, so that it can come back. */
export function withLeft(before: ShownList, after: ShownList): ShownList {
  const gone = goneFrom(before, after);
  const on = new Set(idsOfList(after));
  const known = (after.left ?? []).filter(({ piece }) => !on.has(piece.itemId ?? ''));
  const left = [...known, ...gone].slice(-LEFT_MAX);
  return left.length === 0 && after.left === undefined ? after : { ...after, left };
}

/** What the list is for, without what was refused of a piece that comes back. */
const withoutRefusal = (words: string, { other_info: { type, materials } }: Item): string =>
  words.replaceAll(/, no ([a-z -]+)/g, (said, name: string) => {
    const { types, soft } = understandQuery(name);
    const isOfIt =
      types.some((one) => isKindOf(type, one)) ||
      (types.length === 0 && soft.materials.some((one) => materials.includes(one)));
    return isOfIt ? '' : said;
  });

/** What stands in the place of a piece now, whatever took it in between. */
function standsFor(left: readonly LeftPiece[], id: string | null, on: ReadonlySet<string>) {
  let at = id;
  for (let step = 0; step < LEFT_MAX && at !== null && !on.has(at); step += 1) {
    const gone = at;
    at = left.findLast(({ piece }) => piece.itemId === gone)?.insteadId ?? null;
  }
  return at;
}

/** The lines with a piece where it stood before. */
function withPiece(
  lines: readonly ShownLine[],
  { piece, name, at, place }: LeftPiece,
): ShownLine[] {
  const isThere = lines.some((line) => line.name === name);
  if (!isThere) return lines.toSpliced(at, 0, { count: 1, name, pieces: [piece] });
  return lines.map((line) =>
    line.name === name
      ? { ...line, count: line.count + 1, pieces: line.pieces.toSpliced(place, 0, piece) }
      : line,
  );
}

const isOfKinds = (item: Item, types: readonly string[]): boolean =>
  types.length === 0 ||
  types.some((type) => isKindOf(item.other_info.type, type)) ||
  isNamedBy(types, item);

/** There is nothing of the kind to come back: what of it the list has. */
function tellNone(edited: EditedList, types: readonly string[]): ListChange {
  const there = piecesOf(edited, types);
  const name = written(findType(types[0] ?? '')?.plural ?? 'pieces').toLowerCase();
  const has =
    there.length === 0 ? '' : ` It has ${joinWithAnd(there.map((item) => withPrice(item)))}.`;
  return unchanged(edited, `No ${name} were taken off the list.${has}`);
}

type Wanted = Pick<Edit<'restore'>, 'types' | 'materials'>;

/** What left the list and may come back: of a kind, and nothing that was refused since. */
function openOf(edited: EditedList, { types, materials }: Wanted) {
  const { list, items } = edited;
  const refused = fabricsRefused(list).filter((one) => !materials.includes(one));
  const on = new Set(idsOfList(list));
  return (list.left ?? []).flatMap((left) => {
    const item = items.get(left.piece.itemId ?? '');
    const isOpen =
      item !== undefined &&
      !on.has(item.id) &&
      isOfKinds(item, types) &&
      materials.every((one) => item.other_info.materials.includes(one)) &&
      !item.other_info.materials.some((one) => refused.includes(one));
    return isOpen ? [{ left, item }] : [];
  });
}

/** Brings one piece back to where it stood. */
function bringBack(
  edited: EditedList,
  { left, item }: { left: LeftPiece; item: Item },
): ListChange {
  const { list, items } = edited;
  const on = new Set(idsOfList(list));
  const instead = items.get(standsFor(list.left ?? [], left.insteadId, on) ?? '');
  const goneIds = list.goneIds.filter((id) => id !== item.id);
  const words = withoutRefusal(list.words, item);
  const next = { ...edited, list: { ...list, goneIds, words } };
  if (instead === undefined) {
    return {
      edited: withLines(next, withPiece(list.lines, left), [item]),
      text: `Back on the list: ${withPrice(item)}.`,
      isChanged: true,
    };
  }
  const given = { ...next, list: { ...next.list, goneIds: [...goneIds, instead.id] } };
  return {
    edited: withPlaces(given, (piece) => (piece.itemId === instead.id ? left.piece : piece), [
      item,
    ]),
    text: `Instead of ${withPrice(instead)} it has ${withPrice(item)} again.`,
    isChanged: true,
  };
}

/** Brings back the piece that left the list last; of a kind one that was dropped before one that was swapped. */
function restoreLast(edited: EditedList, wanted: Wanted): ListChange {
  const open = openOf(edited, wanted);
  const dropped = open.filter(({ left }) => left.insteadId === null);
  const isNamed = wanted.types.length > 0;
  const back = isNamed ? (dropped.at(-1) ?? open.at(-1)) : open.at(-1);
  return back === undefined ? tellNone(edited, wanted.types) : bringBack(edited, back);
}

/** Brings back what was taken off the list: a piece of each kind, or all that left it last. */
export function restorePieces(
  edited: EditedList,
  { types, materials, isAll }: Edit<'restore'>,
): ListChange {
  const last = openOf(edited, { types: [], materials }).at(-1)?.left.change;
  const all = isAll
    ? openOf(edited, { types: [], materials }).filter(({ left }) => left.change === last)
    : [];
  if (all.length === 0 && types.length < 2) return restoreLast(edited, { types, materials });
  let next = edited;
  const changes: ListChange[] = [];
  const steps = isAll
    ? all.map((back) => () => bringBack(next, back))
    : types.map((type) => () => restoreLast(next, { types: [type], materials }));
  for (const step of steps) {
    const change = step();
    next = change.edited;
    changes.push(change);
  }
  return {
    edited: next,
    text: changes.map(({ text }) => text).join(' '),
    isChanged: changes.some(({ isChanged }) => isChanged),
  };
}
