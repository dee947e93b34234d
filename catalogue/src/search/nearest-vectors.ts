import type { Table } from '@lancedb/lancedb';
import { CANDIDATE_COLUMN, type VectorColumn } from '../store/item-schema.ts';
import { numberColumn } from '../store/read-columns.ts';
import { type Found, toFound } from './sources.ts';

export const NEAREST_MAX = 120;
/** A page of them. With fewer, a filter has left hardly anything near. */
export const NEAREST_ENOUGH = 60;
/** With these the first 60 of 100,000 made looks are 98% of an exact search's, filtered or not. */
const PROBES = 40;
/** More than any index has partitions. */
const PROBES_ALL = 100_000;
const REFINE_FACTOR = 2;
/** So many vectors are compared one by one faster than all partitions are searched. */
export const SCANNED_MAX = 1_500;

type Reach = 'near' | 'everywhere' | 'one by one';

/** A vector to find the nearest of in one column, by cosine. */
export interface Target {
  column: VectorColumn;
  vector: Float32Array;
}

export async function nearest(
  table: Table,
  where: string,
  { column, vector, reach }: Target & { reach: Reach },
): Promise<Found[]> {
  const asked = table.query().nearestTo(vector).column(column).distanceType('cosine');
  const reaching =
    reach === 'one by one'
      ? asked.bypassVectorIndex()
      : asked.nprobes(reach === 'near' ? PROBES : PROBES_ALL).refineFactor(REFINE_FACTOR);
  const rows = await reaching
    .where(where)
    .select([CANDIDATE_COLUMN, '_distance'])
    .withRowId()
    .limit(NEAREST_MAX)
    .toArrow();
  const scores = numberColumn(rows, '_distance').map((distance) => 1 - distance);
  return toFound(rows, scores);
}

/**
 * Finds what the near partitions did not hold, where a filter left few of it there.
 * @param among What of the rows that meet `where` has such a vector.
 * @param near What was found near.
 */
export async function nearestOfAll(
  table: Table,
  where: string,
  { among, near, ...target }: Target & { among: string; near: Found[] },
): Promise<Found[]> {
  const total = await table.countRows(among);
  if (total <= near.length) return near;
  const reach = total <= SCANNED_MAX ? 'one by one' : 'everywhere';
  return nearest(table, where, { ...target, reach });
}
