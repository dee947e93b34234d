import { columnName } from './fields/cells.ts';
import type { FeedFormat } from './fields/feed-row.ts';
import { headerOf } from './formats/read-table.ts';
import { GOOGLE_TABLE, GOOGLE_XML } from './google-merchant/google-formats.ts';
import { MAGENTO_CSV } from './magento/magento-csv-format.ts';
import { ITEM_LINES } from './modiste/item-lines.ts';
import { JSON_LD, JSON_LD_PAGE } from './schema-org/json-ld-format.ts';
import { SHOPIFY_CSV } from './shopify/shopify-csv-format.ts';
import { SHOPIFY_JSON } from './shopify/shopify-json-format.ts';
import { UnsupportedFeedError } from './text/feed-errors.ts';
import { WOOCOMMERCE_CSV } from './woocommerce/woocommerce-csv-format.ts';

/** How much of a file decides. */
export const HEAD_CHARS = 65_536;

const FORMATS: readonly FeedFormat[] = [
  GOOGLE_XML,
  GOOGLE_TABLE,
  SHOPIFY_CSV,
  SHOPIFY_JSON,
  WOOCOMMERCE_CSV,
  MAGENTO_CSV,
  JSON_LD,
  JSON_LD_PAGE,
  ITEM_LINES,
];

/** Exports contain a stray NUL now and then; a file with more of them is binary. */
const NULS_SHARE_MAX = 0.01;

/** The formats' names in one sentence, for messages. */
export const SUPPORTED_FORMATS = FORMATS.map(({ name }) => name).join(', ');

/** Columns that identify a table: one name of each group must be there. */
const TABLES: readonly { format: FeedFormat; columns: readonly (readonly string[])[] }[] = [
  {
    format: MAGENTO_CSV,
    columns: [
      ['sku'],
      ['product_type'],
      ['attribute_set_code', 'additional_attributes'],
      ['price'],
    ],
  },
  { format: WOOCOMMERCE_CSV, columns: [['type'], ['name'], ['regular_price'], ['id', 'sku']] },
  {
    format: SHOPIFY_CSV,
    columns: [['handle', 'url_handle'], ['title'], ['variant_price', 'option1_value', 'price']],
  },
  { format: GOOGLE_TABLE, columns: [['id'], ['title'], ['price'], ['link', 'image_link']] },
];

const KNOWN_OTHERS: readonly { name: string; columns: readonly string[] }[] = [
  { name: 'a commercetools product CSV', columns: ['producttype', 'variantid'] },
  { name: 'a BigCommerce product CSV', columns: ['product_name', 'product_code_sku'] },
  { name: 'a PrestaShop product CSV', columns: ['reference', 'price_tax_excluded'] },
];

/**
 * Recognizes a feed's format by its content, whatever the file is called.
 * @param head the first HEAD_CHARS characters
 * @throws UnsupportedFeedError
 */
export function detectFormat(head: string): FeedFormat {
  const start = head.trimStart();
  if (start === '') throw new UnsupportedFeedError('it is empty');
  if (start.startsWith('PK\u0003\u0004')) {
    throw new UnsupportedFeedError('it is a zip archive: unpack it and import the files in it');
  }
  const nuls = head.split('\u0000').length - 1;
  if (nuls > head.length * NULS_SHARE_MAX) throw new UnsupportedFeedError('it is not a text file');
  if (start.startsWith('<')) return detectMarkup(start);
  if (/^[[{]/.test(start)) return detectJson(start);
  return detectTable(start);
}

function detectMarkup(start: string): FeedFormat {
  if (/<(?:rss|feed|channel|rdf:RDF)\b/.test(start) && /<(?:item|entry)\b/.test(start)) {
    return GOOGLE_XML;
  }
  if (/<(?:rss|feed)\b/.test(start)) return GOOGLE_XML;
  if (/<!doctype html|<html\b|application\/ld\+json/i.test(start)) return JSON_LD_PAGE;
  throw unsupported('XML that is neither RSS nor Atom');
}

function detectJson(start: string): FeedFormat {
  if (/"short_description"\s*:/.test(start) && !/"regular_price"\s*:/.test(start)) {
    return ITEM_LINES;
  }
  if (/"@(?:type|context|graph)"\s*:/.test(start)) return JSON_LD;
  const isShopify =
    /"(?:handle|product_type|body_html)"\s*:/.test(start) && /"variants"\s*:/.test(start);
  if (isShopify || /^\{\s*"products"\s*:\s*\[\s*\]?/.test(start)) return SHOPIFY_JSON;
  throw unsupported('JSON of an unknown layout');
}

function detectTable(start: string): FeedFormat {
  const names = new Set(headerOf(start).map(columnName));
  const match = TABLES.find(({ columns }) =>
    columns.every((group) => group.some((name) => names.has(name))),
  );
  if (match !== undefined) return match.format;
  const other = KNOWN_OTHERS.find(({ columns }) => columns.every((name) => names.has(name)));
  if (other !== undefined) throw unsupported(other.name);
  throw unsupported(`a table with the columns ${[...names].slice(0, 6).join(', ')}`);
}

const unsupported = (what: string): UnsupportedFeedError =>
  new UnsupportedFeedError(`${what} is not supported`);
