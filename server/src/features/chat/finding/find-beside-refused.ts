import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { RequestWish } from '@modiste/stylist/dialogue-state';
import { type AskedState, type Matches, readMatches } from './read-matches.ts';

const isKept = ({ role, concepts }: RequestWish): boolean =>
  role !== 'wanted' || concepts.some(({ kind }) => kind === 'type' || kind === 'comparison');

const queryOf = (wishes: readonly RequestWish[]): string =>
  wishes.map(({ role, words }) => (role === 'negated' ? `not ${words}` : words)).join(', ');

/**
 * What is found with one wish less, or with the kind and what is refused alone, where fault was found
 * with all that meets the wishes; null where that is nothing.
 */
export async function findBesideRefused(
  catalogue: Catalogue,
  request: SearchRequest,
  state: AskedState,
): Promise<Matches | null> {
  const { wishes } = state.request;
  const open = wishes.filter((wish) => !isKept(wish));
  const looser = [...open.toReversed().map((wish) => [wish]), ...(open.length > 1 ? [open] : [])];
  for (const without of looser) {
    const query = queryOf(wishes.filter((wish) => !without.includes(wish)));
    const found = readMatches(await catalogue.search({ ...request, query }), state);
    if (found === null || found.candidates.length === 0) continue;
    const names = without.map(({ words }) => `“${words}”`);
    const dropped = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
    return { ...found, dropped, notice: null };
  }
  return null;
}
