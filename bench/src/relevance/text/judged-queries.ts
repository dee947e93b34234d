import { readMemoryIndex } from '@modiste/catalogue/memory-index/read-memory-index';
import { matchWishes } from '@modiste/catalogue/plan/match-wishes';
import { planSearch } from '@modiste/catalogue/plan/plan-search';
import type { Features } from '@modiste/catalogue/rank/rank-weights';
import { rankAll } from '@modiste/catalogue/retrieve/rank-candidates';
import { openItems } from '@modiste/catalogue/store/item-tables';
import { connectStore } from '@modiste/catalogue/store/store-connection';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ComposedQuery } from './compose-query.ts';
import { judgeProduct } from './judge-product.ts';
import { openTextShop, productIdOf } from './open-text-shop.ts';
import type { ShopProduct } from './shop-product.ts';

/** What a query found, as the ranker sees it, with how well each answers. */
export interface JudgedQuery {
  found: readonly { features: Features; grade: number }[];
  /** The grades of everything in the shop. */
  all: readonly number[];
}

/** Asks a shop of these products and keeps every feature of every answer. */
export async function judgeQueries(
  products: readonly ShopProduct[],
  queries: readonly ComposedQuery[],
): Promise<JudgedQuery[]> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const shop = await openTextShop(products);
  const connection = await connectStore({ uri: shop.uri });
  try {
    const table = await openItems(connection);
    if (table === null) throw new Error('The shop is empty');
    const index = await readMemoryIndex(table);
    const judged: JudgedQuery[] = [];
    for (const query of queries) {
      const request = {
        query: query.text,
        filters: DEFAULT_FILTERS,
        imageEmbedding: null,
        anchor: null,
        embedded: null,
      };
      const plan = planSearch(index.vocabulary, request, understandQuery(query.text));
      const ranked = await rankAll(index, plan, await matchWishes(index, plan));
      const found = ranked.flatMap(({ item, features }) => {
        const product = byId.get(productIdOf(item.id));
        return product === undefined ? [] : [{ features, grade: judgeProduct(product, query) }];
      });
      judged.push({ found, all: products.map((product) => judgeProduct(product, query)) });
    }
    return judged;
  } finally {
    connection.close();
    await shop.close();
  }
}
