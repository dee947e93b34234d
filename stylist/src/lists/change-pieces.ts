import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { comparisonWords } from '../choosing/reasons/compared.ts';
import { priceOf } from '../choosing/reasons/reason.ts';
import type { ListedPiece } from '../dialogue/shown-list.ts';
import { shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { isPairType, written } from '../facts/item-names.ts';
import { passesPlace, placeItem } from '../facts/item-places.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import { bestFirst, isLightFabric } from './choose-pieces.ts';
import { filtersOfList } from './fill-list.ts';
import {
  type EditedList,
  fabricsRefused,
  itemsOf,
  kindsFor,
  type ListChange,
  piecesOf,
  withFabricsRefused,
  withPlaces,
} from './list-scene.ts';
import { OF_DRY } from './reading/list-clause.ts';
import type { ListEdit, SwapWish } from './reading/list-edit.ts';
import { isRainKind } from './tell-rain.ts';
import { leftOf, withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

const CENT = 0.01;

const nameOf = (type: string): string => written(findType(type)?.plural ?? type).toLowerCase();

const narrowed = (types: readonly string[]): string[] =>
  types.filter((type) => !types.includes(findType(type)?.parent ?? ''));

export const namesOf = (types: readonly string[]): string =>
  joinWithAnd(narrowed(types).map(nameOf));

export const unchanged = (edited: EditedList, text: string): ListChange => ({
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
    .map((type) => `, no ${nameOf(type)}`)
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
export const isRefused = (item: Item, names: readonly string[]): boolean =>
  [...(shownColor(item)?.colors ?? item.colors.slice(0, 1)), ...item.other_info.materials].some(
    (one) => names.includes(one),
  );

/** Whether a piece is made against rain, or its record says that it keeps the wet off. */
const keepsDry = (item: Item): boolean =>
  isRainKind(item.other_info.type) || [...readItemFacts(item).stated].some((id) => OF_DRY.has(id));

const isOnlyOf = (item: Item, colors: readonly string[]): boolean =>
  (shownColor(item)?.colors ?? item.colors.slice(0, 1)).every((one) => colors.includes(one));

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
  const cheaper = wish.isCheaper ? old.price - CENT : null;
  const most = wish.most === undefined ? cheaper : Math.min(wish.most, cheaper ?? wish.most);
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
        !isRefused(item, [...(wish.refused ?? []), ...fabricsRefused(list)]) &&
        (wish.isDry !== true || keepsDry(item)) &&
        (wish.features ?? []).every((feature) => readItemFacts(item).stated.has(feature)) &&
        (wish.colors === undefined || isOnlyOf(item, wish.colors)) &&
        (wish.isLight !== true || isLightFabric(item)) &&
        typeRole(item.other_info.type) === role &&
        isAsWished(item, old, wish),
    );
  };
  const exact = await findOpen(said);
  const wider = exact.length > 1 ? [] : await findOpen(type?.plural ?? words);
  let open = [...new Set([...exact, ...wider])];
  // Where none of the kind is so, what is worn in the same place may be.
  const isWide = [wish.than, wish.features, wish.isDry].some(Boolean);
  for (const kind of isWide ? kindsAbove(type?.id ?? '') : []) {
    if (open.length === 0) open = await findOpen(findType(kind)?.plural ?? kind);
  }
  return bestFirst(open, { words: `${wish.words} ${said}`.trim(), weather: list.weather });
}

/** How a piece is to differ, as it is told: "dressier and warmer". */
export const tellThan = ({ than = [] }: SwapWish): string => joinWithAnd(than.map(comparisonWords));

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

/** Why another kind took the place of what was to be more comfortable. */
const tellWhy = (edit: Edit<'swap'>, asked: Edit<'swap'>): string =>
  edit === asked ? '' : ' Sneakers are made to be walked in all day.';

const tellLimit = ({ most }: SwapWish): string =>
  most === undefined ? '' : ` for ${formatPrice(most)} or less`;

/** What of the kind costs least where nothing is within what a piece may cost. */
async function tellLeast(edited: EditedList, old: Item, { wish, types }: Edit<'swap'>) {
  const { most, ...open } = wish;
  if (most === undefined) return '';
  const asked = { words: placeOf(edited, old), named: types[0] };
  const [least] = (await offersFor(edited, old, { ...asked, wish: open })).toSorted(
    (one, other) => one.price - other.price,
  );
  if (least !== undefined && least.price < old.price) return `; ${withPrice(least)} comes closest`;
  const plain = { words: '', isCheaper: false, most };
  const all = { ...edited, list: { ...edited.list, words: '' } };
  const [minded] = await offersFor(all, old, { ...asked, wish: plain });
  const fabrics = joinWithAnd(minded?.other_info.materials ?? []);
  const other =
    minded === undefined ? '' : `; for less there is only ${withPrice(minded)}, of ${fabrics}`;
  return ` at ${priceOf(old)}, the least expensive of those that suit${other}`;
}

/** Shoes that are to be more comfortable are sneakers: these are made to walk in. */
function forWalking(old: Item, edit: Edit<'swap'>): Edit<'swap'> {
  const { than = [], ...wish } = edit.wish;
  const isComfort = than.some(({ aspect, direction }) => aspect === 'comfort' && direction > 0);
  const isShoe = typeRole(old.other_info.type) === 'shoes';
  const isOpen = isComfort && isShoe && wish.type === undefined;
  return isOpen && !isKindOf(old.other_info.type, 'sneakers')
    ? { ...edit, wish: { ...wish, type: 'sneakers' } }
    : edit;
}

/** Where another kind took the place of a piece, what is looked for there later is of that kind. */
const placeFor = ({ wish: { type } }: Edit<'swap'>): Partial<ListedPiece> =>
  type === undefined ? {} : { words: findType(type)?.plural ?? type, spare: [] };

/** What the place of a piece on the list is searched by. */
const placeOf = ({ list }: EditedList, { id }: Item): string =>
  list.lines.flatMap(({ pieces }) => pieces).find(({ itemId }) => itemId === id)?.words ?? '';

/** There is none of the kind that is to give way: it may be there already, or have no piece here. */
function tellNone(edited: EditedList, { types, wish }: Edit<'swap'>): ListChange {
  const [there] = wish.type === undefined ? [] : piecesOf(edited, [wish.type]);
  const names = namesOf(types);
  if (there !== undefined) {
    return unchanged(edited, `It has no ${names}: ${withPrice(there)} is on it instead.`);
  }
  const isPlanned = edited.list.lines.some(({ pieces }) =>
    pieces.some((piece) =>
      kindsFor(piece).some((kind) => types.some((type) => isKindOf(kind, type))),
    ),
  );
  return unchanged(
    edited,
    isPlanned
      ? `The list has a line for ${names}, but the shop has none at the moment.`
      : `There are no ${names} on the list; say “add ${names}” if it should have some.`,
  );
}

/** Why a piece stays as it is: nothing else is as was wished for. */
async function tellStays(edited: EditedList, old: Item, edit: Edit<'swap'>): Promise<string> {
  const { wish, types } = edit;
  const kind = wish.type ?? types[0] ?? old.other_info.type;
  const what = written(findType(kind)?.plural ?? 'pieces').toLowerCase();
  const light = wish.isLight === true ? 'light' : '';
  const looks = [light, wish.words, tellThan(wish)].filter((said) => said !== '');
  const like = looks.length === 0 ? '' : ` that are ${joinWithAnd(looks)}`;
  const cost = wish.isCheaper && wish.most === undefined ? ` below ${priceOf(old)}` : '';
  const other = wish.type === undefined ? 'other ' : '';
  const none = `I have no ${other}${what}${like}${cost}${tellLimit(wish)}`;
  return `${none}, so ${old.short_description} stays${await tellLeast(edited, old, edit)}.`;
}

/** Puts another piece in the place of one. */
export async function swapPiece(given: EditedList, asked: Edit<'swap'>): Promise<ListChange> {
  const edited = withFabricsRefused(given, asked.wish.refused ?? []);
  const { list } = edited;
  const all = itemsOf(edited);
  const named = asked.itemId === null ? piecesOf(edited, asked.types) : [];
  const old = all.find(({ id }) => id === asked.itemId) ?? named[0];
  if (old === undefined) return tellNone(edited, asked);
  const edit = forWalking(old, asked);
  const { type } = edit.wish;
  if (type !== undefined && isKindOf(old.other_info.type, type) && edit.types.length > 0) {
    return tellNone(edited, edit);
  }
  const offers = await offersFor(edited, old, {
    words: placeOf(edited, old),
    wish: edit.wish,
    named: edit.types[0],
  });
  const spare = (leftOf(all, list) ?? Number.POSITIVE_INFINITY) + old.price;
  const least = offers.toSorted((one, other) => one.price - other.price)[0];
  const next = offers.find(({ price }) => price <= Math.max(spare, old.price)) ?? least;
  if (next === undefined) return unchanged(edited, await tellStays(edited, old, edit));
  const changed = withPlaces(
    { ...edited, list: { ...list, goneIds: [...list.goneIds, old.id] } },
    (piece) => (piece.itemId === old.id ? { ...piece, ...placeFor(edit), itemId: next.id } : piece),
    [next],
  );
  return {
    edited: changed,
    text: `${tellSwapped(old, next, edit)}${tellWhy(edit, asked)}`,
    isChanged: true,
  };
}
