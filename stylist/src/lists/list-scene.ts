import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ListedPiece, ShownLine, ShownList } from '../dialogue/shown-list.ts';
import { isNamedBy } from '../references/shown-outfits.ts';
import type { Turn } from '../stylist.ts';
import type { FindPieces } from './choose-pieces.ts';

/** A list as it is edited: with the items that stand on it, and what finds others. */
export interface EditedList {
  list: ShownList;
  /** Everything that may stand on it, by id. */
  items: ReadonlyMap<string, Item>;
  turn: Turn;
  find: FindPieces;
}

/** What an edit made of a list, and what to say of it. */
export interface ListChange {
  edited: EditedList;
  /** Empty where only the sum is worth telling. */
  text: string;
  /** Whether anything on the list is different now. */
  isChanged: boolean;
  /** The ids of the pieces that are shown alone; left out where all of them are. */
  only?: readonly string[];
  /** The piece that is spoken of from now on, where that is told apart from what changed. */
  focusId?: string;
}

/** The items on the list, in its order. */
export const itemsOf = ({ list, items }: Pick<EditedList, 'list' | 'items'>): Item[] =>
  list.lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ itemId }) => (itemId === null ? [] : (items.get(itemId) ?? []))),
  );

/** The same list with other lines, and with items that may stand on them. */
export const withLines = (
  { list, items, ...rest }: EditedList,
  lines: readonly ShownLine[],
  found: readonly Item[] = [],
): EditedList => ({
  ...rest,
  list: { ...list, lines },
  items: new Map([...items, ...found.map((item): [string, Item] => [item.id, item])]),
});

/** The kinds of garments that a place of the list is for. */
export const kindsFor = ({ words }: ListedPiece): string[] =>
  understandQuery(words).concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/** What stands in the places for some kinds: a raincoat that stands for a rain jacket is no coat. */
function placedAs(
  { list, items }: Pick<EditedList, 'list' | 'items'>,
  types: readonly string[],
): Item[] {
  const isFor = (piece: ListedPiece): boolean =>
    kindsFor(piece).some((kind) => types.some((one) => isKindOf(kind, one)));
  return list.lines.flatMap(({ pieces }) =>
    pieces.filter(isFor).flatMap(({ itemId }) => items.get(itemId ?? '') ?? []),
  );
}

/** The pieces of the list of one kind, the exact ones where there are such. */
function piecesOfKind(edited: Pick<EditedList, 'list' | 'items'>, type: string): Item[] {
  const placed = placedAs(edited, [type]);
  if (placed.length > 0) return placed;
  const all = itemsOf(edited);
  const exact = all.filter(({ other_info }) => isKindOf(other_info.type, type));
  if (exact.length > 0) return exact;
  const near = all.filter((item) => isNamedBy([type], item));
  const role = typeRole(type);
  return near.length > 0 || !ONE_OF_A_ROLE.has(role) || type === 'robe'
    ? near
    : all.filter(({ other_info }) => typeRole(other_info.type) === role);
}

/** The pieces of the list of some kinds; of "a puffer jacket" the puffer, and no jacket beside it. */
export function piecesOf(
  edited: Pick<EditedList, 'list' | 'items'>,
  types: readonly string[],
): Item[] {
  const narrow = types.filter(
    (type) => !types.some((other) => other !== type && isKindOf(other, type)),
  );
  return [...new Set(narrow.flatMap((type) => piecesOfKind(edited, type)))];
}

/** Whoever says pajamas means whatever is packed to sleep in; a robe is worn over them. */
const ONE_OF_A_ROLE: ReadonlySet<string | null> = new Set(['sleep', 'swim', 'headwear', 'bag']);

/** The list with the places changed of some pieces; a place without what it had is gone. */
export function withPlaces(
  edited: EditedList,
  change: (piece: ListedPiece) => ListedPiece | null,
  found: readonly Item[] = [],
): EditedList {
  const lines = edited.list.lines.flatMap((line): ShownLine[] => {
    const pieces = line.pieces.flatMap((piece) => change(piece) ?? []);
    const gone = line.pieces.length - pieces.length;
    const count = line.count - gone;
    return count <= 0 || (pieces.length === 0 && gone > 0) ? [] : [{ ...line, count, pieces }];
  });
  return withLines(edited, lines, found);
}

/** Fabrics that the shopper wants nothing of on the list, by lexicon id. */
export const fabricsRefused = ({ words }: Pick<ShownList, 'words'>): readonly string[] =>
  understandQuery(words).not.materials;

/** The list with fabrics noted that are not to come back: "the flannel in April?" */
export function withFabricsRefused(edited: EditedList, names: readonly string[]): EditedList {
  const known = fabricsRefused(edited.list);
  const fresh = names.filter(
    (name) => !known.includes(name) && fabricsRefused({ words: `no ${name}` }).includes(name),
  );
  const words = fresh.map((name) => `, no ${name}`).join('');
  return words === ''
    ? edited
    : { ...edited, list: { ...edited.list, words: `${edited.list.words}${words}` } };
}
