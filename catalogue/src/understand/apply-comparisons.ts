import { GARMENT_TYPES, typeRole } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { IndexedItem } from '../item-facts/indexed-item.ts';

const CENT = 0.01;

/** The item's own type first, then whatever could take its place. */
function typesLike({ type }: IndexedItem): string[] {
  const role = typeRole(type);
  if (role === null) return [type];
  const others = GARMENT_TYPES.filter((other) => other.role === role).map(({ id }) => id);
  return [type, ...others.filter((id) => id !== type)];
}

/** "Cheaper" than an item keeps strictly below its price. */
function comparePrices(understood: UnderstoodQuery, { price }: IndexedItem): UnderstoodQuery {
  const asked = understood.comparisons.find(({ aspect }) => aspect === 'price');
  if (asked === undefined) return understood;
  const { hard, soft, readings } = understood;
  const isCheaper = asked.direction < 0;
  const below = Math.round((price - CENT) / CENT) * CENT;
  const above = Math.round((price + CENT) / CENT) * CENT;
  return {
    ...understood,
    hard: isCheaper
      ? { ...hard, priceMax: Math.min(hard.priceMax ?? below, below) }
      : { ...hard, priceMin: Math.max(hard.priceMin ?? above, above) },
    soft: { ...soft, priceLevel: 0 },
    readings: readings.map((reading) =>
      reading.kind === 'price-level'
        ? {
            ...reading,
            hard: true,
            amount: {
              kind: 'price',
              min: isCheaper ? null : price,
              max: isCheaper ? price : null,
              around: null,
              currency: null,
            },
          }
        : reading,
    ),
  };
}

/**
 * What a query asks for once it is held against the item that is attached to it: "cheaper" is
 * cheaper than that, and "longer" stays with things that could take its place.
 * @param anchor Null where nothing is attached: then comparisons only order what is found.
 */
export function applyComparisons(
  understood: UnderstoodQuery,
  anchor: IndexedItem | null,
): UnderstoodQuery {
  const { comparisons, less, types } = understood;
  if (anchor === null || comparisons.length + less.length === 0) return understood;
  const held = comparePrices(understood, anchor);
  return types.length > 0 || anchor.type === '' ? held : { ...held, types: typesLike(anchor) };
}
