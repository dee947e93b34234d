import type { SearchIndex } from '../search-index/search-index.ts';

/** Fewer items say nothing of where their buyer buys. */
const KNOWN_MIN = 3;

/**
 * The mean standing of some items for sale among the prices of their kinds.
 * @returns from 0 to 1, or null where fewer than three are known.
 */
export async function priceLevelOf(
  index: Pick<SearchIndex, 'priceStandings'>,
  ids: readonly string[],
): Promise<number | null> {
  const standings = [...(await index.priceStandings([...new Set(ids)])).values()];
  if (standings.length < KNOWN_MIN) return null;
  return standings.reduce((sum, standing) => sum + standing, 0) / standings.length;
}
