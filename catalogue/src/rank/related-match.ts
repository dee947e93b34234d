import type { IndexedItem } from '../item-facts/indexed-item.ts';

type Related = readonly { word: string; weight: number }[];

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** The candidate's own words, each between spaces: title, type, materials, patterns, attributes. */
function wordsOf({ title, type, facets }: IndexedItem): string {
  const named = facets.map((facet) => facet.slice(facet.indexOf(':') + 1));
  const text = ` ${title} ${type} ${named.join(' ')} `;
  return text.toLowerCase().replace(BETWEEN_WORDS, ' ');
}

/**
 * How much of what goes with the query a candidate speaks of: the weights of the related words in
 * it, as a share of the most that any of them has.
 * @returns from 0 to 1 for each candidate.
 */
export function relatedMatches(candidates: readonly IndexedItem[], related: Related): number[] {
  if (related.length === 0) return candidates.map(() => 0);
  const asked = related.map(({ word, weight }) => ({ word: ` ${word} `, weight }));
  const sums = candidates.map((candidate) => {
    const words = wordsOf(candidate);
    const met = asked.filter(({ word }) => words.includes(word));
    return met.reduce((sum, { weight }) => sum + weight, 0);
  });
  const most = Math.max(...sums, Number.MIN_VALUE);
  return sums.map((sum) => sum / most);
}
