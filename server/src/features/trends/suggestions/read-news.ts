import type { CatalogueNews } from '@modiste/catalogue/news/news-request';
import type { Item } from '@modiste/contract/entities/item';
import type { ReadRising, Rising } from '../../../activity/rising.ts';
import type { Deps } from '../../../deps/deps.ts';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import { dislikedColors, dislikedIds } from '../person/disliked.ts';
import { findOwn } from '../person/find-own.ts';
import { orElse } from '../person/or-else.ts';
import type { PageContext } from '../person/page-context.ts';
import type { HomePerson } from '../person/read-person.ts';

export interface NewsDeps extends Pick<Deps, 'catalogue' | 'log' | 'now'> {
  readRising: ReadRising;
}

const NEWS_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Of each kind. */
const NEWS_MAX = 40;
const RISING_MAX = 200;
/** So many of the most risen are enough to choose from. */
const RISING_OWN_MAX = 80;

const NO_RISING: Rising = { searches: [], items: [] };
const NO_NEWS: CatalogueNews = { arrived: [], reduced: [], restocked: [] };

async function findNews(deps: NewsDeps, person: HomePerson): Promise<CatalogueNews> {
  const { filters, preferences } = person;
  const news = await deps.catalogue.news({
    filters,
    sinceMs: deps.now().getTime() - NEWS_DAYS * DAY_MS,
    exceptIds: dislikedIds(person),
    exceptColors: dislikedColors(person),
    preferences: tasteOf(preferences),
    limit: NEWS_MAX,
  });
  if (person.refusals === '') return news;
  const { arrived, reduced, restocked } = news;
  const ids = [...arrived, ...reduced.map(({ item }) => item), ...restocked].map(({ id }) => id);
  const own = new Set((await findOwn(deps, person, { ids })).map(({ id }) => id));
  const isOwn = ({ id }: Item) => own.has(id);
  return {
    arrived: arrived.filter(isOwn),
    reduced: reduced.filter(({ item }) => isOwn(item)),
    restocked: restocked.filter(isOwn),
  };
}

/** What rises among all shoppers and what is new in the shop, as far as it suits the person. */
export async function readNews(
  deps: NewsDeps,
  person: HomePerson,
): Promise<Pick<PageContext, 'searches' | 'risen' | 'news'>> {
  const rising = await orElse(deps, { what: 'what rises', none: NO_RISING }, deps.readRising);
  const risingItems = rising.items.slice(0, RISING_MAX);
  const peopleById = new Map(risingItems.map(({ id, people }) => [id, people]));
  const [items, news] = await Promise.all([
    orElse(deps, { what: 'rising items', none: [] }, () =>
      findOwn(deps, person, { ids: [...peopleById.keys()], limit: RISING_OWN_MAX }),
    ),
    orElse(deps, { what: 'news of the catalogue', none: NO_NEWS }, () => findNews(deps, person)),
  ]);
  return {
    searches: rising.searches,
    risen: items.map((item) => ({ item, people: peopleById.get(item.id) ?? 0 })),
    news,
  };
}
