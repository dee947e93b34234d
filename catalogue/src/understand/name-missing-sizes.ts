import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { all, terms } from '../filters/filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import { requiredSizes } from '../item-facts/required-sizes.ts';
import { sizeKeys } from '../item-facts/size-keys.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { NO_WORDS } from './no-words.ts';
import { typeFamily } from './type-family.ts';

/** An inseam that none here has is not told: trousers are shortened. */
const isTold = ({ concept }: QueryReading): boolean =>
  concept?.kind === 'size' && concept.id !== 'leg';

/** Whether the shop has the wanted kinds, for whom they are wanted, in one of the typed sizes. */
async function isThere(index: SearchIndex, { types, hard }: UnderstoodQuery): Promise<boolean> {
  const wanted = limitFilter({
    filters: DEFAULT_FILTERS,
    hard: { ...NO_WORDS.hard, gender: hard.gender },
    not: NO_WORDS.not,
    types: typeFamily(types),
    exceptId: null,
  });
  const sizes = requiredSizes(hard, hard.gender).asked;
  const [found = 0] = await index.count([all(wanted, terms('size', sizes))]);
  return found > 0;
}

/** Marks a typed size as unavailable where the shop has it in none of the wanted kinds, in no numbering. */
export async function nameMissingSizes(
  index: SearchIndex,
  understood: UnderstoodQuery,
): Promise<UnderstoodQuery> {
  const { hard, readings } = understood;
  if (sizeKeys(hard).length === 0 || (await isThere(index, understood))) return understood;
  return {
    ...understood,
    readings: readings.map((reading) =>
      isTold(reading) ? { ...reading, unavailable: { kind: 'size' } } : reading,
    ),
  };
}
