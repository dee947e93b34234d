import type { Table } from '@lancedb/lancedb';
import { MEANING_COLUMN } from '../store/item-schema.ts';
import { NEAREST_ENOUGH, nearest, nearestOfAll } from './nearest-vectors.ts';
import type { Found } from './sources.ts';

/** Less near in meaning than this is about something else. */
const NEARNESS_MIN = 0.25;

/** What lies nearest to a meaning among the rows that meet `where`, without a look at any word. */
export async function fromMeaning(
  table: Table,
  where: string,
  meaning: Float32Array | null,
): Promise<Found[]> {
  if (meaning === null) return [];
  const target = { column: MEANING_COLUMN, vector: meaning } as const;
  const near = await nearest(table, where, { ...target, reach: 'near' });
  const found =
    near.length >= NEAREST_ENOUGH
      ? near
      : await nearestOfAll(table, where, { ...target, among: where, near });
  return found.filter(({ score }) => score >= NEARNESS_MIN);
}
