import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { SearchRequest } from '@modiste/catalogue/request/search-request';
import type { Item } from '@modiste/contract/entities/item';

/** So many of a kind are looked at for one line of a list. */
const PIECES_MAX = 24;

/** What the shop has for one line of a packing list: only what meets its words and filters. */
export async function findPieces(
  catalogue: Pick<Catalogue, 'search'>,
  asked: Pick<SearchRequest, 'query' | 'filters'>,
): Promise<readonly Item[]> {
  const request = { ...asked, imageEmbedding: null, limit: PIECES_MAX };
  const { items, total } = await catalogue.search(request);
  return items.slice(0, total);
}
