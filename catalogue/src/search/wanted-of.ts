import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { dayOf } from '../store/day-of.ts';
import type { Asked } from './asked.ts';
import type { Wanted } from './find-page.ts';
import { type KindShares, typesOfKind } from './pictured-kinds.ts';
import { tasteOf } from './taste.ts';
import { typeFamily } from './type-family.ts';
import { meaningOften } from './understand-often.ts';

const NOT_KNOWN = () => 0;

/** What words name goes before what a shopper said of their picture. */
function askedTypes({ kind }: Asked, { types }: UnderstoodQuery): string[] {
  return types.length === 0 && kind ? typesOfKind(kind) : typeFamily(types);
}

const picturedOf = ({ kind, pictured = null }: Asked): KindShares | null =>
  kind ? { [kind]: 1 } : pictured;

/** What a request wants of the index, once its words are understood. */
export function wantedOf(request: Asked, understood: UnderstoodQuery): Wanted {
  const { filters, look, exceptId = null, preferences } = request;
  const { offset = 0, limit = SEARCH_RESULTS_MAX } = request;
  const { hard, not } = understood;
  const types = askedTypes(request, understood);
  return {
    understood,
    rankedBy: {
      understood,
      anchor: request.anchor,
      meaning: meaningOften(understood),
      pictured: picturedOf(request),
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
