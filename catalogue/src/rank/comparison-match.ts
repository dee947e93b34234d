import { aspectValue } from '@modiste/lexicon/aspect-value';
import type { Comparison } from '@modiste/lexicon/comparisons';
import type { Concept } from '@modiste/lexicon/concept';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { IndexedItem } from '../item-facts/indexed-item.ts';

type Match = (item: IndexedItem) => number;

/** Nearer than this, two garments are the same to the eye. */
const STEP_MIN = 0.04;
/** As far apart as what people mean by "longer"; more is no better. */
const STEP_FULL = 0.4;
/** What any step in the asked direction is worth; the rest is for how far it goes. */
const STEP_WORTH = 0.6;

const withPrefix = ({ facets }: IndexedItem, prefix: string) =>
  facets.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

const factsOf = (item: IndexedItem) => ({
  type: item.type === '' ? null : item.type,
  colors: item.colors,
  materials: withPrefix(item, 'm:'),
  patterns: withPrefix(item, 'p:'),
  attributes: withPrefix(item, 'a:'),
});

/** From 0 for no step in the asked direction to 1 for a clear one. */
function stepWorth(step: number): number {
  if (step < STEP_MIN) return 0;
  return STEP_WORTH + (1 - STEP_WORTH) * Math.min(1, step / STEP_FULL);
}

function compared({ aspect, direction }: Comparison, anchor: IndexedItem | null): Match {
  const base = anchor === null ? null : aspectValue(aspect, factsOf(anchor));
  return (item) => {
    const own = aspectValue(aspect, factsOf(item));
    if (own === null) return 0;
    if (base === null) return direction > 0 ? own : 1 - own;
    return stepWorth(direction * (own - base));
  };
}

const FACETS: Readonly<Partial<Record<Concept['kind'], string>>> = {
  material: 'm:',
  pattern: 'p:',
  attribute: 'a:',
};

/** Having less of something is, for a shop, not having it. */
function without({ kind, id }: Concept): Match {
  const prefix = FACETS[kind];
  return ({ facets, colors }) => {
    const has =
      prefix === undefined ? colors.some((color) => color === id) : facets.includes(prefix + id);
    return Number(!has);
  };
}

/**
 * Tells how well items do what a query compares: from 0 to 1, the mean over all that it compares
 * and 0 where it compares nothing. Prices are no part of it: they are limits.
 * @param anchor What is attached; null where there is nothing to compare with but the rest.
 */
export function comparisonMatcher(
  { comparisons, less }: Pick<UnderstoodQuery, 'comparisons' | 'less'>,
  anchor: IndexedItem | null,
): Match {
  const matches = [
    ...comparisons
      .filter(({ aspect }) => aspect !== 'price' && aspect !== 'likeness')
      .map((comparison) => compared(comparison, anchor)),
    ...less.map(without),
  ];
  if (matches.length === 0) return () => 0;
  return (item) => matches.reduce((sum, match) => sum + match(item), 0) / matches.length;
}
