import type { Item } from '@modiste/contract/entities/item';
import { type ItemCause, writeItemReason } from '@modiste/stylist/editorial/write-item-reason';
import type { Deps } from '../../../deps/deps.ts';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import { withoutDisliked } from '../person/disliked.ts';
import type { PageContext } from '../person/page-context.ts';

const SUGGESTED = 12;
/** Of one style or the season, where little rises or is new. */
const OF_KIND_MAX = 5;
const STYLES_MAX = 2;
const FOUND_MAX = 60;

interface Suggestion {
  item: Item;
  cause: ItemCause;
}

/** The first of each list, the second of each, and so on. */
const inTurn = <One>(lists: readonly (readonly One[])[]): One[] => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
};

/** What rises or is new. */
const topical = ({ risen, news }: PageContext): Suggestion[] =>
  inTurn<Suggestion>([
    risen.map(({ item, people }) => ({ item, cause: { kind: 'rising', people } })),
    news.reduced.map(({ item, before }) => ({ item, cause: { kind: 'reduced', before } })),
    news.arrived.map((item) => ({ item, cause: { kind: 'arrived' } })),
    news.restocked.map((item) => ({ item, cause: { kind: 'restocked' } })),
  ]);

/** What the words find for the person, in stock. */
async function findFor(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { person }: PageContext,
  words: string,
): Promise<Item[]> {
  const { items, total, understood } = await catalogue.search({
    query: `${words}${person.refusals}`,
    filters: person.filters,
    imageEmbedding: null,
    preferences: tasteOf(person.preferences),
    limit: FOUND_MAX,
  });
  // Of a style that the lexicon does not know, no item can be said to follow it.
  if (understood.concepts.length === 0) return [];
  const found = items.slice(0, total);
  const inStock = found.filter(({ other_info }) => other_info.availability === 'in_stock');
  return withoutDisliked(inStock, person);
}

/** What follows a style and is worn in the season: no sandals in November. */
async function findOfStyle(
  deps: Pick<Deps, 'catalogue'>,
  context: PageContext,
  style: string,
): Promise<Suggestion[]> {
  const [ofStyle, ofSeason] = await Promise.all([
    findFor(deps, context, style),
    findFor(deps, context, `${style} ${context.setting.season}`),
  ]);
  const inSeason = new Set(ofSeason.map(({ id }) => id));
  return ofStyle
    .filter(({ id }) => inSeason.has(id))
    .map((item) => ({ item, cause: { kind: 'style', style } }));
}

/** What suits the person's styles and the season. */
async function timeless(
  deps: Pick<Deps, 'catalogue'>,
  context: PageContext,
): Promise<Suggestion[]> {
  const { person, setting, shownIds } = context;
  const styles = person.preferences.style_preference.slice(0, STYLES_MAX);
  const lists = await Promise.all([
    ...styles.map((style) => findOfStyle(deps, context, style)),
    findFor(deps, context, setting.season).then((items) =>
      items.map((item): Suggestion => ({ item, cause: { kind: 'season' } })),
    ),
  ]);
  const isFree = ({ item }: Suggestion) => !shownIds.has(item.id);
  return inTurn(lists.map((list) => list.filter(isFree).slice(0, OF_KIND_MAX)));
}

/** Items for the person that are neither saved nor elsewhere on the page, each with its reason. */
export async function suggestedItems(
  deps: Pick<Deps, 'catalogue'>,
  context: PageContext,
): Promise<Item[]> {
  const { person, setting, shownIds } = context;
  const saved = new Set(person.savedIds);
  const suggested: Item[] = [];
  const add = (suggestions: readonly Suggestion[]) => {
    for (const { item, cause } of suggestions) {
      if (suggested.length >= SUGGESTED) return;
      if (saved.has(item.id) || shownIds.has(item.id)) continue;
      shownIds.add(item.id);
      const rank = suggested.length + 1;
      suggested.push({ ...item, rank, reason: writeItemReason(item, cause, setting) });
    }
  };
  add(topical(context));
  if (suggested.length < SUGGESTED) add(await timeless(deps, context));
  return suggested;
}
