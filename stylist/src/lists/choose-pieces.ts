import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { type OccasionGarment, occasionFit } from '@modiste/lexicon/occasion-fit';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { isOfSort, type PieceList } from '../answers/answer.ts';
import { isTooCasual } from '../choosing/reasons/usual-choice.ts';
import type { ShownList } from '../dialogue/shown-list.ts';
import { gradeFabrics } from '../facts/fabric-grades.ts';
import { readItemFacts } from '../facts/item-facts.ts';

/** Finds what the shop has of a kind, the best first; empty where nothing meets words and filters. */
export type FindPieces = (asked: { query: string; filters: Filters }) => Promise<readonly Item[]>;

/** So far down a list a piece is still a good one of its kind. */
const GOOD = 16;
/** Colors that go with all others, so that the pieces of a list combine. */
const NEUTRAL: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown', 'Blue']);
const COLORFUL_PLACES = 6;
const DEAR_PLACES = 8;
const AIRY_MAX = 2;
/** A shirt to swim in is a shirt, and nothing for town. */
const OF_SPORT = /\b(?:swim|surf|tennis|gym|yoga|running|golf|ski|cycling)\b/i;
const WARM_MIN = 8;
/** A light piece is of no fabric that is warmer. */
export const LIGHT_MAX = 5;
const LIGHT = /\b(?:light|thin)\b/i;

type Weather = ShownList['weather'];

/** The usual price of what was found. */
const middleOf = (items: readonly Item[]): number =>
  items.map(({ price }) => price).toSorted((one, other) => one - other)[
    Math.floor(items.length / 2)
  ] ?? 0;

const OF_SEASON = {
  winter: occasionFit(['winter']),
  summer: occasionFit(['summer', 'resort-wear']),
};
/** How warm a kind may be, from 0 to 1, for the heat; and how bare for the frost. */
const WARM_KIND = 0.5;
const BARE_SHOE = 0.2;

/** What the table of occasions looks at of a piece. */
function garmentOf({ other_info, short_description: title }: Item): OccasionGarment {
  const { type, gender, materials, patterns } = other_info;
  return { type, gender, title, colors: [], facts: [...materials, ...patterns] };
}

/** Whether a piece is of a fabric for warm days, as far as that is known. */
export const isLightFabric = ({ other_info: { materials } }: Item): boolean =>
  (gradeFabrics('warmth', materials)?.grade ?? 0) <= LIGHT_MAX;

/** Fabrics that are for the frost, whatever else is in them, by lexicon id and as titles call them. */
const OF_FROST: ReadonlySet<string> = new Set([
  'flannel',
  'fleece',
  'sherpa',
  'shearling',
  'boiled-wool',
  'mohair',
]);
const FROST_TITLE = /\b(?:flannel|brushed|fleece|sherpa|teddy|thermal|chunky|boiled)\b/i;
const FINE = /\bfine\b/i;
/** Of wool only these are knitted fine. */
const FINE_WOOL: ReadonlySet<string> = new Set(['merino', 'cashmere']);

/** What is worn under a coat: that itself is worn in the wind. */
const UNDER_COAT: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'bottom',
  'one-piece',
  'sleep',
]);

/** Whether a piece is of a fabric for the frost that was not asked for. */
function isOfFrost({ short_description, other_info }: Item, words: string): boolean {
  const { type, materials } = other_info;
  const asked = understandQuery(words).soft.materials;
  if (!UNDER_COAT.has(typeRole(type)) || asked.some((one) => materials.includes(one))) return false;
  const isFrosty =
    materials.some((one) => OF_FROST.has(one)) || FROST_TITLE.test(short_description);
  const isHeavy =
    FINE.test(words) &&
    (gradeFabrics('warmth', materials)?.grade ?? 0) >= WARM_MIN &&
    !materials.some((one) => FINE_WOOL.has(one));
  return (isFrosty && !FROST_TITLE.test(words)) || isHeavy;
}

/**
 * Whether nobody packs a piece for the weather: by the warmth of its fabric, of its kind, or by what
 * the table of occasions says of the season. Neither is packed for the other weather.
 */
