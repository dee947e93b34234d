import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import type { PieceList } from '../answers/answer.ts';
import { withShown } from '../dialogue/dialogue-state.ts';
import type { PieceLimit } from '../dialogue/piece-limit.ts';
import { idsOfList, type ShownLine, type ShownList } from '../dialogue/shown-list.ts';
import { written } from '../facts/item-names.ts';
import { mostFor } from '../request/limits/within-limits.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import type { Translation, Turn } from '../stylist.ts';
import { chooseAll, type FindPieces, offersOf, type Place } from './choose-pieces.ts';
import { fitBudget } from './fit-budget.ts';
import { budgetName, tellSum } from './tell-sum.ts';

/** A translation whose answer may list pieces that are not looked for yet. */
export type ListingTranslation = Translation & { list?: PieceList };

const nameOf = ({ short_description, price, other_info }: Item): string =>
  `${short_description}, ${formatPrice(price, other_info.currency)}`;

/** What a line asks for, what was found for it, and what its pieces may cost. */
interface ListedLine {
  pieces: readonly string[];
  found: readonly (Item | undefined)[];
  limits: readonly PieceLimit[];
}

/** One line with its pieces named, or told plainly to have none. */
function tellLine(line: string, { pieces, found, limits }: ListedLine) {
  const items = found.flatMap((item) => item ?? []);
  const missing = pieces.filter((_, at) => found[at] === undefined);
  const named = items.length === 0 ? [] : [items.map(nameOf).join('; ')];
  const most = missing.map((words) => mostFor(words, limits)).find((one) => one !== null) ?? null;
  const where = most === null ? 'here at the moment' : `here for ${formatPrice(most)} or less`;
  const none = missing.length === 0 ? [] : [`no ${written(joinWithAnd(missing))} ${where}`];
  const here = named.length === 0 ? '' : 'here: ';
  return `${line} (${here}${[...named, ...none].join('; ')})`;
}

/** The filters that the pieces of a list are found with. */
export const filtersOfList = (
  { gender, sizes }: Pick<ShownList, 'gender' | 'sizes'>,
  turn: Pick<Turn, 'filters'>,
): Filters => ({
  ...DEFAULT_FILTERS,
  ...sizes,
  gender: gender === null ? turn.filters.gender : [gender],
});

/** What was said of the list before it was told anew for another trip, and still holds. */
function carried(list: PieceList, { state }: Turn): Pick<ShownList, 'goneIds'> & PieceList {
  const before = state.list?.kind === list.kind ? state.list : undefined;
  const budget = list.budget ?? before?.budget ?? null;
  const around = list.budget === null ? before?.around : list.around;
  return {
    ...list,
    budget,
    ...(around !== undefined && { around }),
    ...(before?.sizes !== undefined && list.sizes === undefined && { sizes: before.sizes }),
    goneIds: before?.goneIds ?? [],
  };
}

/** What may stand in the place of a jacket that is sold for no more than was said. */
const IN_PLACE = ['hooded parka', 'coat'];

/** What stands in each place of the lines: as much as the budget suffices for, where there is one. */
async function choose(
  find: FindPieces,
  list: ReturnType<typeof carried>,
  { filters, limits }: { filters: Filters; limits: readonly PieceLimit[] },
): Promise<Place[][]> {
  const offers = await Promise.all(
    list.lines.flatMap(({ pieces, spare }) =>
      pieces.map((words) => {
        const most = mostFor(words, limits);
        const within = most === null ? filters : { ...filters, priceRangeMax: most };
        const others = most === null ? spare : [...spare, ...IN_PLACE];
        return offersOf(find, { words, spare: others }, { filters: within, list });
      }),
    ),
  );
  const lines = byLine(list, chooseAll(offers));
  const sum = list.around ?? list.budget;
  return sum === null ? lines : fitBudget(lines, { sum, weather: list.weather });
}

/** The places as the lines have them. */
function byLine(list: PieceList, places: readonly Place[]): Place[][] {
  let from = 0;
  return list.lines.map(({ pieces }) => {
    from += pieces.length;
    return places.slice(from - pieces.length, from);
  });
}

const itemsIn = (places: readonly Place[] = []): Item[] => places.flatMap(({ item }) => item ?? []);

/** The lines that the shopper had added before the list was told anew. */
const addedBefore = ({ kind }: PieceList, { state: { list } }: Turn): ShownLine[] =>
  list?.kind === kind ? list.lines.filter(({ isAdded }) => isAdded === true) : [];

