import { itemSchema } from '@modiste/contract/entities/item';
import { TRY_ON_CATEGORIES } from '@modiste/contract/values';
import { z } from 'zod';
import {
  type FeedRow,
  makeProduct,
  makeProductRow,
  makeVariant,
  rejected,
} from '../fields/feed-row.ts';
import { firstIssue } from '../fields/first-issue.ts';
import { resolvePrices } from '../fields/sale-price.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const texts = z
  .union([z.array(z.union([z.string(), z.number()]).transform(String)), z.string()])
  .nullish()
  .transform((value) => (typeof value === 'string' ? [value] : (value ?? [])));

const factsSchema = z.object({
  type: text,
  gender: text,
  colors: texts,
  color_names: texts,
  materials: texts,
  patterns: texts,
  sold_out_sizes: texts,
  availability: itemSchema.shape.other_info.shape.availability.nullish(),
  currency: text,
});

/** Our own item with only what one cannot do without: id, title and price. */
const partialSchema = z.object({
  id: text,
  short_description: text,
  price: text,
  full_price: text,
  description: text,
  brand: text,
  image_urls: texts,
  colors: texts,
  size: texts,
  sizes: texts,
  item_url: text,
  try_on_category: z.enum(TRY_ON_CATEGORIES).nullish(),
  other_info: factsSchema.nullish(),
});
type PartialItem = z.infer<typeof partialSchema>;

/** An item of our own format that leaves things unsaid, as a row that the import completes. */
export function readPartialItem(value: unknown, line: number): FeedRow {
  const read = partialSchema.safeParse(value);
  if (!read.success) return rejected(line, `not an item: ${firstIssue(read.error)}`);
  const item = read.data;
  if (item.id === '') return rejected(line, 'missing id');
  if (item.short_description === '') return rejected(line, 'missing title');
  const prices = resolvePrices(
    { price: item.full_price || item.price, salePrice: item.price, saleFrom: '', saleTo: '' },
    new Date(0),
  );
  if (typeof prices === 'string') return rejected(line, prices);
  if (prices.price === null) return rejected(line, 'missing price');
  if (item.other_info?.availability === 'unavailable') {
    return { ...rejected(line, 'not for sale: unavailable'), isFault: false };
  }
  return makeProductRow({
    line,
    key: item.id,
    product: readProduct(item),
    variants: readVariants(item, prices),
  });
}

function readProduct(item: PartialItem) {
  const facts = item.other_info;
  return makeProduct({
    title: plainLine(item.short_description),
    description: htmlToText(item.description),
    brand: plainLine(item.brand),
    link: item.item_url,
    categories: facts?.type ? [facts.type.replaceAll('-', ' ')] : [],
    gender: facts?.gender ?? '',
    materials: facts?.materials ?? [],
    patterns: facts?.patterns ?? [],
    pictures: item.image_urls,
    tryOnCategory: item.try_on_category ?? null,
  });
}

/** One variant a size, since each may be sold out by itself. */
function readVariants(item: PartialItem, prices: { price: number | null }) {
  const facts = item.other_info;
  const names = [facts?.color_names ?? [], item.colors, facts?.colors ?? []];
  const sizes = item.sizes.length > 0 ? item.sizes : item.size;
  const currency = facts?.currency ? { currency: facts.currency } : {};
  return (sizes.length > 0 ? sizes : ['']).map((size) =>
    makeVariant({
      ...prices,
      ...currency,
      id: `${item.id} / ${size}`,
      colors: names.find((list) => list.length > 0) ?? [],
      sizes: size === '' ? [] : [size],
      isInStock: facts?.availability !== 'out_of_stock' && !facts?.sold_out_sizes.includes(size),
    }),
  );
}
