import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, Index, MatchQuery } from '@lancedb/lancedb';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { FeedFile } from '@modiste/catalogue/feeds/feed-file';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import type { ShopProduct } from './shop-product.ts';

const SOURCE = 'shop';
const COLUMNS = ['id', 'title', 'link', 'price', 'availability'];

/** Products by titles and prices alone, in two searches: ours, and BM25 over the same titles. */
export interface TextShop {
  /** Where the catalogue lies. */
  uri: string;
  catalogue: Catalogue;
  /** The ids of the first answers of BM25 with LanceDB's own stems and stop words. */
  plainSearch: (query: string, limit: number) => Promise<string[]>;
  close(): Promise<void>;
}

/** Which product an item of the catalogue was made of. */
export const productIdOf = (itemId: string): string => itemId.slice(SOURCE.length + 1);

function feedOf(products: readonly ShopProduct[]): FeedFile {
  const lines = products.map(({ id, title, price }) =>
    [id, title, `https://shop.example/${id}`, `${price.toFixed(2)} USD`, 'in_stock'].join('\t'),
  );
  const bytes = new TextEncoder().encode(`${[COLUMNS.join('\t'), ...lines].join('\n')}\n`);
  return {
    name: 'products.tsv',
    async *open() {
      yield bytes;
    },
  };
}

async function openPlain(uri: string, products: readonly ShopProduct[]) {
  const connection = await connect(uri);
  const rows = products.map(({ id, title }) => ({ id, title }));
  const table = await connection.createTable('titles', rows);
  const config = Index.fts({ language: 'English', stem: true, removeStopWords: true });
  await table.createIndex('title', { config });
  const search = async (query: string, limit: number): Promise<string[]> => {
    const asked = table.query().fullTextSearch(new MatchQuery(query, 'title'));
    const found = await asked.select(['id', '_score']).limit(limit).toArray();
    return found.map((row: { id: string }) => row.id);
  };
  return { search, close: () => connection.close() };
}

/** Imports the products as any feed is imported, into a folder that `close` takes away. */
export async function openTextShop(products: readonly ShopProduct[]): Promise<TextShop> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-relevance-'));
  const uri = join(folder, 'catalogue');
  await importFeed({
    openWriter: () => openWriter({ uri }),
    files: [feedOf(products)],
    source: SOURCE,
    pictures: { take: async () => null },
    now: new Date(),
  });
  const catalogue = await openCatalogue({ uri });
  const plain = await openPlain(join(folder, 'plain'), products);
  return {
    uri,
    catalogue,
    plainSearch: plain.search,
    async close() {
      plain.close();
      await catalogue.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
