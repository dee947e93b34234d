import type { Tables } from '../../db/tables.ts';

/** How a table knows whose a row is. */
type Owner = 'id' | 'user_id' | 'password login';

export interface HeldTable {
  table: keyof Tables;
  owner: Owner;
  /** The file it becomes. */
  file: string;
  /** What leaves; every other column is named among those that stay. */
  columns: readonly string[];
  /** Where a person can have any number of rows: by what these are told apart. */
  pagedBy?: 'id';
  /** What the rows are, and how long they are kept, in plain words. */
  about: string;
  kept: string;
}