/** The list as it is told, with what stands in each of its places. */
function shownList(turn: Turn, asked: ReturnType<typeof carried>, places: Place[][]): ShownList {
  const { kind, gender, weather, budget, around, goneIds, lines, sizes, occasions } = asked;
  const shown = lines.map(({ count, name, pieces, spare }, at): ShownLine => {
    const listed = pieces.map((words, place) => ({
      words,
      spare,
      itemId: places[at]?.[place]?.item?.id ?? null,
    }));
    if (budget === null) return { count, name, pieces: listed };
    const bought = listed.filter(({ itemId }) => itemId !== null);
    return { count: bought.length, name, pieces: bought };
  });
  return {
    words: turn.words,
    kind,
    gender,
    weather,
    budget,
    goneIds,
    ...(around !== undefined && { around }),
    ...(sizes !== undefined && { sizes }),
    ...(occasions !== undefined && { occasions }),
    lines: [
      ...(budget === null ? shown : shown.filter(({ pieces }) => pieces.length > 0)),
      ...addedBefore(asked, turn),
    ],
  };
}

/** "Tops" of "light tops: tees, tanks", as the beginning of its line. */
const lineName = (name: string): string => capitalize(name.replace(/^(?:pairs?|sets?) of /, ''));

/** What a budget does not reach, or is left for what most people have. */
function tellLeftOut(list: PieceList, places: Place[][], name: string | null): string {
  const out = list.lines.flatMap((line, at) =>
    line.pieces.length > 0 && itemsIn(places[at]).length === 0
      ? [line.name.replace(/^(?:pairs?|sets?) of /, '')]
      : [],
  );
  const limit = name ?? 'the budget';
  return out.length === 0
    ? ''
    : `To stay within ${limit} I left out ${joinWithAnd(out)}; the pieces above are what the trip needs first.`;
}

/** The answer with each line's pieces named; of a budget only the lines that it suffices for. */
function tellLines(
  answer: string,
  { list, limits }: { list: PieceList; limits: readonly PieceLimit[] },
  places: Place[][],
): string {
  return list.lines.reduce((text, { line, pieces, name }, at) => {
    if (pieces.length === 0) return text;
    const items = (places[at] ?? []).map(({ item }) => item);
    if (list.budget === null)
      return text.replace(line, () => tellLine(line, { pieces, found: items, limits }));
    const bought = itemsIn(places[at]);
    const told = `• ${lineName(name)}: ${bought.map(nameOf).join('; ')}`;
    return bought.length === 0
      ? text.replace(`${line}\n`, '').replace(line, '')
      : text.replace(line, () => told);
  }, answer);
}

const ofChild = ({ lines }: PieceList): string =>
  lines.some(({ pieces }) => pieces.some((words) => words.startsWith('kids ')))
    ? ' in children’s sizes'
    : '';

/**
 * Puts a piece of the shop beside each line of the list that an answer tells, or says that there is
 * none, and shows these pieces.
 * @param find Null where nothing can be looked for: the list is told as it is.
 */
export async function fillList(
  find: FindPieces | null,
  turn: Turn,
  { list: told, ...translation }: ListingTranslation,
): Promise<Translation> {
  if (told === undefined || find === null) return translation;
  const asked = carried(told, turn);
  const limits = turn.state.pieceLimits ?? [];
  const chosen = await choose(find, asked, { filters: filtersOfList(asked, turn), limits });
  const places = chosen.flat();
  if (places.every(({ item }) => item === undefined)) {
    const answer = `${translation.answer}\nNone of it is here at the moment${ofChild(told)}.`;
    return { ...translation, answer };
  }
  const list = shownList(turn, asked, chosen);
  const itemIds = idsOfList(list);
  const known = new Map(
    [...turn.items, ...places.flatMap(({ item }) => item ?? [])].map((item) => [item.id, item]),
  );
  const items = itemIds.flatMap((id) => known.get(id) ?? []);
  const added = idsOfList({ lines: addedBefore(asked, turn) }).flatMap((id) => known.get(id) ?? []);
  const answer = [
    tellLines(translation.answer, { list: asked, limits }, chosen),
    ...(asked.budget === null
      ? []
      : [tellLeftOut(asked, chosen, budgetName(asked))].filter((text) => text !== '')),
    ...(added.length === 0 ? [] : [`Added by you: ${added.map(nameOf).join('; ')}.`]),
    tellSum(items, list, true),
  ].join('\n');
  return {
    ...translation,
    answer,
    itemIds,
    state: {
      ...withShown(translation.state, { itemIds, outfits: [] }, items),
      focusId: null,
      list,
      addedUp: { itemIds, budget: asked.around ?? asked.budget },
    },
  };
}
