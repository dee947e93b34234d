import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import type { Comparison } from '@modiste/lexicon/comparisons';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { shownColor } from '../facts/item-colors.ts';
import { placeItem } from '../facts/item-places.ts';
import { joinWithAnd, joinWithOr } from '../speech/join-words.ts';
import { dropPieces, isRefused, namesOf, swapPiece, tellThan, unchanged } from './change-pieces.ts';
import { type EditedList, itemsOf, type ListChange } from './list-scene.ts';
import type { ListEdit, SwapWish } from './reading/list-edit.ts';
import { withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

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

/** What does as well where somebody wears none of a kind, the likeliest first. */
const SUBSTITUTES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  bottom: ['pants', 'midi-skirt', 'jeans', 'shorts', 'shirt-dress'],
  top: ['t-shirt', 'shirt', 'blouse'],
  'one-piece': ['blouse'],
  'mid-layer': ['cardigan', 'sweater'],
  outer: ['jacket', 'trench-coat', 'blazer'],
  shoes: ['sneakers', 'loafers', 'ballet-flats', 'ankle-boots'],
  sleep: ['pajamas', 'lounge-set'],
};

/** The list, which does without some kinds from now on, also where it is told anew. */
function withoutKinds(edited: EditedList, types: readonly string[]): EditedList {
  const without = types.map((type) => `, no ${findType(type)?.plural ?? type}`).join('');
  return { ...edited, list: { ...edited.list, words: `${edited.list.words}${without}` } };
}

/** Puts others of the same use in the place of kinds that the shopper does not wear. */
export async function swapNever(edited: EditedList, { types }: Edit<'never'>): Promise<ListChange> {
  const isOf = ({ other_info: { type } }: Item): boolean =>
    types.some((one) => isKindOf(type, one));
  const old = itemsOf(edited).filter(isOf);
  let next = withoutKinds(edited, types);
  const texts: string[] = [];
  for (const item of old) {
    const kinds = substitutesFor(item).filter((kind) => !types.some((one) => isKindOf(kind, one)));
    const gone = {
      kind: 'drop',
      types: [item.other_info.type],
      itemId: item.id,
      isOwned: false,
    } as const;
    const change = (await swapFirst(next, item, { kinds })) ?? dropPieces(next, gone);
    next = change.edited;
    texts.push(change.text);
  }
  return old.length === 0
    ? { ...unchanged(next, `There are no ${namesOf(types)} on the list, and none will come.`) }
    : { edited: next, text: texts.join(' '), isChanged: true };
}

/** Puts the first of these kinds that is sold in the place of a piece; null where none of them is. */
async function swapFirst(
  edited: EditedList,
  { id }: Item,
  { kinds, most }: { kinds: readonly string[]; most?: number },
): Promise<ListChange | null> {
  for (const type of kinds) {
    const wish: SwapWish = {
      words: '',
      isCheaper: false,
      type,
      ...(most !== undefined && { most }),
    };
    const change = await swapPiece(edited, { kind: 'swap', types: [], itemId: id, wish });
    if (change.isChanged) return change;
  }
  return null;
}

const substitutesFor = ({ other_info }: Item): readonly string[] =>
  SUBSTITUTES[typeRole(other_info.type) ?? 'other'] ?? [];

const colorsOf = (item: Item): readonly string[] =>
  shownColor(item)?.colors ?? item.colors.slice(0, 1);

/** What is next to the skin is of no matter to the colors of an outfit. */
const UNSEEN: ReadonlySet<string | null> = new Set(['underwear', 'hosiery', 'sleep', 'eyewear']);

/** Where a color is seen most. */
const NEAR_FACE: ReadonlySet<string | null> = new Set(['top', 'mid-layer', 'one-piece', 'scarf']);

/** Puts others in the place of all that is not of some colors. */
export async function recolor(
  edited: EditedList,
  { colors, isBright = false }: Edit<'recolor'>,
): Promise<ListChange> {
  const isSo = (item: Item): boolean => colorsOf(item).every((one) => colors.includes(one));
  const isMeant = (role: Role | null): boolean =>
    isBright ? NEAR_FACE.has(role) : !UNSEEN.has(role);
  const old = itemsOf(edited).filter(
    (item) => !isSo(item) && isMeant(typeRole(item.other_info.type)),
  );
  let next = edited;
  const fresh: string[] = [];
  const stays: string[] = [];
  for (const item of old) {
    const words = isBright ? '' : colors.join(' or ').toLowerCase();
    const wish: SwapWish = { words, isCheaper: false, colors };
    const change = await swapPiece(next, { kind: 'swap', types: [], itemId: item.id, wish });
    const before = new Set(itemsOf(next).map(({ id }) => id));
    const added = itemsOf(change.edited).find(({ id }) => !before.has(id));
    next = change.edited;
    if (added === undefined) stays.push(item.short_description);
    else fresh.push(withPrice(added));
  }
  const named = isBright ? 'color' : joinWithOr(colors.map((color) => color.toLowerCase()));
  if (old.length === 0) return unchanged(edited, `All of it is ${named} as it is.`);
  const now = fresh.length === 0 ? '' : `In ${named} it has ${joinWithAnd(fresh)} now.`;
  const rest =
    stays.length === 0
      ? ''
      : `Nothing like ${joinWithAnd(stays)} comes in ${named}, so ${stays.length === 1 ? 'that stays' : 'these stay'}.`;
  return { edited: next, text: `${now} ${rest}`.trim(), isChanged: fresh.length > 0 };
}

/** Puts others in the place of all pieces that cost more than each may. */
export async function capPieces(edited: EditedList, { most }: Edit<'most'>): Promise<ListChange> {
  const old = itemsOf(edited).filter(({ price }) => price > most);
  if (old.length === 0) {
    return unchanged(edited, `Nothing on the list costs more than ${formatPrice(most)}.`);
  }
  let next = edited;
  const texts: string[] = [];
  const stays: string[] = [];
  for (const item of old) {
    const wish: SwapWish = { words: '', isCheaper: false, most };
    const same = await swapPiece(next, { kind: 'swap', types: [], itemId: item.id, wish });
    const others = { kinds: substitutesFor(item), most };
    const change = same.isChanged ? same : ((await swapFirst(next, item, others)) ?? same);
    next = change.edited;
    if (change.isChanged) texts.push(change.text);
    else stays.push(withPrice(item));
  }
  const rest =
    stays.length === 0
      ? ''
      : ` I found nothing for ${formatPrice(most)} or less in the place of ${joinWithAnd(stays)}.`;
  return { edited: next, text: `${texts.join(' ')}${rest}`.trim(), isChanged: texts.length > 0 };
}
