import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { ShownLine } from '../dialogue/shown-list.ts';
import { spellCount } from '../facts/number-words.ts';
import { sumOf } from '../references/shown-outfits.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { offersOf, type Place, withinBudget } from './choose-pieces.ts';
import { filtersOfList } from './fill-list.ts';
import {
  type EditedList,
  itemsOf,
  type ListChange,
  piecesOf,
  withLines,
  withPlaces,
} from './list-scene.ts';
import type { ListEdit } from './reading/list-edit.ts';
import { budgetName, leftOf, withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

/** So many of the new pieces are named. */
const NAMED_MAX = 3;
/** "Cheaper" is by a quarter. */
const CHEAPER = 0.75;
/** "Fewer" is by a quarter, too, and "much shorter" by half. */
const FEWER = 0.75;
const MUCH_FEWER = 0.5;
const UNCOUNTED = /\b(?:underwear|socks)\b/;

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

const isCounted = ({ name }: ShownLine): boolean => !UNCOUNTED.test(name);

/** How many pieces of clothing the lines come to. */
const countOf = (lines: readonly ShownLine[]): number =>
  lines.filter(isCounted).reduce((sum, { count }) => sum + count, 0);

/** Of so many of a line nobody is short; and what a list does without before it has one of each. */
const FEW = 2;
const AT_HOME =
  /\b(?:sleepwear|dinner|sunglasses|hat|cap|scarf|beanie|gloves|cover-up|swimsuits?|cardigan)\b/;

/** One piece less of the line at a place. */
const withLess = (lines: readonly ShownLine[], at: number): ShownLine[] =>
  lines.map((line, place) =>
    place === at
      ? { ...line, count: line.count - 1, pieces: line.pieces.slice(0, line.count - 1) }
      : line,
  );

/**
 * One piece less: of the longest line while it has more than a few, then what one can do without, then
 * the seconds, and last whole lines from the end, but no shoes.
 */
function withOneLess(lines: readonly ShownLine[]): ShownLine[] {
  const longest = Math.max(...lines.filter(isCounted).map(({ count }) => count));
  const isLongest = (line: ShownLine): boolean => isCounted(line) && line.count === longest;
  const spare = lines.findLastIndex((line) => isCounted(line) && AT_HOME.test(line.name));
  if (longest <= FEW && spare >= 0) return lines.filter((_, place) => place !== spare);
  if (longest > 1) return withLess(lines, lines.findLastIndex(isLongest));
  const last = lines.findLastIndex((line) => isCounted(line) && !line.name.includes('shoes'));
  return lines.filter((_, place) => place !== last);
}

/** Fewer pieces, and then the same for less: "shorter and cheaper". */
export async function cutAndCheapen(edited: EditedList, edit: Edit<'count'>): Promise<ListChange> {
  const cut = cutDown(edited, edit);
  if (edit.isCheaper !== true) return cut;
  const cheaper = await makeCheaper(cut.edited);
  const text = [cut.text, cheaper.isChanged ? cheaper.text : ''].filter(Boolean).join(' ');
  return { ...cheaper, text, isChanged: cut.isChanged || cheaper.isChanged };
}

/** How the counts of lines changed: "2 instead of 4 tops". */
const tellCounts = (before: readonly ShownLine[], after: readonly ShownLine[]): string[] =>
  before.flatMap((line): string[] => {
    const now = after.find(({ name }) => name === line.name);
    if (now === undefined) return [`no ${line.name}`];
    return now.count === line.count ? [] : [`${now.count} instead of ${line.count} ${line.name}`];
  });

/** Takes one piece of each named kind off its line: "too many tops". */
export function cutKinds(edited: EditedList, { types }: Edit<'less'>): ListChange {
  const named = new Set(piecesOf(edited, types).map(({ id }) => id));
  const lines = edited.list.lines.map((line): ShownLine => {
    const isMeant = line.pieces.some(({ itemId }) => named.has(itemId ?? ''));
    const count = Math.max(1, line.count - Math.max(1, Math.floor(line.count / 3)));
    return isMeant && line.count > 1
      ? { ...line, count, pieces: line.pieces.slice(0, count) }
      : line;
  });
  const told = tellCounts(edited.list.lines, lines);
  return told.length === 0
    ? {
        edited,
        text: 'There is only one of it on the list; say “drop it” to leave it out.',
        isChanged: false,
      }
    : { edited: withLines(edited, lines), text: `Now ${joinWithAnd(told)}.`, isChanged: true };
}

/** Cuts the list down to so many pieces. */
function cutDown(edited: EditedList, { count, isMuch = false }: Edit<'count'>): ListChange {
  const { lines } = edited.list;
  const now = countOf(lines);
  const target = count ?? Math.ceil(now * (isMuch ? MUCH_FEWER : FEWER));
  if (target >= now || target < 1) {
    return {
      edited,
      text:
        target > now
          ? `The list has ${spellCount(now)} pieces; name what else it should have, and I will add it.`
          : `It is ${spellCount(now)} pieces as it is.`,
      isChanged: false,
    };
  }
  let cut: readonly ShownLine[] = lines;
  while (countOf(cut) > target) cut = withOneLess(cut);
  const told = tellCounts(lines, cut);
  const besides = lines.every(isCounted) ? '' : ', besides underwear and socks';
  return {
    edited: withLines(edited, cut),
    text: `${capitalize(spellCount(countOf(cut)))} pieces instead of ${spellCount(now)}${besides}: ${joinWithAnd(told)}.`,
    isChanged: true,
  };
}
