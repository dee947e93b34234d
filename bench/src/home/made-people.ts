import type { Preferences } from '@modiste/contract/entities/preferences';
import { CLOTHING_SIZES, type Gender, SHOES_SIZES, STYLE_TAGS } from '@modiste/contract/values';
import { NO_PREFERENCES } from '@modiste/server/preferences/read-preferences';
import { makeMember } from '@modiste/server/testing/make-member';
import { sql } from 'kysely';
import { type SeededRandom, seededRandom, shuffled } from '../sampling/seeded-random.ts';

type Deps = Parameters<typeof makeMember>[0]['deps'];
/** The header that signs them in. */
type Headers = { authorization: string };

const PLACES = [
  'Oslo, Norway',
  'London, United Kingdom',
  'Lisbon, Portugal',
  'Berlin, Germany',
  'New York, New York, United States',
  'Chicago, Illinois, United States',
  'Phoenix, Arizona, United States',
  'Miami, Florida, United States',
  'Sydney, New South Wales, Australia',
  'Singapore',
  'Tokyo, Japan',
  'Toronto, Ontario, Canada',
];
const WEARERS: readonly Gender[] = ['Women', 'Men'];
const NOTES = ['', '', '', 'I never wear wool.', 'No leather, please. I walk a lot.'];
const SHARES = { placed: 0.8, forBoth: 0.1, saves: 0.7 };
const SAVED = 12;
const VIEWED = 20;

function madePreferences(random: SeededRandom): Preferences {
  const isForBoth = random.next() < SHARES.forBoth;
  return {
    ...NO_PREFERENCES,
    gender_preference: isForBoth ? [...WEARERS] : [random.pick(WEARERS)],
    clothing_size: [random.pick(CLOTHING_SIZES.slice(1, 6))],
    shoes_size: [random.pick(SHOES_SIZES.slice(2, 8))],
    style_preference: shuffled(STYLE_TAGS, random).slice(0, random.whole(4)),
    user_notes: random.pick(NOTES),
    location: random.next() < SHARES.placed ? random.pick(PLACES) : null,
  };
}

interface Liking {
  userId: string;
  random: SeededRandom;
  itemIds: readonly string[];
}

async function saveAndView(
  { database }: Pick<Deps, 'database'>,
  { userId, random, itemIds }: Liking,
): Promise<void> {
  if (random.next() > SHARES.saves) return;
  const pick = (count: number) => [
    ...new Set(Array.from({ length: count }, () => random.pick(itemIds))),
  ];
  await sql`insert into wishlist_items (user_id, item_id, price, currency, item)
    select ${userId}, id, 10, 'USD', '{}' from unnest(${pick(SAVED)}::text[]) id`.execute(database);
  await sql`insert into item_views (user_id, item_id)
    select ${userId}, id from unnest(${pick(VIEWED)}::text[]) id`.execute(database);
}

/** People of many tastes, places and sizes who open Home, most with a wishlist. */
export async function makePeople(
  deps: Deps,
  { count, seed, itemIds }: { count: number; seed: number; itemIds: readonly string[] },
): Promise<Headers[]> {
  const random = seededRandom(seed);
  const people: Headers[] = [];
  for (let made = 0; made < count; made += 1) {
    const { userId, headers } = await makeMember({ deps });
    const preferences = { ...madePreferences(random), user_id: userId };
    await deps.database.insertInto('preferences').values(preferences).execute();
    await saveAndView(deps, { userId, random, itemIds });
    people.push(headers);
  }
  return people;
}

/** Makes some of the items, and some searches, rise among shoppers. */
export async function makeRising(
  { database }: Pick<Deps, 'database'>,
  itemIds: readonly string[],
): Promise<void> {
  const searches = [
    'satin slip dress',
    'navy blazer',
    'wool coat',
    'white sneakers',
    'linen shirt',
  ];
  const rise = (kind: string, subjects: readonly string[]) =>
    sql`insert into weekly_activity (ended_on, kind, subject, people)
      select current_date - 7 * week, ${kind}, subject, case week when 0 then 90 else 30 end
      from unnest(${subjects}::text[]) subject, generate_series(0, 4) week`.execute(database);
  await rise('search', searches);
  await rise('item', itemIds);
}
