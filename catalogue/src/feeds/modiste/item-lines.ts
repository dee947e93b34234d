import { type Item, itemSchema } from '@modiste/contract/entities/item';
import { pricePointSchema } from '@modiste/contract/entities/price-history';
import { PRICE_MAX } from '@modiste/contract/limits';
import { z } from 'zod';
import type { ItemWithPrices } from '../../item-facts/stored-item.ts';
import { type FeedFormat, type FeedRow, rejected } from '../fields/feed-row.ts';
import { firstIssue } from '../fields/first-issue.ts';
import { splitJson } from '../formats/split-json.ts';
import { BrokenFeedError } from '../text/feed-errors.ts';
import { peekText } from '../text/peek-text.ts';
import { splitLines } from '../text/split-lines.ts';
import { readPartialItem } from './partial-item.ts';
import { readStockHistory, stockHistorySchema, writeStockHistory } from './stock-history.ts';

const pastSchema = z.object({
  price_history: z.array(pricePointSchema).default([]),
  stock_history: stockHistorySchema.nullish(),
});

/** JSON Lines of the catalogue's own items, as the export writes them, or a JSON list of such. */
export const ITEM_LINES: FeedFormat = {
  name: 'JSON Lines of items',
  async *read(text) {
    const { head, all } = await peekText(text, 1);
    if (head !== '[') {
      yield* readLines(all);
      return;
    }
    for await (const { line, value } of splitJson(all, [])) yield readItem(value, line);
  },
};

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  let line = 0;
  for await (const { text: content, isEnded } of splitLines(text)) {
    line += 1;
    if (content.trim() === '') continue;
    const value = parsedJson(content);
    if (value === undefined && !isEnded) {
      throw new BrokenFeedError(`The file ends in the middle of line ${line}`);
    }
    yield readItem(value, line);
  }
}

function readItem(value: unknown, line: number): FeedRow {
  if (value === undefined) return rejected(line, 'not JSON');
  const read = itemSchema.safeParse(value);
  if (!read.success) return readPartialItem(value, line);
  const past = pastSchema.safeParse(value);
  if (!past.success) return rejected(line, firstIssue(past.error));
  const flaw = flawOf(read.data);
  if (flaw !== null) return rejected(line, flaw);
  const { price_history: prices, stock_history: stock } = past.data;
  return {
    kind: 'item',
    line,
    item: read.data,
    prices,
    stock: stock ? readStockHistory(stock) : null,
  };
}

/** What the item's shape cannot say. */
function flawOf(item: Item): string | null {
  if (item.id === '') return 'missing id';
  if (item.short_description === '') return 'missing title';
  if (item.price < 0 || item.price > PRICE_MAX) return `bad price "${item.price}"`;
  if (item.full_price < item.price) return `bad full price "${item.full_price}"`;
  return /^(?:https?:\/\/|\/|$)/i.test(item.item_url) ? null : `bad link "${item.item_url}"`;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lineOf({ item, prices, stock }: ItemWithPrices): string {
  const past = {
    ...(prices.length > 0 && { price_history: prices }),
    ...(stock !== null && { stock_history: writeStockHistory(stock) }),
  };
  return `${JSON.stringify({ ...item, ...past })}\n`;
}

/**
 * Items, or those of one source, with what they have cost and when they were out of stock, as JSON Lines that the import reads
 * again. Each piece holds whole lines.
 */
export async function* exportItems(
  batches: AsyncIterable<readonly ItemWithPrices[]>,
  source: string | null = null,
): AsyncGenerator<string> {
  for await (const batch of batches) {
    const chosen = batch.filter(({ item }) => source === null || item.other_info.source === source);
    if (chosen.length > 0) yield chosen.map(lineOf).join('');
  }
}
