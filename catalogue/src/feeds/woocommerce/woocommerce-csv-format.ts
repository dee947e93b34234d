import { isAvailable } from '../fields/availability.ts';
import type { Cells } from '../fields/cells.ts';
import {
  type FeedContext,
  type FeedRow,
  makeProduct,
  makeProductRow,
  makeVariant,
  notForSale,
  rejected,
} from '../fields/feed-row.ts';
import { nonGarmentReason } from '../fields/non-garment-reason.ts';
import { readDetail } from '../fields/read-details.ts';
import { readOptions } from '../fields/read-options.ts';
import { resolvePrices } from '../fields/sale-price.ts';
import { splitList, splitUrls } from '../fields/split-list.ts';
import { tableFormat } from '../formats/read-table.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';

/** WooCommerce's own product CSV export. */
export const WOOCOMMERCE_CSV = tableFormat('WooCommerce product CSV', toRow);

function toRow(cells: Cells, line: number, context: FeedContext): FeedRow {
  const types = splitList(cells.get('type').toLowerCase());
  const unfit = whyNotForSale(cells, types);
  const id = cells.get('id') === '' ? '' : `id:${cells.get('id')}`;
  const own = cells.get('sku') || id;
  const isParent = types.includes('variable');
  const aliases = id === '' || id === own ? [] : [id];
  if (unfit !== null) return notForSale(line, unfit, isParent ? { key: own, aliases } : null);
  if (own === '') return rejected(line, 'missing id and SKU');
  const isVariation = types.includes('variation');
  const key = isVariation ? cells.get('parent') : own;
  if (key === '') return rejected(line, 'a variation without a parent');
  const prices = resolvePrices(
    {
      price: cells.get('regular_price'),
      salePrice: cells.get('sale_price'),
      saleFrom: cells.get('date_sale_price_starts'),
      saleTo: cells.get('date_sale_price_ends'),
    },
    context.now,
  );
  if (typeof prices === 'string') return rejected(line, prices);
  if (!isParent && prices.price === null) return rejected(line, 'missing price');
  const facts = readAttributes(cells);
  const pictures = splitUrls(cells.get('images'));
  const variant = makeVariant({
    id: own,
    ...prices,
    ...facts,
    isInStock: isAvailable(cells.get('in_stock')),
    pictures,
  });
  return makeProductRow({
    line,
    key,
    aliases: isVariation ? [] : aliases,
    isParent,
    standaloneRejection: isVariation ? 'its parent product is not in the feed' : null,
    product: isVariation ? makeProduct({}) : { ...readProduct(cells, context), ...facts, pictures },
    variants: isParent ? [] : [variant],
  });
}

function whyNotForSale(cells: Cells, types: readonly string[]): string | null {
  if (types.includes('grouped')) return 'not a product: a group of other products';
  const immaterial = types.find((type) => type === 'downloadable' || type === 'virtual');
  if (immaterial !== undefined) return `not a garment: a ${immaterial} product`;
  const published = cells.get('published');
  if (published === '0' || published === '-1') return 'not for sale: not published';
  return nonGarmentReason(readCategories(cells));
}

/** "Clothing > Hoodies, Sale" -> the names along both paths. */
const readCategories = (cells: Cells): string[] =>
  splitEscaped(plainLine(cells.get('categories')), /[,>]/);

function readProduct(cells: Cells, { siteUrl }: FeedContext) {
  const id = cells.get('id');
  const page = siteUrl === '' || id === '' ? '' : `${siteUrl}/?p=${id}`;
  return makeProduct({
    title: plainLine(unescaped(cells.get('name'))),
    description: htmlToText(
      unescaped(cells.get('description') || cells.get('short_description')).replaceAll('\\n', '\n'),
    ),
    brand: plainLine(cells.get('brands') || cells.get('brand')),
    link: cells.get('external_url') || page,
    categories: readCategories(cells),
    tags: splitEscaped(plainLine(cells.get('tags')), /,/),
  });
}

/** The exporter writes commas that part nothing as "\\,". */
const unescaped = (text: string): string => text.replaceAll('\\,', ',');

const splitEscaped = (text: string, separator: RegExp): string[] =>
  splitList(text, new RegExp(`(?<!\\\\)${separator.source}`)).map(unescaped);

/** Attributes of a product list every choice; those of a variation hold one, or none for any. */
function readAttributes(cells: Cells) {
  const names: string[] = [];
  const values: string[][] = [];
  for (let number = 1; cells.get(`attribute_${number}_name`) !== ''; number += 1) {
    names.push(cells.get(`attribute_${number}_name`));
    values.push(splitEscaped(plainLine(cells.get(`attribute_${number}_value_s`)), /[,|]/));
  }
  const details = names.flatMap((name, at) => {
    const [value, ...others] = values[at] ?? [];
    return value === undefined || others.length > 0 ? [] : readDetail(name, value);
  });
  return { ...readOptions(names, values), details };
}
