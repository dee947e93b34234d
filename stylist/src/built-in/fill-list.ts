import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { PieceList } from '../answers/answer.ts';
import { isTooCasual } from '../choosing/reasons/usual-choice.ts';
import { withShown } from '../dialogue/dialogue-state.ts';
import { gradeFabrics } from '../facts/fabric-grades.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { written } from '../facts/item-names.ts';
import { sumOf } from '../references/shown-outfits.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import type { Translation, Turn } from '../stylist.ts';

/** Finds what the shop has of a kind, the best first; empty where nothing meets words and filters. */
export type FindPieces = (asked: { query: string; filters: Filters }) => Promise<readonly Item[]>;

/** A translation whose answer may list pieces that are not looked for yet. */
export type ListingTranslation = Translation & { list?: PieceList };

/** So far down a list a piece is still a good one of its kind. */
const GOOD = 16;
/** Colors that go with all others, so that the pieces of a list combine. */
const NEUTRAL: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown', 'Blue']);
const COLORFUL_PLACES = 6;
const DEAR_PLACES = 8;
/** More than any place or price is worth. */
const UNFIT = 10_000;
const AIRY_MAX = 2;
/** A shirt to swim in is a shirt, and nothing for town. */
const OF_SPORT = /\b(?:swim|surf|tennis|gym|yoga|running|golf|ski|cycling)\b/i;
const WARM_MIN = 8;

/** The usual price of what was found. */
const middleOf = (items: readonly Item[]): number =>
  items.map(({ price }) => price).toSorted((one, other) => one - other)[
    Math.floor(items.length / 2)
  ] ?? 0;

/** Fabrics by how warm they are, from 0 to 10: neither is packed for the other weather. */
const isOutOfWeather = ({ other_info: { materials } }: Item, { weather }: PieceList): boolean => {
  const grade = weather === null ? null : (gradeFabrics('warmth', materials)?.grade ?? null);
  if (grade === null) return false;
  return weather === 'winter' ? grade <= AIRY_MAX : grade >= WARM_MIN;
};

/** Whether a piece is made for a sport or too casual, where neither was asked for. */
function isBesideThePoint(item: Item, words: string): boolean {
  const { attributes } = understandQuery(words).soft;
  const uses = [...readItemFacts(item).uses].filter((id) => attributeGroup(id) === 'activity');
  const isOfSport = OF_SPORT.test(item.short_description) && !OF_SPORT.test(words);
  return (
    isOfSport ||
    uses.some((id) => !attributes.includes(id)) ||
    attributes.some((id) => isTooCasual(item, id))
  );
}

interface Asked {
  words: string;
  list: PieceList;
}

/** What suits a list best: near the top, of a color that combines, and none of the dearest. */
function pick(
  found: readonly Item[],
  taken: ReadonlySet<string>,
  { words, list }: Asked,
): Item | undefined {
  const isCheapest = list.budget !== null;
  const open = found.filter(({ id }) => !taken.has(id)).slice(0, isCheapest ? undefined : GOOD);
  const usual = middleOf(open);
  const unfit = (item: Item): number =>
    isOutOfWeather(item, list) || isBesideThePoint(item, words) ? UNFIT : 0;
  const worth = (item: Item, at: number): number =>
    isCheapest
      ? item.price + unfit(item)
      : at +
        unfit(item) +
        (NEUTRAL.has(item.colors[0] ?? '') ? 0 : COLORFUL_PLACES) +
        (item.price > usual ? DEAR_PLACES : 0);
  return open
    .map((item, at) => ({ item, worth: worth(item, at) }))
    .toSorted((one, other) => one.worth - other.worth)[0]?.item;
}

/** The kind of garment alone: what is left of "wide linen trousers" where no such are sold. */
function kindOf(words: string): string | null {
  const type = understandQuery(words).concepts.find(({ kind }) => kind === 'type');
  return findType(type?.id ?? '')?.plural ?? null;
}

async function findOf(find: FindPieces, words: string, filters: Filters): Promise<readonly Item[]> {
  const exact = await find({ query: words, filters });
  const kind = exact.length > 0 ? null : kindOf(words);
  return kind === null ? exact : find({ query: kind, filters });
}

/** What is sold of the first of these of which anything is. */
async function findFirst(
  find: FindPieces,
  [words, ...others]: readonly string[],
  filters: Filters,
): Promise<readonly Item[]> {
  if (words === undefined) return [];
  const found = await findOf(find, words, filters);
  return found.length > 0 ? found : findFirst(find, others, filters);
}

const nameOf = ({ short_description, price, other_info }: Item): string =>
  `${short_description}, ${formatPrice(price, other_info.currency)}`;

/** One line with its pieces named, or told plainly to have none. */
function tellLine(line: string, pieces: readonly string[], found: readonly (Item | undefined)[]) {
  const items = found.flatMap((item) => item ?? []);
  const missing = pieces.filter((_, at) => found[at] === undefined);
  const named = items.length === 0 ? [] : [items.map(nameOf).join('; ')];
  const none =
    missing.length === 0 ? [] : [`no ${written(joinWithAnd(missing))} here at the moment`];
  const here = named.length === 0 ? '' : 'here: ';
  return `${line} (${here}${[...named, ...none].join('; ')})`;
}

function tellTotal(items: readonly Item[], budget: number | null): string {
  const total = sumOf(items);
  const all = `The ${items.length} pieces shown come to ${formatPrice(total)}`;
  if (budget === null) return `${all}.`;
  const over = total - budget;
  return over <= 0
    ? `${all}, within your ${formatPrice(budget)}.`
    : `${all}, the least of each kind, which is ${formatPrice(over)} more than your ${formatPrice(budget)}.`;
}

/**
 * Puts a piece of the shop beside each line of the list that an answer tells, or says that there is
 * none, and shows these pieces.
 * @param find Null where nothing can be looked for: the list is told as it is.
 */
export async function fillList(
  find: FindPieces | null,
  turn: Turn,
  { list, ...told }: ListingTranslation,
): Promise<Translation> {
  if (list === undefined || find === null) return told;
  const { lines, gender, budget } = list;
  const filters = { ...DEFAULT_FILTERS, gender: gender === null ? turn.filters.gender : [gender] };
  const found = await Promise.all(
    lines.map(({ pieces, spare }) =>
      Promise.all(pieces.map((words) => findFirst(find, [words, ...spare], filters))),
    ),
  );
  const taken = new Set<string>();
  const chosen = found.map((ofLine, at) =>
    ofLine.map((items, place) => {
      const words = lines[at]?.pieces[place] ?? '';
      const item = pick(items, taken, { words, list });
      if (item !== undefined) taken.add(item.id);
      return item;
    }),
  );
  const items = chosen.flat().flatMap((item) => item ?? []);
  if (items.length === 0) return told;
  const answer = lines.reduce(
    (text, { line, pieces }, at) =>
      pieces.length === 0
        ? text
        : text.replace(line, () => tellLine(line, pieces, chosen[at] ?? [])),
    told.answer,
  );
  const itemIds = items.map(({ id }) => id);
  const shown = { itemIds, outfits: [] };
  return {
    ...told,
    answer: `${answer}\n${tellTotal(items, budget)}`,
    itemIds,
    state: {
      ...withShown(told.state, shown, items),
      focusId: null,
      addedUp: { itemIds, budget },
    },
  };
}
