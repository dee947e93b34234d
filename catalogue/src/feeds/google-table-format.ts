import type { FeedFormat } from './feed-row.ts';
import { toGoogleRow } from './google-product.ts';
import { readTable } from './read-table.ts';

/** Google Merchant Center as tab-separated or comma-separated text. */
export const GOOGLE_TABLE: FeedFormat = {
  name: 'Google Merchant Center TSV or CSV',
  async *read(text, context) {
    for await (const row of readTable(text)) {
      yield row.kind === 'cells' ? toGoogleRow(row.cells, row.line, context) : row;
    }
  },
};
