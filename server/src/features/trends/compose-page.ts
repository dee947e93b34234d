import type { Item } from '@modiste/contract/entities/item';
import type { Trends } from '@modiste/contract/entities/trends-schema';
import { HOME_PROMPTS } from '@modiste/contract/limits';
import { GENDERS } from '@modiste/contract/values';
import { chooseTone } from '@modiste/stylist/choose-tone';
import { promptsFor, searchesFor } from '@modiste/stylist/editorial/prompts';
import { Speech } from '@modiste/stylist/speech';
import type { Deps } from '../../deps/deps.ts';
import { glamourTrends } from './glamour/glamour-trends.ts';
import type { FindIds } from './lookups/find-ids.ts';
import type { FindWorking } from './lookups/working-queries.ts';
import { outfitsOfDay } from './outfits/outfits-of-day.ts';
import { presentDaily, presentStylePick } from './outfits/write-outfits.ts';
import type { PageBasis } from './page-cache.ts';
import { leanForward } from './person/day-order.ts';
import { orElse } from './person/or-else.ts';
import type { PageContext } from './person/page-context.ts';
import type { HomePerson } from './person/read-person.ts';
import { unwornIn } from './person/unworn-in.ts';
import { type NewsDeps, readNews } from './suggestions/read-news.ts';
import { suggestedItems } from './suggestions/suggested-items.ts';
import { showableSearches, trendingSearches } from './suggestions/trending-searches.ts';

export interface PageDeps extends Pick<Deps, 'database'>, NewsDeps {
  findWorking: FindWorking;
  findIds: FindIds;
}

/** So many are enough to choose the season's tiles and searches from. */
const SEARCHES_TRIED = 40;
/** The latest of the wishlist tell where somebody buys now. */
const LIKED_MAX = 30;

type Told = Pick<PageContext, 'person' | 'setting' | 'searches'>;

/** Prompts and searches for the person, each of which finds something, what suits the day best first. */
async function findWords({ findWorking }: PageDeps, told: Told) {
  const { person, setting } = told;
  const genders = GENDERS.filter((gender) => person.filters.gender.includes(gender));
  const find = (queries: readonly string[], limit: number) =>
    findWorking(queries, { genders, limit });
  const unworn = unwornIn(setting).materials;
  const seasonal = searchesFor(setting, genders).map((query) => `${query}${unworn}`);
  const searches = await find(seasonal, SEARCHES_TRIED);
  return {
    prompts: await find(promptsFor(setting, genders), HOME_PROMPTS),
    searches: searches.map((query) => query.slice(0, query.length - unworn.length)),
    rising: await find(showableSearches(told), SEARCHES_TRIED),
  };
}

/** Where the person buys, by what they saved and looked at last. */
const readPriceLevel = (deps: PageDeps, { savedIds, viewedIds }: HomePerson) =>
  orElse(deps, { what: 'price level', none: null }, () =>
    deps.catalogue.priceLevelOf([...savedIds.slice(0, LIKED_MAX), ...viewedIds]),
  );

/** Composes the page of a person for a day: no item is in two places of it. */
export async function composePage(
  deps: PageDeps,
  { person, setting, version }: PageBasis,
): Promise<Trends> {
  // What waits for the database is asked for while outfits are composed.
  const reading = readNews(deps, person);
  const wording = reading.then((news) => findWords(deps, { person, setting, ...news }));
  const composing = readPriceLevel(deps, person).then((priceLevel) =>
    outfitsOfDay(deps, { person, setting, priceLevel }),
  );
  const [{ daily, stylePicks }, news, words] = await Promise.all([composing, reading, wording]);
  const inOutfits = [daily ?? [], stylePicks].flat().flatMap(({ pieces }) => pieces);
  const context: PageContext = {
    person,
    setting,
    version,
    speech: new Speech([], chooseTone(person.preferences)),
    shownIds: new Set(inOutfits.map(({ id }) => id)),
    ...news,
  };
  const outfit_for_the_day = presentDaily(daily, context);
  const outfits = stylePicks.map((outfit) => presentStylePick(outfit, context));
  const { prompts, searches, rising } = words;
  const seed = `${person.userId} ${setting.day}`;
  const ownOrder = leanForward(searches, seed, (search) => search);
  const tiles = await glamourTrends(deps, context, ownOrder);
  const suggested = await suggestedItems(deps, context);
  const items: Item[] = [...inOutfits, ...tiles.items, ...suggested];
  return {
    glamour_trends: [...tiles.trends],
    outfits,
    outfit_for_the_day,
    trending_searches: trendingSearches(context, rising, searches),
    suggested_items: suggested,
    prompts: [...prompts],
    setting,
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    timestamp: deps.now().toISOString(),
  };
}
