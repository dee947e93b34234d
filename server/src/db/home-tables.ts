import type { Color, DislikeKind } from '@modiste/contract/values';
import type { Theme } from '@modiste/stylist/editorial/themes';
import type { ColumnType, Generated } from 'kysely';

interface DislikeTable {
  id: Generated<string>;
  user_id: string;
  created_at: ColumnType<Date, never, never>;
  kind: DislikeKind;
  /** The leading piece of an outfit first. */
  item_ids: Generated<string[]>;
  color: Color | null;
  label: string;
}

/** An outfit that was composed for a person: what it is for, and its pieces. */
export interface StoredOutfit {
  theme: Theme;
  /** The leading piece first. */
  itemIds: string[];
}

interface DailyOutfitTable {
  user_id: string;
  /** Written as YYYY-MM-DD; a `Date` of it depends on the time zone of the process. */
  day: ColumnType<never, string, never>;
  taste: string;
  daily: ColumnType<StoredOutfit | null, string, string>;
  style_picks: ColumnType<StoredOutfit[], string, string>;
  revision: number;
}

/** What Home stores of people. */
export interface HomeTables {
  dislikes: DislikeTable;
  daily_outfits: DailyOutfitTable;
}
