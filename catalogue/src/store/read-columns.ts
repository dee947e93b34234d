import type { RecordBatch, Table, Vector } from 'apache-arrow';
import { arrow } from './arrow.ts';

type Columns = Pick<Table | RecordBatch, 'getChild' | 'numRows'>;

function values(rows: Columns, name: string): unknown[] {
  // An empty answer comes without its columns.
  if (rows.numRows === 0) return [];
  const column = rows.getChild(name);
  if (column === null) throw new Error(`The store did not return the column ${name}`);
  return Array.from(column);
}

export const textColumn = (rows: Columns, name: string): string[] => values(rows, name).map(String);

export const numberColumn = (rows: Columns, name: string): number[] =>
  values(rows, name).map(Number);

export const flagColumn = (rows: Columns, name: string): boolean[] =>
  values(rows, name).map((value) => value === true);

export const rowIdColumn = (rows: Columns): bigint[] =>
  values(rows, '_rowid').map((value) => BigInt(String(value)));

/** Vectors in the memory of the answer: to be used before the next answer is asked for. */
export const vectorViews = (rows: Columns, name: string): (Float32Array | null)[] =>
  values(rows, name).map((value) => (value instanceof arrow.Vector ? toVector(value) : null));

export const vectorColumn = (rows: Columns, name: string): (Float32Array | null)[] =>
  vectorViews(rows, name).map((vector) => vector?.slice() ?? null);

function toVector(vector: Vector): Float32Array {
  const numbers: unknown = vector.toArray();
  if (!(numbers instanceof Float32Array)) throw new Error('The store did not return a vector');
  return numbers;
}
