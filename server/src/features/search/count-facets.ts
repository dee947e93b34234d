import type { CallAnswer } from '@modiste/contract/calls';
import type { Deps } from '../../deps.ts';
import { type AskedSearch, readSearch } from './read-search.ts';

/** Counts the values of every filter over what a search finds; nothing is noted of it. */
export const countFacets = async (
  deps: Deps,
  { brand_text, ...asked }: AskedSearch & { brand_text: string },
): Promise<CallAnswer<'countFacets'>> =>
  deps.catalogue.countFacets({ ...(await readSearch(deps, asked)), brandText: brand_text });