function isOutOfWeather(item: Item, words: string, weather: Weather): boolean {
  const { type, materials } = item.other_info;
  const grade = gradeFabrics('warmth', materials)?.grade ?? null;
  if (LIGHT.test(words) && !isLightFabric(item)) return true;
  if (weather !== 'winter' && isOfFrost(item, words)) return true;
  if (weather === null) return false;
  const isOfOther =
    grade !== null && (weather === 'winter' ? grade <= AIRY_MAX : grade >= WARM_MIN);
  const warmth = warmthOf(type) ?? null;
  const isShoe = typeRole(type) === 'shoes';
  // Evenings are cooler: what is said to be thin may be of a warm kind.
  const isThin = LIGHT.test(words);
  const isTooWarm = weather === 'summer' && !isThin && warmth !== null && warmth >= WARM_KIND;
  const isTooBare = weather === 'winter' && isShoe && warmth !== null && warmth < BARE_SHOE;
  const { grade: suited, by } = OF_SEASON[weather](garmentOf(item));
  // A rain jacket is thin for the frost, and is what was to be packed.
  const isAsked = by !== null && understandQuery(words).types.includes(by);
  return isOfOther || isTooWarm || isTooBare || (suited < 0 && !isAsked);
}

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

/** What suits a place of a list, the best first: near the top, of a color that combines, not the dearest. */
export function bestFirst(
  found: readonly Item[],
  { words, weather }: { words: string; weather: Weather },
): Item[] {
  const fit = found.filter(
    (item) => !isOutOfWeather(item, words, weather) && !isBesideThePoint(item, words),
  );
  const open = fit.length > 0 ? fit : found;
  const usual = middleOf(open.slice(0, GOOD));
  const worthOf = (item: Item, at: number): number =>
    at +
    (NEUTRAL.has(item.colors[0] ?? '') ? 0 : COLORFUL_PLACES) +
    (item.price > usual ? DEAR_PLACES : 0);
  return open
    .map((item, at) => ({ item, worth: worthOf(item, at) }))
    .toSorted((one, other) => one.worth - other.worth)
    .map(({ item }) => item);
}

/** The kind of garment alone: what is left of "wide linen trousers" where no such are sold. */
function kindOf(words: string): string | null {
  const { concepts, audience } = understandQuery(words);
  const name = findType(concepts.find(({ kind }) => kind === 'type')?.id ?? '')?.plural ?? null;
  return name !== null && audience === 'kids' ? `kids ${name}` : name;
}

async function findOf(find: FindPieces, words: string, filters: Filters): Promise<readonly Item[]> {
  const exact = await find({ query: words, filters });
  const kind = exact.length > 0 ? null : kindOf(words);
  return kind === null ? exact : find({ query: kind, filters });
}

/** What is sold of the first of these of which anything is. */
export async function findFirst(
  find: FindPieces,
  [words, ...others]: readonly string[],
  filters: Filters,
): Promise<readonly Item[]> {
  if (words === undefined) return [];
  const found = await findOf(find, words, filters);
  return found.length > 0 ? found : findFirst(find, others, filters);
}

/** What the pieces of a list have to suit, and what is not to come again. */
type Suited = Pick<ShownList, 'weather' | 'goneIds' | 'occasions'>;

/** Of so few there is no choice where money is short: others of the kind come after them. */
const FEW = 6;

/** What may stand in a place of a list, the best first; others of its kind where it is of few. */
export async function offersOf(
  find: FindPieces,
  { words, spare }: { words: string; spare: readonly string[] },
  { filters, list }: { filters: Filters; list: Suited & Pick<PieceList, 'refused'> },
): Promise<Item[]> {
  const { weather, goneIds, occasions = [], refused = [] } = list;
  const suits = occasionFit(occasions);
  const isOpen = (item: Item): boolean =>
    !goneIds.includes(item.id) &&
    !refused.some((sort) => isOfSort(item, sort)) &&
    !isOutOfWeather(item, words, weather) &&
    suits(garmentOf(item)).grade >= 0;
  const found = await findFirst(find, [words, ...spare], filters);
  const exact = bestFirst(found.filter(isOpen), { words, weather });
  const kind = exact.length >= FEW ? null : kindOf(words);
  if (kind === null) return exact;
  const known = new Set(found.map(({ id }) => id));
  const others = (await find({ query: kind, filters })).filter((item) => !known.has(item.id));
  return [...exact, ...bestFirst(others.filter(isOpen), { words, weather })];
}

/** A place of a list: what may stand there, the best first, and what does. */
export interface Place {
  offers: readonly Item[];
  item: Item | undefined;
}

/** The best of each place, none of them twice. */
export function chooseAll(offers: readonly (readonly Item[])[]): Place[] {
  const taken = new Set<string>();
  return offers.map((some) => {
    const item = some.find(({ id }) => !taken.has(id));
    if (item !== undefined) taken.add(item.id);
    return { offers: some, item };
  });
}
