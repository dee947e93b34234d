import type { FeedProduct, FeedVariant, ProductRow } from '../feeds/fields/feed-row.ts';
import { readOptions } from '../feeds/fields/read-options.ts';
import { findColors } from './color-variants.ts';
import type { ItemDraft } from './item-draft.ts';
import { orderPictures } from './order-pictures.ts';
import { orderSizes } from './order-sizes.ts';

/** Google's limit for descriptions; longer ones are cut. */
const DESCRIPTION_CHARS_MAX = 5000;
const TITLE_CHARS_MAX = 300;
const NAME_CHARS_MIN = 3;
const EDGE_START = /^[-–—|/:;([]/u;
const EDGE = /[\s\-–—|,/:;([]+$/u;

export interface DraftContext {
  id: string;
  source: string;
  /** For feeds that name no currency. */
  currency: string;
}

/**
 * Makes one item of the rows of a product: the union of its variants' colors, sizes and
 * pictures, and the lowest price with the full price that belongs to it.
 * @returns a reason in words when the rows make no item.
 */
export function assembleItem(
  rows: readonly ProductRow[],
  { id, source, currency }: DraftContext,
): ItemDraft | string {
  const parentsFirst = [...rows].sort(
    (left, right) => Number(right.isParent) - Number(left.isParent),
  );
  const product = mergeProducts(parentsFirst.map((row) => row.product));
  if (product.title === '') return 'missing title';
  const variants = collectVariants(rows, product);
  const cheapest = findCheapest(variants);
  if (cheapest === null) return 'missing price: no variant has one above zero';
  const sizes = orderSizes(
    withDeclared(
      variants.map((one) => one.sizes),
      product.sizes,
    ),
  );
  const pictures = orderPictures(product.pictures, variants);
  return {
    kind: 'draft',
    id,
    source,
    title: titleOf(rows, product).slice(0, TITLE_CHARS_MAX),
    description: product.description.slice(0, DESCRIPTION_CHARS_MAX),
    brand: product.brand,
    link: /^https?:\/\//i.test(product.link) ? product.link : '',
    categories: product.categories,
    tags: product.tags,
    details: product.details,
    gender: product.gender,
    colorNames: withDeclared(
      variants.map((one) => one.colors),
      product.colors,
    ),
    colorVariants: findColors(variants, pictures).map(({ name, picture }) => ({
      name,
      picture: picture === null ? null : withScheme(picture),
    })),
    sizes,
    soldOutSizes: sizes.filter((size) => isSoldOut(size, variants)),
    sizeSystem: product.sizeSystem,
    country: product.country,
    sizeTypes: product.sizeTypes,
    materials: product.materials,
    patterns: product.patterns,
    price: cheapest.price,
    fullPrice: Math.max(cheapest.fullPrice ?? 0, cheapest.price),
    currency: cheapest.currency ?? currency,
    isInStock: variants.some((variant) => variant.isInStock),
    pictures: pictures.map(withScheme),
    tryOnCategory: product.tryOnCategory,
  };
}

/** "//cdn.example/a.jpg" -> "https://cdn.example/a.jpg" */
const withScheme = (address: string): string => address.replace(/^\/\//, 'https://');

const titleOf = (rows: readonly ProductRow[], product: FeedProduct): string =>
  rows.some((row) => row.isParent)
    ? product.title
    : groupTitle(rows.map((row) => row.product.title));

/**
 * The title of a product whose variants each have their own: what all begin with, cut at a word
 * ("Linen Shirt - Red / M" and "Linen Shirt - Blue / S" give "Linen Shirt"). Where they share too
 * little, or words that break off in the middle of a name, the first one.
 */
export function groupTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles.filter((title) => title !== '');
  if (others.every((title) => title === first)) return first;
  const words = first.split(' ');
  let shared = words.length;
  for (const title of others) {
    const own = title.split(' ');
    const differs = words.findIndex((word, at) => word !== own[at]);
    if (differs !== -1) shared = Math.min(shared, differs);
  }
  const prefix = words.slice(0, shared).join(' ');
  const common = prefix.replace(EDGE, '');
  const isCutOff = common !== prefix || EDGE_START.test(words[shared] ?? '');
  return common.length >= (isCutOff ? NAME_CHARS_MIN : first.length / 2) ? common : first;
}

/** The first row that says a thing decides it; pictures are gathered from all. */
function mergeProducts(products: readonly FeedProduct[]): FeedProduct {
  const firstText = (read: (product: FeedProduct) => string): string =>
    products.map(read).find((text) => text !== '') ?? '';
  const firstList = (read: (product: FeedProduct) => readonly string[]): readonly string[] =>
    products.map(read).find((list) => list.some((text) => text !== '')) ?? [];
  return {
    title: firstText((product) => product.title),
    description: firstText((product) => product.description),
    brand: firstText((product) => product.brand),
    link: firstText((product) => product.link),
    gender: firstText((product) => product.gender),
    categories: firstList((product) => product.categories),
    tags: firstList((product) => product.tags),
    details: firstList((product) => product.details),
    colors: firstList((product) => product.colors),
    sizes: firstList((product) => product.sizes),
    sizeSystem: firstText((product) => product.sizeSystem),
    country: firstText((product) => product.country),
    sizeTypes: firstList((product) => product.sizeTypes),
    materials: firstList((product) => product.materials),
    patterns: firstList((product) => product.patterns),
    optionNames: firstList((product) => product.optionNames),
    pictures: [...new Set(products.flatMap((product) => product.pictures))],
    tryOnCategory: products.find((product) => product.tryOnCategory)?.tryOnCategory ?? null,
  };
}

/** The variants that rows sell; those that a parent row announces complete or replace them. */
function collectVariants(rows: readonly ProductRow[], product: FeedProduct): FeedVariant[] {
  const announced = rows.filter((row) => row.isParent).flatMap((row) => row.variants);
  const sold = rows.filter((row) => !row.isParent).flatMap((row) => row.variants);
  const byId = new Map(announced.map((variant) => [variant.id, variant]));
  const variants = sold.length === 0 ? announced : sold;
  return variants.map((variant) => {
    const options = readOptions(
      product.optionNames,
      variant.options.map((value) => [value]),
    );
    const known = byId.get(variant.id);
    return {
      ...variant,
      colors: firstFilled([variant.colors, options.colors, known?.colors ?? []]),
      sizes: firstFilled([variant.sizes, options.sizes, known?.sizes ?? []]),
    };
  });
}

const firstFilled = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists.find((list) => list.length > 0) ?? [];

/** A variant that leaves a property open is sold in everything the product declares. */
function withDeclared(
  lists: readonly (readonly string[])[],
  declared: readonly string[],
): string[] {
  const isOpen = lists.some((list) => list.length === 0);
  const named = new Set(lists.flat());
  if (!isOpen) return [...named];
  return [...new Set([...declared, ...named])];
}

function isSoldOut(size: string, variants: readonly FeedVariant[]): boolean {
  const inSize = variants.filter(({ sizes }) => sizes.length === 0 || sizes.includes(size));
  return inSize.every((variant) => !variant.isInStock);
}

function findCheapest(variants: readonly FeedVariant[]) {
  const currency = variants.find(({ price }) => price !== null && price > 0)?.currency ?? null;
  let cheapest: { price: number; fullPrice: number | null; currency: string | null } | null = null;
  for (const { price, fullPrice, currency: own } of variants) {
    if (price === null || price === 0 || own !== currency) continue;
    if (cheapest === null || price < cheapest.price) cheapest = { price, fullPrice, currency };
  }
  return cheapest;
}
