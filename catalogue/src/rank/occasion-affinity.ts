import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import type { IndexedItem } from '../item-facts/indexed-item.ts';

const withoutPrefix = (facet: string): string => facet.slice(facet.indexOf(':') + 1);

/**
 * How strongly the occasions, seasons, styles and features of a query call for each candidate.
 * Where some say themselves what they are for, their word is better evidence than their kind, so
 * only what no candidate says counts.
 * @param attributes Lexicon ids.
 * @returns from 0 to 1 for each candidate.
 */
export function occasionAffinities(
  candidates: readonly IndexedItem[],
  attributes: readonly string[],
): number[] {
  const unsaid = attributes.filter(
    (id) => !candidates.some(({ facets }) => facets.includes(`a:${id}`)),
  );
  const callsFor = occasionAffinity(unsaid);
  return unsaid.length === 0
    ? candidates.map(() => 0)
    : candidates.map(({ type, colors, facets }) =>
        callsFor({ type, colors, facts: facets.map(withoutPrefix) }),
      );
}
