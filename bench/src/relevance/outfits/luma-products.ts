import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readTable } from '@modiste/catalogue/feeds/read-table';
import type { Piece } from '@modiste/catalogue/similar/outfit/piece';
import { type Half, halfOf, MissingDataError } from '../figures/measure.ts';
import { pieceOfWords } from './read-outfits.ts';

/** A product of the store's sample. */
export interface LinkedProduct {
  sku: string;
  half: Half;
  piece: Piece;
}

export type LinkKind = 'crosssell' | 'related';

const SAMPLES = ['CatalogSampleData', 'ConfigurableSampleData'];
const TAGS = /<[^>]*>|&\w+;/g;

async function* rowsOf(path: string) {
  for await (const row of readTable(createReadStream(path, 'utf8'))) {
    if (row.kind === 'cells') yield row.cells;
  }
}

/** "Default Category/Men/Tops/Jackets,Default Category/…" gives "Men Jackets". */
function kindOf(categories: string): string {
  const [first = ''] = categories.split(',');
  const path = first.split(/[/\n]/).filter((name) => name !== 'Default Category');
  return path.length > 2 ? `${path[0]} ${path.at(-1)}` : (path.at(-1) ?? '');
}

function toProduct(sku: string, name: string, rest: { categories: string; price: string }) {
  const title = name.replace(TAGS, ' ').trim();
  const words = { title, kind: kindOf(rest.categories), price: Number(rest.price) };
  return { sku, half: halfOf(sku), piece: pieceOfWords(words) };
}

async function gearFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new MissingDataError(`looks: there is no ${folder}`, { cause });
  });
  return names.filter((name) => name.startsWith('products_')).map((name) => join(folder, name));
}

/**
 * The products of `luma/fixtures` by names, categories and prices, each once however many sizes.
 * @throws MissingDataError
 */
export async function readLinkedProducts(fixtures: string): Promise<LinkedProduct[]> {
  const products: LinkedProduct[] = [];
  for (const path of await gearFiles(join(fixtures, 'CatalogSampleData/SimpleProduct'))) {
    for await (const cells of rowsOf(path)) {
      const rest = { categories: cells.get('category'), price: cells.get('price') };
      products.push(toProduct(cells.get('sku'), cells.get('name'), rest));
    }
  }
  for await (const cells of rowsOf(join(fixtures, 'ConfigurableSampleData/products.csv'))) {
    if (cells.get('product_type') !== 'configurable') continue;
    const rest = { categories: cells.get('categories'), price: cells.get('price') };
    products.push(toProduct(cells.get('sku'), cells.get('name'), rest));
  }
  return products;
}

/** Which products the store links to which, by number. */
export async function readLinks(fixtures: string, kind: LinkKind): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>();
  for (const sample of SAMPLES) {
    for await (const cells of rowsOf(join(fixtures, sample, 'Links', `${kind}.csv`))) {
      const linked = cells.get('linked_sku').split('\n');
      const known = links.get(cells.get('sku')) ?? [];
      links.set(cells.get('sku'), [...known, ...linked.map((sku) => sku.trim())]);
    }
  }
  return links;
}
