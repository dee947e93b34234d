import type { FeedFormat } from '../fields/feed-row.ts';
import { readTable } from '../formats/read-table.ts';
import { toGoogleRow } from './google-product.ts';

/** Google Merchant Center as tab-separated or comma-separated text. */
export const GOOGLE_TABLE: FeedFormat = {
  name: 'Google Merchant Center TSV or CSV',
  async *read(text, context) {
    for await (const row of readTable(text)) {
      yield row.kind === 'cells' ? toGoogleRow(row.cells, row.line, context) : row;
    }
  },
};
