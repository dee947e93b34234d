import { type Item, itemSchema } from '@modiste/contract/entities/item';
import { PRICE_MAX } from '@modiste/contract/limits';
import { BrokenFeedError } from './feed-errors.ts';
import { type FeedFormat, type FeedRow, rejected } from './feed-row.ts';
import { whyInvalid } from './why-invalid.ts';

/** JSON Lines of the catalogue's own items, as the export writes them. */
export const ITEM_LINES: FeedFormat = {
  name: 'JSON Lines of items',
  async *read(text) {
    let rest = '';
    let line = 0;
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const content of lines) {
        line += 1;
        if (content.trim() !== '') yield readItem(content, line);
      }
    }
    if (rest.trim() === '') return;
    const last = readItem(rest, line + 1);
    if (last.kind === 'rejected' && parsedJson(rest) === undefined) {
      throw new BrokenFeedError(`The file ends in the middle of line ${line + 1}`);
    }
    yield last;
  },
};

function readItem(content: string, line: number): FeedRow {
  const value = parsedJson(content);
  if (value === undefined) return rejected(line, 'not JSON');
  const read = itemSchema.safeParse(value);
  if (!read.success) return rejected(line, `not an item: ${whyInvalid(read.error)}`);
  const flaw = flawOf(read.data);
  return flaw === null ? { kind: 'item', line, item: read.data } : rejected(line, flaw);
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
