import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { idsOfList } from '../dialogue/shown-list.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { written } from '../facts/item-names.ts';
import type { NeededPiece, TripNeed } from '../knowledge/style/packing/weather-needs.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { bestFirst, findFirst } from './choose-pieces.ts';
import { filtersOfList } from './fill-list.ts';
import {
  type EditedList,
  fabricsRefused,
  itemsOf,
  type ListChange,
  withLines,
} from './list-scene.ts';
import type { ListEdit } from './reading/list-edit.ts';
import { leftOf, withPrice } from './tell-sum.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

const LAYERS: ReadonlySet<string | null> = new Set(['outer', 'mid-layer']);

/** What is to come onto a list: what it is searched by, how it is called there, and what it may cost. */
interface Wanted {
  words: readonly string[];
  name: string;
  most?: number;
}

/** One more piece on the list, as far as the shop has any that the budget suffices for. */
async function putOn(
  edited: EditedList,
  { words: [first = '', ...others], name, most }: Wanted,
): Promise<{ edited: EditedList; added: Item | null; isDear: boolean }> {
  const { list, find, turn } = edited;
  const all = itemsOf(edited);
  const on = new Set(all.map(({ id }) => id));
  const filters = {
    ...filtersOfList(list, turn),
    ...(most !== undefined && { priceRangeMax: most }),
  };
  const found = await findFirst(find, [first, ...others], filters);
  const refused = fabricsRefused(list);
  const open = found.filter(
    ({ id, other_info }) =>
      !on.has(id) &&
      !list.goneIds.includes(id) &&
      !other_info.materials.some((one) => refused.includes(one)),
  );
  const offers = bestFirst(open, { words: first, weather: list.weather });
  const spare = leftOf(all, list) ?? Number.POSITIVE_INFINITY;
  const least = offers.toSorted((one, other) => one.price - other.price)[0];
  const next = offers.find(({ price }) => price <= spare) ?? least;
  if (next === undefined) return { edited, added: null, isDear: false };
  const piece = { words: first, spare: [...others], itemId: next.id };
  const lines = [...list.lines, { count: 1, name, pieces: [piece], isAdded: true }];
  return {
    edited: withLines(edited, lines, [next]),
    added: next,
    isDear: next.price > spare,
  };
}

/** Puts one more piece of each kind on the list. */
export async function addPieces(edited: EditedList, edit: Edit<'add'>): Promise<ListChange> {
  let next = edited;
  const texts: string[] = [];
  for (const id of edit.types) {
    const type = findType(id);
    const words = `${edit.words} ${type?.plural ?? id}`.trim();
    const { most } = edit;
    const name = written(type?.name ?? id);
    const put = await putOn(next, { words: [words], name, ...(most !== undefined && { most }) });
    next = put.edited;
    const limit = most === undefined ? '' : ` for $${most} or less`;
    const dear = put.isDear ? ', more than is left for it' : '';
    texts.push(
      put.added === null
        ? `I have no ${written(words)}${limit} to add, so the list stays as it was.`
        : `Added: ${withPrice(put.added)}${dear}.`,
    );
  }
  return { edited: next, text: texts.join(' '), isChanged: next !== edited };
}

/** A raincoat is worn over the rest, and warms little. */
const WARM_MIN = 0.45;

const isWarm = ({ type }: Item['other_info']): boolean =>
  LAYERS.has(typeRole(type)) && (warmthOf(type) ?? 0) >= WARM_MIN;

/** Whether a piece on the list answers a need already. */
function answers(item: Item, { kinds, fabrics, stated = [] }: NeededPiece): boolean {
  const { type, materials } = item.other_info;
  const isOfKind = kinds.some((kind) => isKindOf(type, kind));
  const isOfFabric = fabrics === undefined || materials.some((one) => fabrics.includes(one));
  const says = readItemFacts(item).stated;
  return (
    (isOfKind && isOfFabric) ||
    (LAYERS.has(typeRole(type)) && stated.some((attribute) => says.has(attribute)))
  );
}

/** Whether the shopper left a kind out of the list. */
function isLeftOut({ list }: EditedList, { kinds }: NeededPiece): boolean {
  const { not } = understandQuery(list.words);
  return kinds.some((kind) => not.types.some((type) => isKindOf(kind, type)));
}

/** What of the list helps already, and what came onto it for a need. */
function tellNeed(
  { name }: TripNeed,
  { there, added, lacking }: Record<'there' | 'added' | 'lacking', readonly string[]>,
): string {
  const has = there.length === 0 ? '' : `For ${name} the list has ${joinWithAnd(there)} already.`;
  const opening = has === '' ? `For ${name} I added` : 'I added';
  const more = added.length === 0 ? '' : `${opening} ${joinWithAnd(added)}.`;
  const none = lacking.length === 0 ? '' : `The shop has no ${lacking.join(' and no ')} for that.`;
  return [has, more, none]
    .filter((text) => text !== '')
    .map(capitalize)
    .join(' ');
}

/** Adds what a need asks for and the list has not. */
async function addFor(edited: EditedList, need: TripNeed): Promise<ListChange> {
  let next = edited;
  const before = itemsOf(edited);
  // What the same message has put on the list is not told again.
  const known = new Set(idsOfList(edited.turn.state.list ?? { lines: [] }));
  const helps = before.filter(({ other_info }) => need.isOfLayers === true && isWarm(other_info));
  const there = new Set(helps.map(({ short_description }) => short_description));
  const added: string[] = [];
  const lacking: string[] = [];
  const isForMen = edited.list.gender === 'Men';
  for (const piece of need.pieces) {
    const own = before.find((item) => answers(item, piece));
    if (own !== undefined && known.has(own.id)) there.add(own.short_description);
    if (own !== undefined || isLeftOut(edited, piece)) continue;
    const words = (isForMen ? piece.men : undefined) ?? piece.words;
    const [name = ''] = words;
    const put = await putOn(next, { words, name });
    next = put.edited;
    if (put.added === null) lacking.push(written(name));
    else added.push(`${withPrice(put.added)} ${piece.why}`);
  }
  const text = tellNeed(need, { there: [...there], added, lacking });
  return { edited: next, text, isChanged: added.length > 0 };
}

/** Adds what the trip, or whoever goes, needs beside what is on the list, and says what for. */
export async function addNeeded(edited: EditedList, { needs }: Edit<'need'>): Promise<ListChange> {
  let next = edited;
  const changes: ListChange[] = [];
  for (const need of needs) {
    const change = await addFor(next, need);
    next = change.edited;
    changes.push(change);
  }
  return {
    edited: next,
    text: changes.map(({ text }) => text).join(' '),
    isChanged: changes.some(({ isChanged }) => isChanged),
  };
}
