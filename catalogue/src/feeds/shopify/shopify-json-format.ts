import { z } from 'zod';
import {
  type FeedContext,
  type FeedFormat,
  type FeedRow,
  type FeedVariant,
  makeProduct,
  makeProductRow,
  makeVariant,
  notForSale,
  rejected,
} from '../fields/feed-row.ts';
import { firstIssue } from '../fields/first-issue.ts';
import { readOptions } from '../fields/read-options.ts';
import { splitList } from '../fields/split-list.ts';
import { type JsonPart, splitJson } from '../formats/split-json.ts';
import { htmlToText, plainLine } from '../text/html-to-text.ts';
import { readShopifyPrices } from './shopify-csv-format.ts';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const picture = z.object({ src: z.string(), variant_ids: z.array(z.number()).nullish() });

const variantSchema = z.object({
  id: text,
  option1: text,
  option2: text,
  option3: text,
  price: text,
  compare_at_price: text,
  available: z.boolean().nullish(),
  inventory_management: z.string().nullish(),
  inventory_policy: z.string().nullish(),
  inventory_quantity: z.number().nullish(),
  featured_image: z.object({ src: z.string() }).nullish(),
});

const productSchema = z.object({
  id: text,
  handle: text,
  title: text,
  body_html: text,
  vendor: text,
  product_type: text,
  status: z.string().nullish(),
  tags: z.union([z.string(), z.array(z.string())]).nullish(),
  options: z.array(z.union([z.string(), z.object({ name: z.string() })])).nullish(),
  variants: z.array(variantSchema).min(1),
  images: z.array(picture).nullish(),
  image: picture.nullish(),
});
const wrapped = z.object({ product: z.unknown() });
type Product = z.infer<typeof productSchema>;

/** A Shopify shop's public products.json, also as the Admin API writes it. */
export const SHOPIFY_JSON: FeedFormat = {
  name: 'Shopify products.json',
  async *read(source, context) {
    for await (const part of splitJson(source, ['products'])) yield toRow(part, context);
  },
};

function toRow({ line, value }: JsonPart, { siteUrl }: FeedContext): FeedRow {
  const outer = wrapped.safeParse(value);
  const read = productSchema.safeParse(outer.data?.product ?? value);
  if (!read.success) return rejected(line, `not a product: ${firstIssue(read.error)}`);
  const product = read.data;
  const key = product.handle || product.id;
  if (key === '') return rejected(line, 'missing handle');
  if (product.title === '') return rejected(line, 'missing title');
  if (product.status === 'draft' || product.status === 'archived') {
    return notForSale(line, `not for sale: ${product.status}`);
  }
  const variants: FeedVariant[] = [];
  for (const variant of product.variants) {
    const prices = readShopifyPrices(variant.price, variant.compare_at_price);
    if (typeof prices === 'string') return rejected(line, prices);
    variants.push(makeVariant({ ...readVariant(product, variant), ...prices }));
  }
  return makeProductRow({
    line,
    key,
    variants,
    product: makeProduct({
      title: plainLine(product.title),
      description: htmlToText(product.body_html),
      brand: plainLine(product.vendor),
      link: siteUrl === '' ? '' : `${siteUrl}/products/${key}`,
      categories: product.product_type === '' ? [] : [plainLine(product.product_type)],
      tags: typeof product.tags === 'string' ? splitList(product.tags) : (product.tags ?? []),
      pictures: picturesOf(product).map(({ src }) => src),
    }),
  });
}

function picturesOf({ images, image }: Product): z.infer<typeof picture>[] {
  if (images && images.length > 0) return images;
  return image ? [image] : [];
}

function readVariant(
  product: Product,
  variant: z.infer<typeof variantSchema>,
): Partial<FeedVariant> {
  const names = (product.options ?? []).map((option) =>
    typeof option === 'string' ? option : option.name,
  );
  const options = [variant.option1, variant.option2, variant.option3];
  const { colors, sizes } = readOptions(
    names,
    options.map((value) => (value === '' ? [] : [value])),
  );
  const own = picturesOf(product).filter(({ variant_ids }) =>
    variant_ids?.includes(Number(variant.id)),
  );
  const featured = variant.featured_image?.src;
  const pictures = [...(featured === undefined ? [] : [featured]), ...own.map(({ src }) => src)];
  return {
    id: variant.id || options.join(' / '),
    colors,
    sizes,
    pictures,
    isInStock: isInStock(variant),
  };
}

function isInStock(variant: z.infer<typeof variantSchema>): boolean {
  if (typeof variant.available === 'boolean') return variant.available;
  if (!variant.inventory_management || variant.inventory_policy === 'continue') return true;
  return (variant.inventory_quantity ?? 1) > 0;
}
