import type { Table } from '@lancedb/lancedb';
import { HAS_LOOK, LOOK_COLUMN } from '../store/item-schema.ts';
import { readLooksByRows } from '../store/read-looks.ts';
import { cosine } from './cosine.ts';
import { NEAREST_ENOUGH, NEAREST_MAX, nearest, nearestOfAll } from './nearest-vectors.ts';
import type { Found } from './sources.ts';

async function compare(table: Table, known: readonly Found[], look: Float32Array) {
  const looks = await readLooksByRows(
    table,
    known.map(({ rowId }) => rowId),
  );
  return known
    .flatMap((found) => {
      const own = looks.get(found.rowId);
      return own === undefined ? [] : [{ ...found, score: cosine(own, look) }];
    })
    .toSorted((a, b) => b.score - a.score);
}

/**
 * The nearest by cosine among the rows that meet `where`. Where a filter leaves too few near the
 * look, what the words found is compared with it; and where that is not enough either, everything.
 * @param byWords What the words find, best first.
 */
export async function fromPicture(
  table: Table,
  where: string,
  { look, byWords }: { look: Float32Array | null; byWords: Promise<readonly Found[]> },
): Promise<Found[]> {
  if (look === null) return [];
  const target = { column: LOOK_COLUMN, vector: look } as const;
  const near = await nearest(table, where, { ...target, reach: 'near' });
  if (near.length >= NEAREST_ENOUGH) return near;
  const known = await byWords;
  if (known.length < NEAREST_ENOUGH) {
    return nearestOfAll(table, where, { ...target, among: `${where} AND ${HAS_LOOK}`, near });
  }
  const seen = new Set(near.map(({ rowId }) => rowId));
  const others = known.filter(({ rowId }) => !seen.has(rowId));
  const compared = await compare(table, others, look);
  return [...near, ...compared].toSorted((a, b) => b.score - a.score).slice(0, NEAREST_MAX);
}
