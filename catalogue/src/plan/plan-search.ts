import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { readTaste } from '../rank/taste.ts';
import type { SearchPlan } from '../search/find-page.ts';
import { dayOf } from '../store/day-of.ts';
import { type KindShares, typesOfKind } from '../understand/pictured-kinds.ts';
import type { ResolvedRequest } from '../understand/resolve-request.ts';
import { typeFamily } from '../understand/type-family.ts';
import { queryConceptVectorCached } from '../understand/understand-cached.ts';

const NOT_KNOWN = () => 0;

/** What words name goes before what a shopper said of their picture. */
function askedTypes({ kind }: ResolvedRequest, { types }: UnderstoodQuery): string[] {
  return types.length === 0 && kind ? typesOfKind(kind) : typeFamily(types);
}

const picturedOf = ({ kind, pictured = null }: ResolvedRequest): KindShares | null =>
  kind ? { [kind]: 1 } : pictured;

/** What a request wants of the index, once its words are understood. */
export function planSearch(request: ResolvedRequest, understood: UnderstoodQuery): SearchPlan {
  const { filters, look, exceptId = null, preferences } = request;
  const { offset = 0, limit = SEARCH_RESULTS_MAX } = request;
  const { hard, not } = understood;
  const types = askedTypes(request, understood);
  return {
    understood,
    ranking: {
      understood,
      anchor: request.anchor,
      meaning: queryConceptVectorCached(understood),
      pictured: picturedOf(request),
      taste: preferences === undefined ? null : readTaste(preferences),
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
