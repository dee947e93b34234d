import type { Table } from '@lancedb/lancedb';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { MEANING_COLUMN } from '../store/item-schema.ts';
import { NEAREST_ENOUGH, nearest, SCANNED_MAX } from './nearest-vectors.ts';
import type { Found } from './sources.ts';

/** Less near in meaning than this is about something else. */
const NEARNESS_MIN = 0.25;

/** What a garment is for rather than what it is: its words rarely say it. */
const THEMES: ReadonlySet<string | null> = new Set(['occasion', 'style', 'season', 'activity']);

/**
 * Whether a query speaks of more than its words find. Where it names a type and nothing but facts,
 * the words find every item of it, and a search by meaning would only cost time.
 */
export const isTheme = ({ types, soft }: UnderstoodQuery): boolean =>
  types.length === 0 || soft.attributes.some((id) => THEMES.has(attributeGroup(id)));

/** What lies nearest to a meaning among the rows that meet `where`, without a look at any word. */
export async function fromMeaning(
  table: Table,
  where: string,
  meaning: Float32Array | null,
): Promise<Found[]> {
  if (meaning === null) return [];
  const target = { column: MEANING_COLUMN, vector: meaning } as const;
  const near = await nearest(table, where, { ...target, reach: 'near' });
  const isFew = near.length < NEAREST_ENOUGH && (await table.countRows(where)) <= SCANNED_MAX;
  const found = isFew ? await nearest(table, where, { ...target, reach: 'one by one' }) : near;
  return found.filter(({ score }) => score >= NEARNESS_MIN);
}
