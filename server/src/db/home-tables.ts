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
  /** The latest outfits of the person when it was said; null where there were none. */
  outfits_before: Generated<OutfitsBefore | null>;
}

/** An outfit that was composed for a person: what it is for, and its pieces. */
export interface StoredOutfit {
  theme: Theme;
  /** The leading piece first. */
  itemIds: string[];
}

/** The outfits of a day as they were. */
export interface OutfitsBefore {
  /** YYYY-MM-DD. */
  day: string;
  taste: string;
  daily: StoredOutfit | null;
  style_picks: StoredOutfit[];
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
