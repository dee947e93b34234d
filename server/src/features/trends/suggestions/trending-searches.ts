import type { DaySetting, Trends } from '@modiste/contract/entities/trends-schema';
import { SUGGESTED_CHARS_MAX } from '@modiste/contract/limits';
import type { Season } from '@modiste/contract/values';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import type { PageContext } from '../person/page-context.ts';

const SEARCHES_SHOWN = 20;
/** The most risen are enough to choose from. */
const RISING_TRIED_MAX = 40;

/** Words that the lexicon knows are of clothes; names and addresses are none. */
const isOfClothes = (query: string): boolean =>
  tokenize(query).every(({ word }) => lexiconWords.has(word) || /^\d{1,4}$/.test(word));

/** Rising searches that may be shown to anybody, before it is known whether they find anything. */
export const showableSearches = ({ searches }: Pick<PageContext, 'searches'>): string[] =>
  searches
    .slice(0, RISING_TRIED_MAX)
    .map(({ query }) => query)
    .filter((query) => query.length <= SUGGESTED_CHARS_MAX && isOfClothes(query));

/** American English has a fall. */
const nameOf = (season: Season) => (season === 'autumn' ? 'fall' : season);

function whyOf({ season }: DaySetting, [rising, shown]: readonly [number, number]): string {
  if (rising === 0) return `Good searches for ${nameOf(season)}`;
  const isAll = rising >= shown;
  return `What shoppers look for more this week${isAll ? '' : `, and more for ${nameOf(season)}`}`;
}

/**
 * What shoppers search for more than before, filled up with what the season asks for.
 * @param rising That find something, the most risen first.
 * @param ofSeason That find something.
 */
export function trendingSearches(
  { setting }: Pick<PageContext, 'setting'>,
  rising: readonly string[],
  ofSeason: readonly string[],
): Trends['trending_searches'] {
  const known = new Set(rising);
  const filling = ofSeason.filter((query) => !known.has(query));
  const search = [...rising, ...filling].slice(0, SEARCHES_SHOWN);
  return {
    search,
    reason: search.length === 0 ? '' : whyOf(setting, [rising.length, search.length]),
  };
}
