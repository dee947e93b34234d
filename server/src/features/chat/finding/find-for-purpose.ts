import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest, SearchResult } from '@modiste/catalogue/request/search-request';
import { typeRole } from '@modiste/lexicon/garment-types';
import { PURPOSES } from './near-kinds.ts';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

/** What is worn over all else, whatever its cut. */
const ANY_OUTER = 'outerwear';

interface Asked {
  request: SearchRequest;
  result: SearchResult;
  state: AskedState;
}

/** The query with every outer garment in it widened to all of them; null where it names none. */
function widened(query: string, { request: { wishes } }: AskedState): string | null {
  const kinds = wishes.filter(
    ({ role, concepts }) =>
      role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => kind === 'type'),
  );
  const isOuter = kinds.every(({ concepts }) =>
    concepts.every(({ id }) => typeRole(id) === 'outer'),
  );
  const [first] = kinds;
  if (first === undefined || !isOuter || !query.includes(first.words)) return null;
  return query.replace(first.words, ANY_OUTER);
}

/**
 * A raincoat where no jacket keeps the rain out: what a piece is needed for counts more than how it
 * is called. Null where no such purpose is missed, or nothing else serves it.
 */
export async function findForPurpose(
  catalogue: Catalogue,
  { request, result, state }: Asked,
): Promise<Matches | null> {
  if (!result.missed.some(({ name }) => PURPOSES.has(name))) return null;
  const query = widened(request.query, state);
  if (query === null) return null;
  const wide = await catalogue.search({ ...request, query });
  const matches = wide.total === 0 ? null : readMatches(wide, state);
  return matches && { ...matches, dropped: 'the exact kind' };
}
