import type { Cells } from '../fields/cells.ts';
import {
  type FeedContext,
  type FeedRow,
  type FeedVariant,
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
import { splitList } from '../fields/split-list.ts';
import { tableFormat } from '../formats/read-table.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';

/** Magento 2's product export (simple and configurable products). */
export const MAGENTO_CSV = tableFormat('Magento 2 product CSV', toRow);

function toRow(cells: Cells, line: number, context: FeedContext): FeedRow {
  const sku = cells.get('sku');
  if (sku === '') return rejected(line, 'missing SKU');
  const unfit = whyNotForSale(cells);
  const announced = splitList(cells.get('configurable_variations'), VARIATION_BREAK).map(
    readVariation,
  );
  const aliases = announced.map(({ id }) => id);
  if (unfit !== null) {
    const view = cells.get('store_view_code');
    return notForSale(line, unfit, view === '' ? { key: sku, aliases } : null);
  }
  const prices = resolvePrices(
    {
      price: cells.get('price'),
      salePrice: cells.get('special_price'),
      saleFrom: cells.get('special_price_from_date'),
      saleTo: cells.get('special_price_to_date'),
    },
    context.now,
  );
  if (typeof prices === 'string') return rejected(line, prices);
  const isParent = cells.get('product_type') === 'configurable';
  if (!isParent && prices.price === null) return rejected(line, 'missing price');
  const attributes = readAttributes(cells);
  const facts = factsOf(attributes);
  const variant = makeVariant({
    id: sku,
    ...prices,
    ...facts,
    isInStock: cells.get('is_in_stock') !== '0',
    pictures: readPictures(cells),
  });
  const isHidden = /^not visible/i.test(cells.get('visibility'));
  return makeProductRow({
    line,
    key: sku,
    aliases,
    isParent,
    standaloneRejection: isHidden
      ? 'not shown by itself, and no configurable product names it'
      : null,
    product: {
      ...readProduct(cells, attributes, context),
      ...facts,
      pictures: readPictures(cells),
    },
    variants: isParent
      ? announced.map((one) => ({ ...one, ...prices, isInStock: variant.isInStock }))
      : [variant],
  });
}

function whyNotForSale(cells: Cells): string | null {
  const view = cells.get('store_view_code');
  if (view !== '') return `not a product: texts for the store view "${view}"`;
  const type = cells.get('product_type');
  if (/^(?:bundle|grouped)$/.test(type)) return `not a product: a ${type} of other products`;
  if (/^(?:virtual|downloadable|giftcard)$/.test(type)) return `not a garment: a ${type} product`;
  if (/^[02]$/.test(cells.get('product_online'))) return 'not for sale: disabled';
  return nonGarmentReason(readCategories(cells));
}

function readCategories(cells: Cells): string[] {
  const names = splitList(cells.get('categories'), /[,|;\n]/)
    .map(plainLine)
    .flatMap((path) => splitList(path, '/').slice(1));
  return [...new Set(names)];
}

function readProduct(
  cells: Cells,
  attributes: ReadonlyMap<string, readonly string[]>,
  { siteUrl }: FeedContext,
) {
  const urlKey = cells.get('url_key');
  const styles = [...attributes].filter(([name]) =>
    /^(?:style|climate|activity|collar|sleeve)/.test(name),
  );
  return makeProduct({
    title: plainLine(cells.get('name')),
    description: htmlToText(cells.get('description') || cells.get('short_description')),
    brand: plainLine((attributes.get('brand') ?? attributes.get('manufacturer') ?? []).join(' ')),
    link: siteUrl === '' || urlKey === '' ? '' : `${siteUrl}/${urlKey}.html`,
    categories: readCategories(cells),
    tags: styles.flatMap(([, values]) => values),
    details: [...attributes].flatMap(([name, values]) =>
      values.length === 1 ? readDetail(name, values.join('')) : [],
    ),
    gender: (attributes.get('gender') ?? []).join(' '),
  });
}

const readPictures = (cells: Cells): string[] =>
  [cells.get('base_image'), ...splitList(cells.get('additional_images'), /[,|;\n]/)].filter(
    (picture) => picture !== '' && picture !== 'no_selection',
  );

/** The separator of two variations, whatever the export's separator of values is. */
const VARIATION_BREAK = /[|;\n]\s*(?="?sku"?=)/;
/** Attributes that some exports write as columns of their own. */
const ATTRIBUTE_COLUMNS = [
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'brand',
  'manufacturer',
] as const;

function readAttributes(cells: Cells): Map<string, readonly string[]> {
  const attributes = readPairs(cells.get('additional_attributes'));
  for (const name of ATTRIBUTE_COLUMNS) {
    const values = splitList(plainLine(cells.get(name)), '|');
    if (!attributes.has(name) && values.length > 0) attributes.set(name, values);
  }
  return attributes;
}

/** "material=Wool|Fleece,pattern=Solid" -> name -> values; a value may hold commas. */
function readPairs(text: string): Map<string, readonly string[]> {
  const pairs = splitList(text.replaceAll('"', ''), /[,;|\n]\s*(?=[a-z][\w-]*=)/i).map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return { name, values: splitList(plainLine(rest.join('=')), '|') };
  });
  return new Map(pairs.map(({ name, values }) => [name, values]));
}

const factsOf = (pairs: ReadonlyMap<string, readonly string[]>) =>
  readOptions([...pairs.keys()], [...pairs.values()]);

/** "sku=MH01-XS-Black,size=XS,color=Black" */
function readVariation(text: string): FeedVariant {
  const pairs = readPairs(text);
  return makeVariant({ id: pairs.get('sku')?.[0] ?? '', ...factsOf(pairs) });
}
