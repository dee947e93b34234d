import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import type { PieceList } from '../answers/answer.ts';
import { withShown } from '../dialogue/dialogue-state.ts';
import { idsOfList, type ShownLine, type ShownList } from '../dialogue/shown-list.ts';
import { written } from '../facts/item-names.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import type { Translation, Turn } from '../stylist.ts';
import { chooseAll, type FindPieces, offersOf, type Place, withinBudget } from './choose-pieces.ts';
import { tellSum } from './tell-sum.ts';

/** A translation whose answer may list pieces that are not looked for yet. */
export type ListingTranslation = Translation & { list?: PieceList };

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

/** The filters that the pieces of a list are found with. */
export const filtersOfList = (
  { gender }: Pick<ShownList, 'gender'>,
  turn: Pick<Turn, 'filters'>,
): Filters => ({
  ...DEFAULT_FILTERS,
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
    goneIds: before?.goneIds ?? [],
  };
}

/** What stands in each place of the lines, within the budget where that can be. */
async function choose(
  find: FindPieces,
  list: ReturnType<typeof carried>,
  filters: Filters,
): Promise<Place[]> {
  const offers = await Promise.all(
    list.lines.flatMap(({ pieces, spare }) =>
      pieces.map((words) => offersOf(find, { words, spare }, { filters, list })),
    ),
  );
  const chosen = chooseAll(offers);
  const sum = list.around ?? list.budget;
  return sum === null ? chosen : withinBudget(chosen, sum);
}

/** The places as the lines have them. */
function byLine(list: PieceList, places: readonly Place[]): Place[][] {
  let from = 0;
  return list.lines.map(({ pieces }) => {
    from += pieces.length;
    return places.slice(from - pieces.length, from);
  });
}

/** The lines that the shopper had added before the list was told anew. */
const addedBefore = ({ kind }: PieceList, { state: { list } }: Turn): ShownLine[] =>
  list?.kind === kind ? list.lines.filter(({ isAdded }) => isAdded === true) : [];

/** The list as it is told, with what stands in each of its places. */
function shownList(turn: Turn, asked: ReturnType<typeof carried>, places: Place[][]): ShownList {
  const { kind, gender, weather, budget, around, goneIds, lines } = asked;
  return {
    words: turn.words,
    kind,
    gender,
    weather,
    budget,
    goneIds,
    ...(around !== undefined && { around }),
    lines: [
      ...lines.map(({ count, name, pieces, spare }, at) => ({
        count,
        name,
        pieces: pieces.map((words, place) => ({
          words,
          spare,
          itemId: places[at]?.[place]?.item?.id ?? null,
        })),
      })),
      ...addedBefore(asked, turn),
    ],
  };
}

/** The answer with each line's pieces named, then what was added before. */
function tellLines(answer: string, list: PieceList, places: Place[][]): string {
  return list.lines.reduce((text, { line, pieces }, at) => {
    const items = (places[at] ?? []).map(({ item }) => item);
    return pieces.length === 0 ? text : text.replace(line, () => tellLine(line, pieces, items));
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
  const places = await choose(find, asked, filtersOfList(told, turn));
  if (places.every(({ item }) => item === undefined)) {
    const answer = `${translation.answer}\nNone of it is here at the moment${ofChild(told)}.`;
    return { ...translation, answer };
  }
  const chosen = byLine(told, places);
  const list = shownList(turn, asked, chosen);
  const itemIds = idsOfList(list);
  const known = new Map(
    [...turn.items, ...places.flatMap(({ item }) => item ?? [])].map((item) => [item.id, item]),
  );
  const items = itemIds.flatMap((id) => known.get(id) ?? []);
  const added = idsOfList({ lines: addedBefore(asked, turn) }).flatMap((id) => known.get(id) ?? []);
  const answer = [
    tellLines(translation.answer, told, chosen),
    ...(added.length === 0 ? [] : [`Added by you: ${added.map(nameOf).join('; ')}.`]),
    tellSum(items, asked, true),
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
