import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { createReadRising } from '../../activity/rising.ts';
import type { Deps } from '../../deps/deps.ts';
import { composePage, type PageDeps } from './compose-page.ts';
import { createFindIds } from './lookups/find-ids.ts';
import { createWorkingQueries } from './lookups/working-queries.ts';
import { readPerson } from './person/read-person.ts';

/** What pages are composed with; it remembers what pages share. */
export const createPageDeps = (deps: Deps): PageDeps => ({
  ...deps,
  findWorking: createWorkingQueries(deps),
  findIds: createFindIds(deps),
  readRising: createReadRising(deps),
});

/** The day where the person is; of a place whose weather fails, the day of no place. */
export async function readSetting(
  { weather, now, log }: Pick<Deps, 'weather' | 'now' | 'log'>,
  place: string | null,
): Promise<DaySetting> {
  try {
    return await weather.settingOf(place, now());
  } catch (error) {
    log.warn({ err: error }, 'weather of home not known');
    return weather.settingOf(null, now());
  }
}

/** The items that Home shows to a person, in its order. */
export async function readHomeItems(deps: Deps, userId: string): Promise<Item[]> {
  const person = await readPerson(deps, userId, { user_profile: {} });
  const [setting, version] = await Promise.all([
    readSetting(deps, person.preferences.location),
    deps.catalogue.publishedVersion(),
  ]);
  const { items } = await composePage(createPageDeps(deps), { person, setting, version });
  return Object.values(items);
}
