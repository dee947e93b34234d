import { NamedCells } from '../fields/cells.ts';
import type { FeedFormat } from '../fields/feed-row.ts';
import { tableFormat } from '../formats/read-table.ts';
import { toGoogleRow } from './google-product.ts';
import { readXmlProducts } from './read-xml-products.ts';

/** Google Merchant Center as RSS 2.0 or Atom, the formats of most shop plugins. */
export const GOOGLE_XML: FeedFormat = {
  name: 'Google Merchant Center XML (RSS or Atom)',
  async *read(text, context) {
    for await (const { line, values } of readXmlProducts(text)) {
      yield toGoogleRow(new NamedCells(values), line, context);
    }
  },
};

/**
 * Google Merchant Center as tab-separated or comma-separated text, with attribute names in its
 * header row.
 */
export const GOOGLE_TABLE = tableFormat('Google Merchant Center TSV or CSV', toGoogleRow);
