import type { Table } from '@lancedb/lancedb';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Relaxation, SearchRequest } from '../catalogue.ts';
import { countFound } from './glance.ts';
import { type Loosened, loosenFilters, withoutFilters } from './loosen-filters.ts';
import { loosenWords } from './loosen-words.ts';
import { moveLimit } from './move-limit.ts';
import { wantedOf } from './wanted-of.ts';

const RELAXATIONS_MAX = 4;

function count(table: Table, request: SearchRequest, loosened: Loosened): Promise<number> {
  const loose = { ...request, query: loosened.query, filters: loosened.filters };
  return countFound(table, wantedOf(loose, understandQuery(loose.query)));
}

async function countAll(table: Table, request: SearchRequest, ways: readonly Loosened[]) {
  const left = [...ways];
  const counted: Relaxation[] = [];
  while (left.length > 0 && counted.length < RELAXATIONS_MAX) {
    const next = left.splice(0, RELAXATIONS_MAX - counted.length);
    const counts = await Promise.all(next.map((way) => count(table, request, way)));
    next.forEach(({ label, query, filters }, at) => {
      const found = counts[at] ?? 0;
      if (found > 0) counted.push({ label, query, filters, count: found });
    });
  }
  return counted;
}

/**
 * Ways out of an empty result: each gives up one constraint by name, the least loss first, and
 * finds something. Where no single one does, giving up all filters is offered.
 */
export async function findRelaxations(
  table: Table,
  request: SearchRequest,
  understood: UnderstoodQuery,
): Promise<Relaxation[]> {
  const limits = await moveLimit(table, request);
  const single = [
    ...limits,
    ...loosenFilters(request),
    ...loosenWords(request, understood),
  ].toSorted((a, b) => a.loss - b.loss);
  const found = await countAll(table, request, single);
  return found.length > 0 ? found : countAll(table, request, withoutFilters(request));
}
