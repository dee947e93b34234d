import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Item } from '@modiste/contract/entities/item';
import { withoutDisliked } from './disliked.ts';
import type { HomePerson } from './read-person.ts';

interface Candidates {
  ids: readonly string[];
  /** What else they must not be, in words that are added to a query. */
  refused?: string;
  /** So many are enough; left out for all. */
  limit?: number;
}

/** What of some items suits the person, in their order: in stock, within the limits, not refused or disliked. */
export async function findOwn(
  { catalogue }: { catalogue: Pick<Catalogue, 'findSuitable'> },
  person: HomePerson,
  { ids, refused = '', limit = ids.length }: Candidates,
): Promise<Item[]> {
  const { filters, refusals } = person;
  const query = `${refusals}${refused}`.replace(/^, /, '');
  return withoutDisliked(await catalogue.findSuitable({ ids, query, filters, limit }), person);
}
