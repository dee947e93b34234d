import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting, Trends } from '@modiste/contract/entities/trends-schema';
import { HOME_PROMPTS } from '@modiste/contract/limits';
import { GENDERS } from '@modiste/contract/values';
import { chooseTone } from '@modiste/stylist/choose-tone';
import { promptsFor, searchesFor } from '@modiste/stylist/editorial/prompts';
import { Speech } from '@modiste/stylist/speech';
import type { Deps } from '../../deps/deps.ts';
import { glamourTrends } from './glamour/glamour-trends.ts';
import { outfitsOfDay } from './outfits/outfits-of-day.ts';
import { presentDaily, presentStylePick } from './outfits/write-outfits.ts';
import { shuffleBy } from './person/day-order.ts';
import type { PageContext } from './person/page-context.ts';
import type { HomePerson } from './person/read-person.ts';
import { type NewsDeps, readNews } from './suggestions/read-news.ts';
import { suggestedItems } from './suggestions/suggested-items.ts';
import { showableSearches, trendingSearches } from './suggestions/trending-searches.ts';
import type { FindWorking } from './working-queries.ts';

export interface PageDeps extends Pick<Deps, 'database'>, NewsDeps {
  findWorking: FindWorking;
}

const itself = (text: string) => text;

/** Prompts and searches for the person, each of which finds something, in the order of the day. */
async function findWords({ findWorking }: PageDeps, context: PageContext) {
  const { person, setting } = context;
  const genders = GENDERS.filter((gender) => person.filters.gender.includes(gender));
  const prompts = await findWorking(promptsFor(setting, genders), genders);
  const searches = await findWorking(searchesFor(setting, genders), genders);
  const rising = await findWorking(showableSearches(context), genders);
  return {
    prompts: shuffleBy(prompts, setting.day, itself).slice(0, HOME_PROMPTS),
    searches: shuffleBy(searches, setting.day, itself),
    rising,
  };
}

/** Composes the page of a person for a day: no item is in two places of it. */
export async function composePage(
  deps: PageDeps,
  person: HomePerson,
  setting: DaySetting,
): Promise<Trends> {
  const priceLevel = await deps.catalogue.priceLevelOf(person.savedIds);
  const { daily, stylePicks } = await outfitsOfDay(deps, { person, setting, priceLevel });
  const inOutfits = [daily ?? [], stylePicks].flat().flatMap(({ pieces }) => pieces);
  const context: PageContext = {
    person,
    setting,
    speech: new Speech([], chooseTone(person.preferences)),
    shownIds: new Set(inOutfits.map(({ id }) => id)),
    ...(await readNews(deps, person)),
  };
  const { prompts, searches, rising } = await findWords(deps, context);
  const ownOrder = shuffleBy(searches, `${person.userId} ${setting.day}`, itself);
  const tiles = await glamourTrends(deps, context, ownOrder);
  const suggested = await suggestedItems(deps, context);
  const items: Item[] = [...inOutfits, ...tiles.items, ...suggested];
  return {
    glamour_trends: [...tiles.trends],
    outfits: stylePicks.map((outfit) => presentStylePick(outfit, context)),
    outfit_for_the_day: presentDaily(daily, context),
    trending_searches: trendingSearches(context, rising, searches),
    suggested_items: suggested,
    prompts,
    setting,
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    timestamp: deps.now().toISOString(),
  };
}
