import { isAvailable } from '../fields/availability.ts';
import { type Cells, firstOf } from '../fields/cells.ts';
import {
  type FeedContext,
  type FeedRow,
  makeProduct,
  makeProductRow,
  makeVariant,
  rejected,
} from '../fields/feed-row.ts';
import { detailColumns, googleDetail } from '../fields/read-details.ts';
import { resolvePrices, splitInterval } from '../fields/sale-price.ts';
import { splitList, splitSizes, splitUrls } from '../fields/split-list.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';
import { googleCategory } from './google-categories.ts';

/**
 * One product of a Google Merchant Center feed, by the attributes of the product data
 * specification (support.google.com/merchants/answer/7052112).
 */
export function toGoogleRow(cells: Cells, line: number, { now }: FeedContext): FeedRow {
  const id = cells.get('id');
  const title = plainLine(firstOf(cells, ['title', 'structured_title']));
  if (id === '') return rejected(line, 'missing id');
  if (title === '') return rejected(line, 'missing title');
  const prices = resolvePrices(
    {
      price: cells.get('price'),
      salePrice: cells.get('sale_price'),
      ...splitInterval(cells.get('sale_price_effective_date')),
    },
    now,
  );
  if (typeof prices === 'string') return rejected(line, prices);
  if (prices.price === null) return rejected(line, 'missing price');
  return makeProductRow({
    line,
    key: cells.get('item_group_id') || id,
    product: makeProduct({
      title,
      description: htmlToText(firstOf(cells, ['description', 'summary', 'content'])),
      brand: plainLine(cells.get('brand')),
      link: firstOf(cells, ['link', 'canonical_link']),
      categories: readCategories(cells),
      sizeSystem: cells.get('size_system'),
      country: targetCountry(cells),
      sizeTypes: cells.all('size_type').flatMap((types) => splitList(types)),
      tags: [...cells.all('product_highlight').map(plainLine), ...childrenWords(cells)],
      details: [
        ...cells
          .all('product_detail')
          .flatMap((text) => splitList(text))
          .flatMap(googleDetail),
        ...detailColumns(cells),
      ],
      gender: cells.get('gender'),
      materials: splitList(cells.get('material'), '/'),
      patterns: splitList(cells.get('pattern'), '/'),
    }),
    variants: [
      makeVariant({
        id,
        ...prices,
        colors: splitList(plainLine(firstOf(cells, ['color', 'colour'])), '/'),
        sizes: cells.all('size').flatMap((size) => splitSizes(plainLine(size))),
        isInStock: isAvailable(cells.get('availability')),
        pictures: [
          ...cells.all('image_link').slice(0, 1),
          ...cells.all('additional_image_link').flatMap(splitUrls),
        ],
      }),
    ],
  });
}

/** Google's path, then the shop's own: the last name decides the type. */
const readCategories = (cells: Cells): string[] =>
  [
    ...cells.all('google_product_category').map(googleCategory),
    ...cells.all('product_type'),
  ].flatMap((path) => splitList(plainLine(path), '>'));

/** The country that the feed names, or the only one that it ships to: "DE:::4.90 EUR". */
function targetCountry(cells: Cells): string {
  const named = firstOf(cells, ['target_country', 'country', 'feed_label']);
  if (named !== '') return named;
  const shipped = cells.all('shipping').flatMap((text) => /^([A-Z]{2}):/.exec(text)?.[1] ?? []);
  const [first = '', ...others] = new Set(shipped);
  return others.length > 0 ? '' : first;
}

/** Google's age groups below "adult" are words that mark children's clothes. */
function childrenWords(cells: Cells): string[] {
  const ageGroup = cells.get('age_group').toLowerCase();
  return ageGroup === '' || ageGroup === 'adult' ? [] : [ageGroup];
}
