import type { Table } from '@lancedb/lancedb';
import type { Candidate } from '../item-facts/candidate.ts';
import { CANDIDATE_COLUMN, EMBEDDING_COLUMN } from './item-schema.ts';
import { textColumn, vectorColumn } from './read-columns.ts';
import { sqlText } from './sql-text.ts';

/** What searches know of a stored item. */
interface StoredCandidate {
  candidate: Candidate;
  imageEmbedding: Float32Array | null;
}

/** One item's facts and image embedding, for sale or not; null when there is no such item. */
export async function readCandidate(table: Table, id: string): Promise<StoredCandidate | null> {
  const rows = await table
    .query()
    .where(`id = ${sqlText(id)}`)
    .select([CANDIDATE_COLUMN, EMBEDDING_COLUMN])
    .limit(1)
    .toArrow();
  const [json] = textColumn(rows, CANDIDATE_COLUMN);
  if (json === undefined) return null;
  const candidate: Candidate = JSON.parse(json);
  return { candidate, imageEmbedding: vectorColumn(rows, EMBEDDING_COLUMN)[0] ?? null };
}
