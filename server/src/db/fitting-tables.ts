import type { TryOnDoubt } from '@modiste/contract/values';
import type { GarmentRole } from '@modiste/fitting/try-on-engine';
import type { Generated, JSONColumnType } from 'kysely';
import type { MadeAt } from './column-types.ts';

/** A garment of a result. */
export interface WornGarment {
  role: GarmentRole;
  /** Null where it is no item of the catalogue. */
  item_id: string | null;
  /** What it is called; empty where that is not known. */
  name: string;
  /** A hash of its picture. */
  key: string;
}

interface TryOnTable {
  id: Generated<string>;
  user_id: string;
  created_at: MadeAt;
  pose_id: string | null;
  pose_key: string;
  garments: JSONColumnType<WornGarment[]>;
  engine: string;
  preview: boolean;
  doubts: TryOnDoubt[];
  request_hash: string;
  previous_id: string | null;
  iteration: number;
}

/** What the fitting room stores of people. */
export interface FittingTables {
  try_ons: TryOnTable;
}
