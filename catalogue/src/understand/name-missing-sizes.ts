import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { comesIn } from '../filters/conditions.ts';
import { rowsMeeting } from '../filters/constraints.ts';
import { requiredSizes } from '../item-facts/required-sizes.ts';
import { sizeKeys } from '../item-facts/size-keys.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { NO_WORDS } from './no-words.ts';
import { typeFamily } from './type-family.ts';

const SIZE_MEANING = /^(?:Size|Waist|Neck): /;

/** Whether the shop has the wanted kinds, for whom they are wanted, in one of the typed sizes. */
function isThere(shop: CatalogueSnapshot, { types, hard }: UnderstoodQuery): boolean {
  const rows = rowsMeeting(shop, {
    filters: DEFAULT_FILTERS,
    hard: { ...NO_WORDS.hard, gender: hard.gender },
    not: NO_WORDS.not,
    types: typeFamily(types),
    exceptId: null,
  });
  const sized = comesIn(requiredSizes(hard, hard.gender)).rows(shop.facts);
  return sized.intersect([rows]).count > 0;
}

/** Says of a typed size that the shop has it in none of the wanted kinds, in no numbering. */
export function nameMissingSizes(
  shop: CatalogueSnapshot,
  understood: UnderstoodQuery,
): UnderstoodQuery {
  const { hard, readings } = understood;
  if (sizeKeys(hard).length === 0 || isThere(shop, understood)) return understood;
  return {
    ...understood,
    readings: readings.map((reading) =>
      SIZE_MEANING.test(reading.meaning)
        ? { ...reading, meaning: `${reading.meaning} (not available)` }
        : reading,
    ),
  };
}
