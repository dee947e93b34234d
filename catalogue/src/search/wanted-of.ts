import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest } from '../catalogue.ts';
import type { Wanted } from './find-page.ts';
import { typeFamily } from './type-family.ts';

/** What a request wants of the index, once its words are understood. */
export function wantedOf(request: SearchRequest, understood: UnderstoodQuery): Wanted {
  const { filters, look, exceptId = null, limit = SEARCH_RESULTS_MAX } = request;
  const { hard, not } = understood;
  const types = typeFamily(understood.types);
  return {
    understood,
    look,
    limit,
    sort: filters.sort,
    constraints: { filters, hard, not, types, exceptId },
  };
}
