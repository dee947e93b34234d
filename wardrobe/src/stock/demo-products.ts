import type { Item } from '@modiste/contract/entities/item';
import { dealWords } from './deal-words.ts';
import { type DemoHistory, demoHistory } from './demo-history.ts';
import { makeProduct, type Product } from './make-product.ts';
import { readStock } from './read-stock.ts';

function makeProducts(): readonly Product[] {
  const stock = readStock();
  const takenSlugs = new Set<string>();
  return dealWords(stock.makings, stock).map((making) => makeProduct(making, stock, takenSlugs));
}

let products: readonly Product[] | null = null;

/** Every product of the demo shop, made once per process. */
export function demoProducts(): readonly Product[] {
  products ??= makeProducts();
  return products;
}

/** The whole stock of the demo shop, the same on every machine and run. Prices are US dollars. */
export function demoItems(): readonly Item[] {
  return demoProducts().map(({ item }) => item);
}

let byId: ReadonlyMap<string, Product> | null = null;

/** What one item of the stock cost, and when it was out of stock, before the shop opened here. */
export function demoPast(id: string, openedAt: Date): DemoHistory | null {
  byId ??= new Map(demoProducts().map((product) => [product.item.id, product]));
  const product = byId.get(id);
  return product === undefined ? null : demoHistory(product, openedAt);
}
