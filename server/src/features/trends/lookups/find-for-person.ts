import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { leanForward } from '../person/day-order.ts';
import { findOwn } from '../person/find-own.ts';
import type { PageContext } from '../person/page-context.ts';
import { type FindIds, FOUND_MAX } from './find-ids.ts';

/** So many are enough to show some of, whatever is elsewhere on the page. */
const OWN_MAX = 20;

export interface FindDeps {
  catalogue: Pick<Catalogue, 'findSuitable'>;
  findIds: FindIds;
}

interface Wanted {
  query: string;
  /** What it must not be, in words that are added to a query. */
  refused: string;
  exceptIds: ReadonlySet<string>;
}

/**
 * Some of what the words find for the person, in another order each day. All people of a gender share
 * a search; only where it found too little in their sizes is there one for theirs alone.
 */
export async function findForPerson(
  deps: FindDeps,
  { person, setting, version }: Pick<PageContext, 'person' | 'setting' | 'version'>,
  { query, refused, exceptIds }: Wanted,
): Promise<Item[]> {
  const ask = async (filters: Filters) => {
    const found = await deps.findIds({ query, filters, version });
    const free = found.filter((id) => !exceptIds.has(id));
    const ids = leanForward(free, `${person.userId} ${setting.day}`, (id) => id);
    const items = await findOwn(deps, person, { ids, refused, limit: OWN_MAX });
    return { items, isEnough: found.length < FOUND_MAX || items.length >= OWN_MAX };
  };
  const { items, isEnough } = await ask({ ...DEFAULT_FILTERS, gender: person.filters.gender });
  return isEnough ? items : (await ask(person.filters)).items;
}
