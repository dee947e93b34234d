import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cells } from '@modiste/catalogue/feeds/cells';
import { readTable } from '@modiste/catalogue/feeds/read-table';
import { MissingDataError } from '../figures/measure.ts';
import { colorOfBase } from './base-colors.ts';
import type { ShopProduct } from './shop-product.ts';

const CATEGORIES = new Set(['Apparel', 'Footwear', 'Accessories']);
const PRICE_MIN = 10;
const PRICE_STEPS = 240;

/** The data has no prices, so each product gets one that its number fixes. */
const priceOf = (id: string) => PRICE_MIN + ((Number(id) * 7919) % PRICE_STEPS) + 0.99;

function toProduct(cells: Cells): ShopProduct {
  const [id, colorName] = [cells.get('id'), cells.get('basecolour')];
  return {
    id,
    title: cells.get('productdisplayname'),
    price: priceOf(id),
    type: cells.get('articletype'),
    gender: cells.get('gender'),
    colorName,
    color: colorOfBase(colorName),
    usage: cells.get('usage'),
    season: cells.get('season'),
  };
}

/** The clothes, shoes and accessories of `myntra/products.csv`. */
export async function readShopProducts(data: string): Promise<ShopProduct[]> {
  const path = join(data, 'myntra', 'products.csv');
  await access(path).catch((cause: unknown) => {
    throw new MissingDataError(`text: there is no ${path}`, { cause });
  });
  const products: ShopProduct[] = [];
  for await (const row of readTable(createReadStream(path, 'utf8'))) {
    if (row.kind !== 'cells' || !CATEGORIES.has(row.cells.get('mastercategory'))) continue;
    const product = toProduct(row.cells);
    if (product.id !== '' && product.title !== '') products.push(product);
  }
  return products;
}
