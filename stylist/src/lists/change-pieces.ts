import type { Item } from '@modiste/contract/entities/item';
import type { Comparison } from '@modiste/lexicon/comparisons';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { comparisonWords } from '../choosing/reasons/compared.ts';
import { priceOf } from '../choosing/reasons/reason.ts';
import { shownColor } from '../facts/item-colors.ts';
import { isPairType, written } from '../facts/item-names.ts';
import { passesPlace, placeItem } from '../facts/item-places.ts';
import { joinWithAnd, joinWithOr } from '../speech/join-words.ts';
import { bestFirst, findFirst } from './choose-pieces.ts';
import { filtersOfList } from './fill-list.ts';
import type { ListEdit, SwapWish } from './reading/list-edit.ts';
import {
  type EditedList,
  itemsOf,
  kindsFor,
  type ListChange,
  piecesOf,
  withLines,
  withPlaces,
} from './list-scene.ts';
import { leftOf, withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

const CENT = 0.01;

const nameOf = (type: string): string => written(findType(type)?.plural ?? type).toLowerCase();

const narrowed = (types: readonly string[]): string[] =>
  types.filter((type) => !types.includes(findType(type)?.parent ?? ''));

const namesOf = (types: readonly string[]): string => joinWithAnd(narrowed(types).map(nameOf));

const unchanged = (edited: EditedList, text: string): ListChange => ({
  edited,
  text,
  isChanged: false,
});

/** The wider kinds that a kind belongs to, the nearest first: of a denim jacket jackets, then all outerwear. */
function kindsAbove(type: string): string[] {
  const parent = findType(type)?.parent ?? null;
  return parent === null ? [] : [parent, ...kindsAbove(parent)];
}

/** Of these a list has one place, whatever stands there: who has pajamas needs no robe. */
const ONE_PLACE: ReadonlySet<string | null> = new Set(['sleep', 'swim']);

/** The kind that a list packs a piece as: pajamas as sleepwear. */
const packedAs = (type: string): string =>
  ONE_PLACE.has(typeRole(type))
    ? (kindsAbove(type).findLast((kind) => typeRole(kind) === typeRole(type)) ?? type)
    : type;

/** Takes pieces off the list. */
export function dropPieces(edited: EditedList, edit: Edit<'drop'>): ListChange {
  const all = itemsOf(edited);
  const gone =
    edit.itemId === null
      ? piecesOf(edited, edit.types)
      : all.filter(({ id }) => id === edit.itemId);
  if (gone.length === 0) {
    return unchanged(
      edited,
      `There are no ${namesOf(edit.types)} on the list, so nothing has to go.`,
    );
  }
  const ids = new Set(gone.map(({ id }) => id));
  const { list } = edited;
  const without = [...new Set(narrowed(edit.types).map(packedAs))]
    .map((type) => `, without ${nameOf(type)}`)
    .join('');
  const goneIds = [...list.goneIds, ...ids];
  const rest = { ...edited, list: { ...list, goneIds, words: `${list.words}${without}` } };
  const names = joinWithAnd(gone.map((item) => withPrice(item)));
  return {
    edited: withPlaces(rest, (piece) => (ids.has(piece.itemId ?? '') ? null : piece)),
    text: edit.isOwned
      ? `Then ${names} can stay in the shop: you have your own.`
      : `Off the list: ${names}.`,
    isChanged: true,
  };
}

/** Whether a piece is of a color, as it is shown, or of a material that is refused. */
const isRefused = (item: Item, names: readonly string[]): boolean =>
  [...(shownColor(item)?.colors ?? item.colors.slice(0, 1)), ...item.other_info.materials].some(
    (one) => names.includes(one),
  );

/** Whether a piece lies as far from the old one as is wished for, where their records tell. */
const isAsWished = (item: Item, old: Item, { than = [] }: SwapWish): boolean =>
  than.every((comparison) => {
    const place = placeItem(old, comparison.aspect);
    return place === null || passesPlace(item, comparison, place);
  });

/** What may take the place of a piece: what is wished for of its kind, the best first. */
async function offersFor(
  { list, turn, find, items }: EditedList,
  old: Item,
  { words, wish, named }: { words: string; wish: SwapWish; named: string | undefined },
): Promise<Item[]> {
  const filters = filtersOfList(list, turn);
  const most = wish.isCheaper ? old.price - CENT : null;
  const said = wish.type === undefined ? words : (findType(wish.type)?.plural ?? words);
  const type = findType(wish.type ?? named ?? old.other_info.type);
  const onList = new Set([...list.goneIds, ...itemsOf({ list, items }).map(({ id }) => id)]);
  // What takes the place of a dress is worn where a dress is.
  const role = typeRole(type?.id ?? old.other_info.type);
  const findOpen = async (kind: string): Promise<Item[]> => {
    const query = `${wish.words} ${kind}`.trim();
    const found = await find({ query, filters: { ...filters, priceRangeMax: most } });
    return found.filter(
      (item) =>
        !onList.has(item.id) &&
        !isRefused(item, wish.refused ?? []) &&
        typeRole(item.other_info.type) === role &&
        isAsWished(item, old, wish),
    );
  };
  const exact = await findOpen(said);
  const wider = exact.length > 1 ? [] : await findOpen(type?.plural ?? words);
  let open = [...new Set([...exact, ...wider])];
  // Where none of the kind is so, what is worn in the same place may be.
  for (const kind of wish.than === undefined ? [] : kindsAbove(type?.id ?? '')) {
    if (open.length === 0) open = await findOpen(findType(kind)?.plural ?? kind);
  }
  return bestFirst(open, { words: `${wish.words} ${said}`.trim(), weather: list.weather });
}

/** How a piece is to differ, as it is told: "dressier and warmer". */
const tellThan = ({ than = [] }: SwapWish): string => joinWithAnd(than.map(comparisonWords));

/** What a piece that was put in the place of another is, where it is of another kind or as was wished. */
function tellSwapped(old: Item, next: Item, { wish, types: [named] }: Edit<'swap'>): string {
  const told = `Instead of ${withPrice(old)} it has ${withPrice(next)} now`;
  if (wish.than === undefined) return `${told}.`;
  const kind = wish.type ?? named ?? old.other_info.type;
  const isOfKind = isKindOf(next.other_info.type, kind);
  const nextType = findType(next.other_info.type);
  const isPair = nextType !== null && isPairType(nextType);
  const isKnown = wish.than.every(({ aspect }) => placeItem(old, aspect) !== null);
  const than = tellThan(wish);
  const none = isOfKind || !isKnown ? '' : `I found no ${nameOf(kind)} that are ${than}. `;
  return `${none}${told}${isKnown ? `, which ${isPair ? 'are' : 'is'} ${than}` : ''}.`;
}

/** Puts another piece in the place of one. */
export async function swapPiece(edited: EditedList, edit: Edit<'swap'>): Promise<ListChange> {
  const { list } = edited;
  const all = itemsOf(edited);
  const named = edit.itemId === null ? piecesOf(edited, edit.types) : [];
  const old = all.find(({ id }) => id === edit.itemId) ?? named[0];
  if (old === undefined) {
    const isPlanned = list.lines.some(({ pieces }) =>
      pieces.some((piece) =>
        kindsFor(piece).some((kind) => edit.types.some((type) => isKindOf(kind, type))),
      ),
    );
    return unchanged(
      edited,
      isPlanned
        ? `The list has a line for ${namesOf(edit.types)}, but the shop has none at the moment.`
        : `There are no ${namesOf(edit.types)} on the list; say “add ${namesOf(edit.types)}” if it should have some.`,
    );
  }
  const place = list.lines.flatMap(({ pieces }) => pieces).find(({ itemId }) => itemId === old.id);
  const offers = await offersFor(edited, old, {
    words: place?.words ?? '',
    wish: edit.wish,
    named: edit.types[0],
  });
  const spare = (leftOf(all, list) ?? Number.POSITIVE_INFINITY) + old.price;
  const least = offers.toSorted((one, other) => one.price - other.price)[0];
  const next = offers.find(({ price }) => price <= Math.max(spare, old.price)) ?? least;
  if (next === undefined) {
    const what = written(
      findType(edit.wish.type ?? edit.types[0] ?? old.other_info.type)?.plural ?? 'pieces',
    );
    const looks = [edit.wish.words, tellThan(edit.wish)].filter((said) => said !== '');
    const like = looks.length === 0 ? '' : ` that are ${joinWithAnd(looks)}`;
    const cost = edit.wish.isCheaper ? ` below ${priceOf(old)}` : '';
    return unchanged(
      edited,
      `I have no ${edit.wish.type === undefined ? 'other ' : ''}${what}${like}${cost}, so ${old.short_description} stays.`,
    );
  }
  const changed = withPlaces(
    { ...edited, list: { ...list, goneIds: [...list.goneIds, old.id] } },
    (piece) => (piece.itemId === old.id ? { ...piece, itemId: next.id } : piece),
    [next],
  );
  return {
    edited: changed,
    text: tellSwapped(old, next, edit),
    isChanged: true,
  };
}

/** Puts others in the place of all that is of a refused color or material. */
export async function swapRefused(edited: EditedList, edit: Edit<'refuse'>): Promise<ListChange> {
  const old = itemsOf(edited).filter((item) => isRefused(item, edit.names));
  if (old.length === 0) {
    return unchanged(edited, `Nothing on the list is ${joinWithOr(namesRefused(edit))} as it is.`);
  }
  let next = edited;
  const texts: string[] = [];
  for (const { id } of old) {
    const wish = { words: edit.words, isCheaper: false, refused: edit.names };
    const change = await swapPiece(next, { kind: 'swap', types: [], itemId: id, wish });
    next = change.edited;
    texts.push(change.text);
  }
  return { edited: next, text: texts.join(' '), isChanged: true };
}

/** So many pieces give way at once. */
const MOVED_MAX = 4;

/** How far a piece is from what is asked for: the dressiest first, where all is to be more casual. */
const distanceOf = (item: Item, than: readonly Comparison[]): number =>
  than.reduce((sum, { aspect, direction }) => sum - (placeItem(item, aspect) ?? 0) * direction, 0);

/** Puts others in the place of the pieces that are furthest from what all of the list is to be. */
export async function movePieces(edited: EditedList, edit: Edit<'move'>): Promise<ListChange> {
  const isKnown = (item: Item): boolean =>
    edit.than.every(({ aspect }) => placeItem(item, aspect) !== null);
  const all = itemsOf(edited)
    .filter(isKnown)
    .toSorted((one, other) => distanceOf(other, edit.than) - distanceOf(one, edit.than));
  const wish = { words: '', isCheaper: false, than: edit.than };
  let next = edited;
  const texts: string[] = [];
  for (const { id } of all) {
    if (texts.length >= MOVED_MAX) break;
    const change = await swapPiece(next, { kind: 'swap', types: [], itemId: id, wish });
    next = change.edited;
    if (change.isChanged) texts.push(change.text);
  }
  return texts.length > 0
    ? { edited: next, text: texts.join(' '), isChanged: true }
    : unchanged(edited, `I have nothing to make the list ${tellThan(wish)}, so it stays as it is.`);
}

const namesRefused = ({ names }: Edit<'refuse'>): string[] =>
  names.map((name) => name.toLowerCase().replaceAll('-', ' '));

/** Puts one more piece of each kind on the list. */
export async function addPieces(edited: EditedList, edit: Edit<'add'>): Promise<ListChange> {
  let next = edited;
  const changes: ListChange[] = [];
  for (const type of edit.types) {
    const change = await addPiece(next, { type, look: edit.words });
    next = change.edited;
    changes.push(change);
  }
  return {
    edited: next,
    text: changes.map(({ text }) => text).join(' '),
    isChanged: changes.some(({ isChanged }) => isChanged),
  };
}

async function addPiece(
  edited: EditedList,
  asked: { type: string; look: string },
): Promise<ListChange> {
  const { list, find, turn } = edited;
  const type = findType(asked.type);
  const words = `${asked.look} ${type?.plural ?? asked.type}`.trim();
  const all = itemsOf(edited);
  const on = new Set(all.map(({ id }) => id));
  const filters = filtersOfList(list, turn);
  const found = await findFirst(find, [words], filters);
  const offers = bestFirst(
    found.filter(({ id }) => !on.has(id) && !list.goneIds.includes(id)),
    { words, weather: list.weather },
  );
  const spare = leftOf(all, list) ?? Number.POSITIVE_INFINITY;
  const least = offers.toSorted((one, other) => one.price - other.price)[0];
  const next = offers.find(({ price }) => price <= spare) ?? least;
  if (next === undefined) {
    return unchanged(edited, `I have no ${written(words)} to add, so the list stays as it was.`);
  }
  const piece = { words, spare: [], itemId: next.id };
  const name = written(type?.name ?? asked.type);
  const lines = [...list.lines, { count: 1, name, pieces: [piece], isAdded: true }];
  const dear = next.price > spare ? ', more than is left for it' : '';
  return {
    edited: withLines(edited, lines, [next]),
    text: `Added: ${withPrice(next)}${dear}.`,
    isChanged: true,
  };
}
