import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { dayOf } from '../store/day-of.ts';
import type { Asked } from './asked.ts';
import type { Wanted } from './find-page.ts';
import { tasteOf } from './taste.ts';
import { typeFamily } from './type-family.ts';
import { meaningOften } from './understand-often.ts';

const NOT_KNOWN = () => 0;

/** What a request wants of the index, once its words are understood. */
export function wantedOf(request: Asked, understood: UnderstoodQuery): Wanted {
  const { filters, look, exceptId = null, preferences } = request;
  const { offset = 0, limit = SEARCH_RESULTS_MAX } = request;
  const { hard, not } = understood;
  const types = typeFamily(understood.types);
  return {
    understood,
    rankedBy: {
      understood,
      anchor: request.anchor,
      meaning: meaningOften(understood),
      taste: preferences === undefined ? null : tasteOf(preferences),
      popularityOf: request.popularityOf ?? NOT_KNOWN,
      today: dayOf(request.now ?? new Date()),
    },
    look,
    embedded: null,
    offset,
    limit,
    sort: filters.sort,
    constraints: { filters, hard, not, types, exceptId },
  };
}
