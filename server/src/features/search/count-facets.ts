import type { CallAnswer } from '@modiste/contract/calls';
import type { Deps } from '../../composition/open-deps.ts';
import { type AskedSearch, readSearch } from './read-search.ts';

/** Counts the values of every filter over what a search finds; nothing is noted of it. */
export async function countFacets(
  deps: Deps,
  { brand_text, ...asked }: AskedSearch & { brand_text: string },
): Promise<CallAnswer<'countFacets'>> {
  const { seen: _, ...wanted } = await readSearch(deps, asked);
  return deps.catalogue.countFacets({ ...wanted, brandText: brand_text });
}
