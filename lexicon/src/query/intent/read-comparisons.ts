import { type Comparison, findComparison } from '../../comparisons/comparisons.ts';
import type { QueryPhrases } from '../phrases/read-phrases.ts';
import type { PriceReading } from '../prices/read-prices.ts';
import { conceptsIn } from './wanted-parts.ts';

/** "cheaper" is read with the prices, all other comparisons with the phrases. */
export function readComparisons(read: QueryPhrases, prices: readonly PriceReading[]): Comparison[] {
  const asked = conceptsIn(read, 'wanted').flatMap(({ kind, id }) =>
    kind === 'comparison' ? (findComparison(id) ?? []) : [],
  );
  const compared = prices.find((price) => price.isComparative);
  const all = asked.map(({ aspect, direction }): Comparison => ({ aspect, direction }));
  if (compared === undefined || compared.level === 0) return all;
  return [...all, { aspect: 'price', direction: compared.level }];
}
