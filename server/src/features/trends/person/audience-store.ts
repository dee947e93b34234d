import { GENDERS, type Gender } from '@modiste/contract/values';
import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';

/** People who live in one place and shop for the same genders. */
export interface Audience {
  location: string | null;
  genders: readonly Gender[];
}

/** Of a larger shop, so many people tell who most of them are. */
const PEOPLE_READ_MAX = 10_000;

/** The audiences that most people belong to, the largest first. */
export async function listAudiences(database: Database, limit: number): Promise<Audience[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('preferences')
        .select(['location', 'gender_preference'])
        .limit(PEOPLE_READ_MAX)
        .as('people'),
    )
    .select(['location', 'gender_preference'])
    .groupBy(['location', 'gender_preference'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('location')
    .orderBy('gender_preference')
    .limit(limit)
    .execute();
  return rows.map(({ location, gender_preference }) => ({
    location,
    genders: GENDERS.filter((gender) => gender_preference.includes(gender)),
  }));
}
