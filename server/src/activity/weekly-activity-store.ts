import { POPULAR_PEOPLE_MIN } from '@modiste/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

export const ACTIVITY_KINDS = ['search', 'item'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const WEEK_DAYS = 7;
/** Enough to tell the people of a small shop apart without writing to the disk. */
const WORK_MEMORY = '64MB';
/** What a week is compared with. */
const EARLIER_WEEKS = 4;
const KEPT_WEEKS = 10;
/** Counts older than this are no news. */
const FRESH_DAYS = 2;
/** What fewer than the least did in a week is not known: it counts as half of the least. */
const UNKNOWN_PEOPLE = POPULAR_PEOPLE_MIN / 2;
const GROWTH_MAX = 10;

interface Week {
  /** The moment at which it ends. */
  endsAt: Date;
}

const since = ({ endsAt }: Week) =>
  sql<Date>`${endsAt}::timestamptz - make_interval(days => ${WEEK_DAYS})`;
/** The database's clock is finer than a `Date`: what happened in its last millisecond is in the week. */
const until = ({ endsAt }: Week) => sql<Date>`${endsAt}::timestamptz + interval '1 millisecond'`;
/** A day is UTC's, whatever the database's own zone. */
const dayOf = ({ endsAt }: Week) => sql<Date>`(${endsAt}::timestamptz at time zone 'UTC')::date`;

/** Who did what in a week, each once: `subject` and `user_id`. */
function eventsOf(kind: ActivityKind, week: Week): RawBuilder<unknown> {
  if (kind === 'search') {
    return sql`
      select distinct term as subject, user_id from searches
      where created_at > ${since(week)} and created_at < ${until(week)} and term is not null`;
  }
  return sql`
    select item_id as subject, user_id from item_views
    where viewed_at > ${since(week)} and viewed_at < ${until(week)}
    union
    select item_id, user_id from wishlist_items
    where saved_at > ${since(week)} and saved_at < ${until(week)}`;
}

/**
 * Counts what people did in the seven days up to a moment, in place of what was counted that day
 * before. Its cost is bounded by the events of a week.
 */
export async function countWeek(database: Database, kind: ActivityKind, week: Week): Promise<void> {
  const day = dayOf(week);
  await database.transaction().execute(async (transaction) => {
    await sql`select set_config('work_mem', ${WORK_MEMORY}, true)`.execute(transaction);
    await sql`delete from weekly_activity where ended_on = ${day} and kind = ${kind}`.execute(
      transaction,
    );
    await sql`
      insert into weekly_activity (ended_on, kind, subject, people)
      select ${day}, ${kind}, subject, count(*)
      from (${eventsOf(kind, week)}) as events
      where user_id is not null
      group by subject
      having count(*) >= ${POPULAR_PEOPLE_MIN}`.execute(transaction);
  });
}

export async function deleteOldWeeks(database: Database, now: Date): Promise<void> {
  await sql`
    delete from weekly_activity
    where ended_on < ${dayOf({ endsAt: now })} - ${KEPT_WEEKS * WEEK_DAYS}::integer`.execute(
    database,
  );
}

export interface RisingSubject {
  subject: string;
  people: number;
  /** The people of the last week over the mean of the weeks before, at most 10; 1 without any before. */
  growth: number;
}

/** What rises the most in the latest counted week, weighted by how many people that is. */
export async function listRising(
  database: Database,
  kind: ActivityKind,
  { now, limit }: { now: Date; limit: number },
): Promise<RisingSubject[]> {
  const today = dayOf({ endsAt: now });
  const { rows } = await sql<RisingSubject>`
    with latest as (
      select max(ended_on) as day from weekly_activity
      where kind = ${kind} and ended_on between ${today} - ${FRESH_DAYS}::integer and ${today}
    ), earlier as (
      select subject, people, ended_on from weekly_activity, latest
      where kind = ${kind} and ended_on in (${sql.join(
        Array.from({ length: EARLIER_WEEKS }, (_, n) => sql`day - ${(n + 1) * WEEK_DAYS}::integer`),
      )})
    ), weeks as (
      select count(distinct ended_on)::float as counted from earlier
    ), means as (
      select subject, (sum(people) + (counted - count(*)) * ${UNKNOWN_PEOPLE}) / counted as mean
      from earlier, weeks group by subject, counted
    ), rising as (
      select subject, people, case when counted = 0 then 1 else
        least(${GROWTH_MAX}, people / coalesce(mean, ${UNKNOWN_PEOPLE})) end as growth
      from weeks, latest
      join weekly_activity on ended_on = day and kind = ${kind}
      left join means using (subject)
    )
    select subject, people, growth::float as growth from rising
    order by growth * ln(people + 1) desc, people desc, subject
    limit ${limit}`.execute(database);
  return rows;
}
