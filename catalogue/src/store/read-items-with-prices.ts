import type { Table } from '@lancedb/lancedb';
import type { PriceHistory } from '@modiste/contract/entities/price-history';
import type { ItemWithPrices } from '../item-facts/stored-item.ts';
import { pointsOf } from '../prices/price-track.ts';
import { readPrices } from './item-prices.ts';
import { readStock } from './item-stock.ts';
import { readAllItems } from './read-items.ts';

/** Every item with what it has cost and when it was out of stock, in id order, batch by batch. */
export async function* readItemsWithPrices(table: Table): AsyncIterable<ItemWithPrices[]> {
  for await (const items of readAllItems(table)) {
    const ids = items.map(({ id }) => id);
    const prices = await readPrices(table, ids);
    const stock = await readStock(table, ids);
    yield items.map((item) => {
      const known = prices.get(item.id);
      return {
        item,
        prices: known ? pointsOf(known) : [],
        stock: stock.get(item.id)?.track ?? null,
      };
    });
  }
}

/** What an item has cost, without the lowest of it; null for an unknown one. */
export async function readPriceHistory(
  table: Table,
  id: string,
): Promise<Omit<PriceHistory, 'lowest'> | null> {
  const known = (await readPrices(table, [id])).get(id);
  return known ? { currency: known.currency, points: pointsOf(known) } : null;
}
