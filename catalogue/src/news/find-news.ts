import type { Item } from '@modiste/contract/entities/item';
import { all, type Filter, not, terms } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import { gendersShoppedFor, limitFilter } from '../filters/request-filters.ts';
import { requiredSizes } from '../item-facts/required-sizes.ts';
import { varyListing } from '../rank/diversify.ts';
import { readTaste, type Taste, tasteMatcher } from '../rank/taste.ts';
import type { NewsItem } from '../search-index/listed-news.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import type { CatalogueNews, NewsRequest } from './news-request.ts';

export const NO_NEWS: CatalogueNews = { arrived: [], reduced: [], restocked: [] };

/** So many of each kind are looked at: enough to choose from, whatever a shop has just imported. */
const LISTED_MIN = 60;
const LISTED_A_SHOWN = 4;
/** What suits the shopper is worth more than how new it is or how much less it costs. */
const WORTH = { style: 1, gender: 0.4, size: 0.4, off: 0.8, noted: 0.1 };

/** Everything that an item must be to be told of. */
function newsFilter({ filters, exceptIds = [], exceptColors = [] }: NewsRequest): Filter {
  const { hard, not: refused } = NO_WORDS;
  return all(
    limitFilter({ filters, hard, not: refused, types: [], exceptId: null }),
    not(terms('id', exceptIds)),
    not(terms('color', exceptColors)),
  );
}

/** What is off its price before, as a share of it. */
const shareOff = ({ item, drop }: NewsItem): number =>
  drop === null ? 0 : 1 - item.price / drop.before;

/** What suits the shopper best first, of equals the most noteworthy; not one kind in a row. */
function arrange(found: readonly NewsItem[], taste: Taste | null, limit: number): NewsItem[] {
  const match = tasteMatcher(taste);
  const scored = found.map((one, at) => {
    const { preferredStyle, preferredGender, preferredSize } = match(one.item);
    const relevance =
      WORTH.style * preferredStyle +
      WORTH.gender * preferredGender +
      WORTH.size * preferredSize +
      WORTH.off * shareOff(one) +
      WORTH.noted * (1 - at / found.length);
    return { one, item: one.item, relevance };
  });
  const sorted = scored.toSorted((a, b) => b.relevance - a.relevance);
  return varyListing(sorted, limit).map(({ one }) => one);
}

/** What changed in the catalogue since a moment: each item meets every limit and is in stock. */
export async function findNews(index: SearchIndex, request: NewsRequest): Promise<CatalogueNews> {
  const { filters, preferences, sinceMs, limit } = request;
  const among = newsFilter(request);
  const taste = preferences === undefined ? null : readTaste(preferences);
  const listed = await index.listNews({
    among,
    sinceMs,
    sizes: requiredSizes(filters, gendersShoppedFor(filters, NO_WORDS.hard)).asked,
    concept: taste?.conceptVector ?? null,
    limit: Math.max(LISTED_MIN, LISTED_A_SHOWN * limit),
  });
  const passes = passesFilter(among);
  const choose = (found: readonly NewsItem[]) => {
    const passing = found.filter(({ item }) => passes(item));
    return arrange(passing, taste, limit);
  };
  const arrived = choose(listed.arrived);
  const reduced = choose(listed.reduced);
  const restocked = choose(listed.restocked);
  const ids = [...arrived, ...reduced, ...restocked].map(({ item }) => item.id);
  const items = await index.readItems([...new Set(ids)]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const whole = ({ item }: NewsItem): Item[] => {
    const found = byId.get(item.id);
    return found === undefined ? [] : [found];
  };
  return {
    arrived: arrived.flatMap(whole),
    reduced: reduced.flatMap((one) =>
      whole(one).flatMap((item) => (one.drop === null ? [] : { item, ...one.drop })),
    ),
    restocked: restocked.flatMap(whole),
  };
}
