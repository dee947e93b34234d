import type { Table } from '@lancedb/lancedb';
import { CANDIDATE_COLUMN, HAS_LOOK, LOOK_COLUMN } from '../store/item-schema.ts';
import { numberColumn } from '../store/read-columns.ts';
import { readLooksByRows } from '../store/read-looks.ts';
import { cosine } from './cosine.ts';
import { type Found, toFound } from './sources.ts';

const LOOKS_MAX = 120;
/** A page of them. With fewer, a filter has left hardly anything near the look. */
const LOOKS_ENOUGH = 60;
/** With these the first 60 of 100,000 made looks are 98% of an exact search's, filtered or not. */
const PROBES = 40;
/** More than any index has partitions. */
const PROBES_ALL = 100_000;
const REFINE_FACTOR = 2;
/** So many looks are compared one by one faster than all partitions are searched. */
const SCANNED_MAX = 1_500;

type Reach = 'near' | 'everywhere' | 'one by one';

async function nearest(
  table: Table,
  where: string,
  { look, reach }: { look: Float32Array; reach: Reach },
): Promise<Found[]> {
  const asked = table.query().nearestTo(look).column(LOOK_COLUMN).distanceType('cosine');
  const reaching =
    reach === 'one by one'
      ? asked.bypassVectorIndex()
      : asked.nprobes(reach === 'near' ? PROBES : PROBES_ALL).refineFactor(REFINE_FACTOR);
  const rows = await reaching
    .where(where)
    .select([CANDIDATE_COLUMN, '_distance'])
    .withRowId()
    .limit(LOOKS_MAX)
    .toArrow();
  const scores = numberColumn(rows, '_distance').map((distance) => 1 - distance);
  return toFound(rows, scores);
}

async function nearestOfAll(
  table: Table,
  where: string,
  { look, near }: { look: Float32Array; near: Found[] },
): Promise<Found[]> {
  const total = await table.countRows(`${where} AND ${HAS_LOOK}`);
  if (total <= near.length) return near;
  const reach = total <= SCANNED_MAX ? 'one by one' : 'everywhere';
  return nearest(table, where, { look, reach });
}

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
  const near = await nearest(table, where, { look, reach: 'near' });
  if (near.length >= LOOKS_ENOUGH) return near;
  const known = await byWords;
  if (known.length < LOOKS_ENOUGH) return nearestOfAll(table, where, { look, near });
  const seen = new Set(near.map(({ rowId }) => rowId));
  const others = known.filter(({ rowId }) => !seen.has(rowId));
  const compared = await compare(table, others, look);
  return [...near, ...compared].toSorted((a, b) => b.score - a.score).slice(0, LOOKS_MAX);
}
