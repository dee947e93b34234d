import { itemSchema } from '@modiste/contract/entities/item';
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
  if (read.data.id === '') return rejected(line, 'missing id');
  if (read.data.short_description === '') return rejected(line, 'missing title');
  return { kind: 'item', line, item: read.data };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
