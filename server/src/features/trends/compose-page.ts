import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting, Trends } from '@modiste/contract/entities/trends-schema';
import { HOME_PROMPTS } from '@modiste/contract/limits';
import { GENDERS } from '@modiste/contract/values';
import { chooseTone } from '@modiste/stylist/choose-tone';
import { promptsFor, searchesFor } from '@modiste/stylist/editorial/prompts';
import { Speech } from '@modiste/stylist/speech';
import type { Deps } from '../../deps/deps.ts';
import { outfitsOfDay } from './outfits/outfits-of-day.ts';
import { presentDaily, presentStylePick } from './outfits/write-outfits.ts';
import { shuffleBy } from './person/day-order.ts';
import type { HomePerson } from './person/read-person.ts';
import type { FindWorking } from './working-queries.ts';

const SEARCHES_SHOWN = 16;

export interface PageDeps extends Pick<Deps, 'database' | 'catalogue' | 'log' | 'now'> {
  findWorking: FindWorking;
}

const itself = (text: string) => text;

async function findWords({ findWorking }: PageDeps, person: HomePerson, setting: DaySetting) {
  const genders = GENDERS.filter((gender) => person.filters.gender.includes(gender));
  const { season, day } = setting;
  const key = `${season} ${genders.join()}`;
  const pools = { prompts: promptsFor, searches: searchesFor };
  const find = async (name: keyof typeof pools) => {
    const queries = pools[name](setting, genders);
    const working = await findWorking({ key: `${name} ${key}`, queries, genders });
    return shuffleBy(working, day, itself);
  };
  const [prompts, searches] = [await find('prompts'), await find('searches')];
  return { prompts: prompts.slice(0, HOME_PROMPTS), searches: searches.slice(0, SEARCHES_SHOWN) };
}

/** Composes the page of a person for a day: no item is in two places of it. */
export async function composePage(
  deps: PageDeps,
  person: HomePerson,
  setting: DaySetting,
): Promise<Trends> {
  const { daily, stylePicks } = await outfitsOfDay(deps, { person, setting, priceLevel: null });
  const { prompts, searches } = await findWords(deps, person, setting);
  const told = { person, setting, speech: new Speech([], chooseTone(person.preferences)) };
  const shown: Item[] = [daily ?? [], stylePicks].flat().flatMap(({ pieces }) => pieces);
  return {
    glamour_trends: [],
    outfits: stylePicks.map((outfit) => presentStylePick(outfit, told)),
    outfit_for_the_day: presentDaily(daily, told),
    trending_searches: { search: searches, reason: `What ${setting.season} asks for` },
    suggested_items: [],
    prompts,
    setting,
    items: Object.fromEntries(shown.map((item) => [item.id, item])),
    timestamp: deps.now().toISOString(),
  };
}
