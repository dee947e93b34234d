import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import { spellCount } from '../facts/number-words.ts';
import { sumOf } from '../references/shown-outfits.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import { offersOf, type Place } from './choose-pieces.ts';
import { filtersOfList } from './fill-list.ts';
import { withinBudget } from './fit-budget.ts';
import { type EditedList, itemsOf, type ListChange, withPlaces } from './list-scene.ts';
import type { ListEdit } from './reading/list-edit.ts';
import { budgetName, leftOf, withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

/** So many of the new pieces are named. */
const NAMED_MAX = 3;
/** "Cheaper" is by a quarter. */
const CHEAPER = 0.75;

/** The places of the list with what else may stand there. */
async function placesOf(edited: EditedList): Promise<Place[]> {
  const { list, find, turn, items } = edited;
  const filters = filtersOfList(list, turn);
  const pieces = list.lines.flatMap((line) => line.pieces).filter(({ itemId }) => itemId !== null);
  return Promise.all(
    pieces.map(async (piece) => ({
      offers: await offersOf(find, piece, { filters, list }),
      item: items.get(piece.itemId ?? ''),
    })),
  );
}

/** What a trip can best be without, the first to go first. */
const SPARE_ROLES = ['sleep', 'jewelry', 'headwear', 'bag', 'shoes', 'mid-layer', 'one-piece'];

const spareRank = ({ other_info }: Item): number => {
  const at = SPARE_ROLES.indexOf(typeRole(other_info.type) ?? '');
  return at < 0 ? SPARE_ROLES.length : at;
};

const isOfSameUse = (one: Item, other: Item): boolean =>
  typeRole(one.other_info.type) === typeRole(other.other_info.type);

/** What could be left out so that the rest is within the sum; one pair of shoes always stays. */
function toLeaveOut(items: readonly Item[], sum: number): Item[] {
  const left: Item[] = [];
  const isShoe = ({ other_info }: Item): boolean => typeRole(other_info.type) === 'shoes';
  const kept = items.find(isShoe);
  const open = items.filter((item) => item !== kept);
  const isOver = (): boolean => sumOf(items) - sumOf(left) > sum;
  for (const item of open.toSorted((one, other) => spareRank(one) - spareRank(other))) {
    if (!isOver() || spareRank(item) === SPARE_ROLES.length) break;
    left.push(item);
  }
  // Then of several for the same use the dearest; one of each stays.
  for (const item of open.toSorted((one, other) => other.price - one.price)) {
    const rest = open.filter((one) => !left.includes(one) && isOfSameUse(one, item));
    if (isOver() && rest.includes(item) && rest.length > 1) left.push(item);
  }
  return sumOf(items) - sumOf(left) <= sum ? left : [];
}

const titleOf = ({ short_description }: Item): string => short_description;

/** Some of the pieces by their names, and how many more there are. */
function nameSome(items: readonly Item[], nameOf = titleOf): string {
  const named = items.slice(0, NAMED_MAX).map(nameOf);
  const more = items.length - named.length;
  return joinWithAnd([...named, ...(more <= 0 ? [] : [`${spellCount(more)} more`])]);
}

const tellNew = (changed: readonly Item[]): string =>
  `On it for less now: ${nameSome(changed, withPrice)}.`;

/** Brings all of the list to what costs no more than a sum, as far as that can be. */
async function bringTo(edited: EditedList, sum: number): Promise<ListChange> {
  const before = itemsOf(edited);
  const places = withinBudget(await placesOf(edited), sum);
  const now = places.flatMap(({ item }) => item ?? []);
  const next = new Map(before.map(({ id }, at) => [id, now[at]?.id ?? id]));
  const changed = withPlaces(
    edited,
    (piece) => ({ ...piece, itemId: next.get(piece.itemId ?? '') ?? piece.itemId }),
    now,
  );
  const fresh = now.filter(
    (item) => !before.includes(item) && !before.some(({ id }) => id === item.id),
  );
  const out = toLeaveOut(now, sum);
  const isOver = sumOf(now) > sum;
  const short =
    out.length === 0
      ? isOver
        ? ` Lower than that it does not come here.`
        : ''
      : ` Even so it does not come below ${formatPrice(sum)}; without ${nameSome(out)} it would.`;
  const told = fresh.length === 0 ? '' : tellNew(fresh);
  return { edited: changed, text: `${told}${short}`.trim(), isChanged: fresh.length > 0 };
}

/** Sets what all of the list may cost, and keeps it there. */
export async function setBudget(
  edited: EditedList,
  { budget, around }: Edit<'budget'>,
): Promise<ListChange> {
  const { around: _, ...known } = edited.list;
  const list = { ...known, budget, ...(around !== undefined && { around }) };
  const next = { ...edited, list };
  if (budget === null) {
    const had = budgetName(edited.list);
    const text =
      had === null
        ? 'The list as a whole has no limit.'
        : `Then ${had} is no limit of the whole list.`;
    return { edited: next, text, isChanged: false };
  }
  const left = leftOf(itemsOf(edited), list) ?? 0;
  if (left >= 0) {
    return {
      edited: next,
      text: `The list is within ${budgetName(list)} as it is.`,
      isChanged: false,
    };
  }
  return bringTo(next, around ?? budget);
}

/** Makes all of the list cost clearly less. */
export async function makeCheaper(edited: EditedList): Promise<ListChange> {
  const before = sumOf(itemsOf(edited));
  const change = await bringTo(edited, Math.floor(before * CHEAPER));
  return change.isChanged
    ? { ...change, text: change.text.replace(/ ?Even so .*$/, '') }
    : { ...change, text: 'Nothing on the list comes for clearly less.' };
}
