import { type Cells, firstOf } from '../fields/cells.ts';
import {
  type FeedContext,
  type FeedProduct,
  type FeedRow,
  makeProduct,
  makeProductRow,
  makeVariant,
  notForSale,
  rejected,
} from '../fields/feed-row.ts';
import { parsePrice } from '../fields/parse-price.ts';
import { detailColumns } from '../fields/read-details.ts';
import { resolvePrices } from '../fields/sale-price.ts';
import { splitList } from '../fields/split-list.ts';
import { tableFormat } from '../formats/read-table.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';

/** Column names of the product CSV until 2024, then those since. */
const HANDLE = ['handle', 'url_handle'];
const PRICE = ['variant_price', 'price'];
const COMPARE_AT = ['variant_compare_at_price', 'compare_at_price'];
const PICTURE = ['image_src', 'product_image_url'];
const VARIANT_PICTURE = ['variant_image', 'variant_image_url'];
/** The metafields of Shopify's own taxonomy, which stand for the product as a whole. */
const GENDER = [
  'google_shopping_gender',
  'gender',
  'target_gender_product_metafields_shopify_target_gender',
];
const COLOR = ['color_product_metafields_shopify_color_pattern'];
const SIZE = ['size_product_metafields_shopify_size'];
const FABRIC = ['fabric_product_metafields_shopify_fabric'];
const OPTIONS = ['option1', 'option2', 'option3'];

/** Shopify's product CSV (help.shopify.com/manual/products/import-export/using-csv). */
export const SHOPIFY_CSV = tableFormat('Shopify product CSV', toRow);

function toRow(cells: Cells, line: number, context: FeedContext): FeedRow {
  const handle = firstOf(cells, HANDLE);
  if (handle === '') return rejected(line, 'missing handle');
  const unfit = whyNotForSale(cells);
  if (unfit !== null) return notForSale(line, unfit, { key: handle, aliases: [] });
  const row = { line, key: handle, product: readProduct(cells, handle, context) };
  const options = OPTIONS.map((option) => cells.get(`${option}_value`));
  const isVariant = firstOf(cells, PRICE) !== '' || options.some((value) => value !== '');
  if (!isVariant) {
    const saysNothing = row.product.title === '' && row.product.pictures.length === 0;
    if (saysNothing) return rejected(line, 'no product data');
    return makeProductRow({ ...row, variants: [] });
  }
  const prices = readShopifyPrices(firstOf(cells, PRICE), firstOf(cells, COMPARE_AT));
  if (typeof prices === 'string') return rejected(line, prices);
  const picture = firstOf(cells, VARIANT_PICTURE);
  const variant = makeVariant({
    id: options.join(' / ') || handle,
    ...prices,
    options,
    isInStock: isInStock(cells),
    pictures: picture === '' ? [] : [picture],
  });
  return makeProductRow({ ...row, variants: [variant] });
}

/** Shopify's compare-at price is the full price where it is above the price. */
export function readShopifyPrices(price: string, compareAt: string) {
  if (price === '') return 'missing price';
  const full = compareAt === '' ? null : parsePrice(compareAt);
  if (compareAt !== '' && full === null) return `bad compare-at price "${compareAt}"`;
  const isReduced = full !== null && full.amount > (parsePrice(price)?.amount ?? 0);
  const texts = isReduced ? { price: compareAt, salePrice: price } : { price, salePrice: '' };
  return resolvePrices({ ...texts, saleFrom: '', saleTo: '' }, new Date(0));
}

function whyNotForSale(cells: Cells): string | null {
  const status = cells.get('status').toLowerCase();
  if (status === 'draft' || status === 'archived') return `not for sale: ${status}`;
  const published = firstOf(cells, ['published', 'published_on_online_store']).toLowerCase();
  if (published === 'false') return 'not for sale: not published';
  return cells.get('gift_card').toLowerCase() === 'true' ? 'not a garment: a gift card' : null;
}

/** Stock counts only where Shopify tracks it and does not sell beyond it. */
function isInStock(cells: Cells): boolean {
  const tracker = firstOf(cells, ['variant_inventory_tracker', 'inventory_tracker']);
  const policy = firstOf(cells, ['variant_inventory_policy', 'continue_selling_when_out_of_stock']);
  const count = firstOf(cells, ['variant_inventory_qty', 'inventory_quantity']);
  if (tracker === '' || /^(?:continue|true)$/i.test(policy) || count === '') return true;
  return Number(count) > 0;
}

function readProduct(cells: Cells, handle: string, { siteUrl }: FeedContext): FeedProduct {
  const type = plainLine(cells.get('type'));
  const category = firstOf(cells, [
    'product_category',
    'standard_product_type',
    'google_shopping_google_product_category',
  ]);
  const picture = firstOf(cells, PICTURE);
  return makeProduct({
    title: plainLine(cells.get('title')),
    description: htmlToText(firstOf(cells, ['body_html', 'body', 'description'])),
    brand: plainLine(cells.get('vendor')),
    link: siteUrl === '' ? '' : `${siteUrl}/products/${handle}`,
    categories: [...(type === '' ? [] : [type]), ...splitList(plainLine(category), '>')],
    tags: splitList(cells.get('tags')),
    details: detailColumns(cells),
    gender: firstOf(cells, GENDER),
    colors: splitList(plainLine(firstOf(cells, COLOR)), /[;,]/),
    sizes: splitList(plainLine(firstOf(cells, SIZE)), ';'),
    materials: splitList(plainLine(firstOf(cells, FABRIC)), /[;,]/),
    optionNames: OPTIONS.map((option) => cells.get(`${option}_name`)),
    pictures: picture === '' ? [] : [picture],
  });
}
