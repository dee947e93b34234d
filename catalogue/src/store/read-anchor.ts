import type { Table } from '@lancedb/lancedb';
import type { Candidate } from '../item-facts/candidate.ts';
import { CANDIDATE_COLUMN, LOOK_COLUMN } from './item-schema.ts';
import { lookColumn, textColumn } from './read-columns.ts';
import { sqlText } from './sql-text.ts';

/** An item that others are compared with. */
export interface Anchor {
  candidate: Candidate;
  look: Float32Array | null;
}

/** One item's facts and look by id, available or not; null when there is no such item. */
export async function readAnchor(table: Table, id: string): Promise<Anchor | null> {
  const rows = await table
    .query()
    .where(`id = ${sqlText(id)}`)
    .select([CANDIDATE_COLUMN, LOOK_COLUMN])
    .limit(1)
    .toArrow();
  const [json] = textColumn(rows, CANDIDATE_COLUMN);
  if (json === undefined) return null;
  const candidate: Candidate = JSON.parse(json);
  return { candidate, look: lookColumn(rows, LOOK_COLUMN)[0] ?? null };
}
