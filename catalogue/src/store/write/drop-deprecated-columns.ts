import type { Table } from '@lancedb/lancedb';
import { UNREAD_COLUMNS } from '../item-schema.ts';

/** Takes from a table of an earlier version what nobody reads any more. */
export async function dropUnread(table: Table): Promise<void> {
  const { fields } = await table.schema();
  const unread = fields.map(({ name }) => name).filter((name) => UNREAD_COLUMNS.includes(name));
  if (unread.length > 0) await table.dropColumns(unread);
}
