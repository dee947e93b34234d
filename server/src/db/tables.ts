import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type MadeAt = ColumnType<Date, never, never>;

interface SearchTable {
  id: Generated<string>;
  created_at: MadeAt;
  /** Null while nobody is signed in. */
  user_id: string | null;
  query: string;
  filters: JSONColumnType<Filters>;
  attachments: JSONColumnType<AttachmentRef[]>;
  item_ids: string[];
}

interface AttachmentTable {
  id: string;
  created_at: MadeAt;
  user_id: string | null;
  context: string;
  width: number;
  height: number;
  /** The look vector: LOOK_DIMENSIONS little-endian floats of 4 bytes. */
  look: Buffer;
}

interface ShopStateTable {
  name: string;
  value: string;
}

/** The tables as the migrations leave them. */
export interface Tables {
  searches: SearchTable;
  attachments: AttachmentTable;
  shop_state: ShopStateTable;
}
