import { connect } from '@lancedb/lancedb';
import type { Data } from 'apache-arrow';
import type { StoredItem } from '../item-facts/stored-item.ts';
import { arrow } from '../store/arrow.ts';
import { EMBEDDING_COLUMN, ENRICHMENT_COLUMN } from '../store/item-schema.ts';
import { toArrowRows } from '../store/write/item-rows.ts';

const OLDER_TABLE = 'items';
const OLDER_LOOK = 8;

/** A catalogue for tests as a version with shorter looks and fewer columns left it. */
export async function makeOlderCatalogue(uri: string, rows: readonly StoredItem[]): Promise<void> {
  const { Field, FixedSizeList, Float32, Schema } = arrow;
  const today = toArrowRows(rows);
  const shorter = new FixedSizeList(OLDER_LOOK, new Field('item', new Float32(), true));
  const kept = today.schema.fields.filter(
    ({ name }) => ![EMBEDDING_COLUMN, ENRICHMENT_COLUMN].includes(name),
  );
  const schema = new Schema([...kept, new Field(EMBEDDING_COLUMN, shorter, true)]);
  const columns = kept.flatMap(({ name }): Data[] => [...(today.getChild(name)?.data ?? [])]);
  const values = new globalThis.Float32Array(rows.length * OLDER_LOOK).fill(1);
  const child = arrow.makeData({ type: new Float32(), length: values.length, data: values });
  const looks = arrow.makeData({ type: shorter, length: rows.length, nullCount: 0, child });
  const struct = arrow.makeData({
    type: new arrow.Struct(schema.fields),
    length: rows.length,
    nullCount: 0,
    children: [...columns, looks],
  });
  const connection = await connect(uri);
  const table = await connection.createEmptyTable(OLDER_TABLE, schema);
  await table.add(new arrow.Table([new arrow.RecordBatch(schema, struct)]));
  await (await table.tags()).create('live', await table.version());
  table.close();
  connection.close();
}
