import type { Item } from '@modiste/contract/entities/item';
import { type Colorway, colorwayOf } from './colorway.ts';
import type { Making } from './hang-collections.ts';
import { makeTitle, slugOf } from './make-title.ts';
import { priceOf } from './prices.ts';
import type { Print } from './prints.ts';
import { entryOf, type Stock } from './read-stock.ts';
import { seedOf } from './seeded-pick.ts';
import { sizesOf, soldOutOf } from './size-runs.ts';
import type { Brand, Design, DesignItem, Fabric } from './stock-schema.ts';
import { type StoredShape, shapeShownTo } from './stored-shapes.ts';
import { slotOf } from './worn-slot.ts';
import { writeDescription, writeSearchDescription } from './write-copy.ts';

/** An item of the shop together with what its pictures are made from. */
export interface Product {
  item: Item;
  slug: string;
  design: Design;
  brand: Brand;
  fabric: Fabric;
  /** Under which the stock lists the fabric. */
  fabricKey: string;
  print: Print;
  /** What its pictures show. */
  shape: StoredShape;
  colorways: readonly Colorway[];
  /** Null for what is sold all year without a collection. */
  collection: DesignItem['collection'] | null;
}

export const pictureName = (slug: string, colorway: Colorway, view: string): string =>
  `${slug}--${colorway.slug}--${view}`;

const pictureAddress = (slug: string, colorway: Colorway, view: string): string =>
  `/shop/pictures/${pictureName(slug, colorway, view)}.webp`;

export const VIEWS = ['front', 'back', 'detail'] as const;

/** What a picture shows of a product: itself, or how it is worn. */
export type PictureView = (typeof VIEWS)[number] | 'worn';

/** Whether there are pictures of how a product is worn: of what is sewn and worn on the body. */
export const isShownWorn = ({ design, shape }: Pick<Product, 'design' | 'shape'>): boolean =>
  shape.kind === 'drape' && slotOf(design) !== null;

/**
 * The views of the first colorway, then of the others. Lofted shapes have those that are stored,
 * and a detail, which their front shows from near.
 */
function viewsOf({ design, shape }: Pick<Product, 'design' | 'shape'>, isFirst: boolean) {
  const worn: PictureView[] = isShownWorn({ design, shape }) ? ['worn'] : [];
  const views: PictureView[] = isFirst
    ? ['front', ...worn, 'detail', 'back']
    : ['front', ...worn, 'back'];
  if (shape.kind !== 'loft') return views;
  return views.filter((view) => view === 'detail' || view in shape.files);
}

const picturesOf = (
  slug: string,
  colorways: readonly Colorway[],
  hung: Pick<Product, 'design' | 'shape'>,
): string[] =>
  colorways.flatMap((colorway, index) =>
    viewsOf(hung, index === 0).map((view) => pictureAddress(slug, colorway, view)),
  );

/** The stored shapes that an item may be shown in: its own design's, or those of its material. */
function shownShapes({ design, made }: Making, stock: Stock): readonly string[] {
  const { shape, variants, shapesByMaterial } = design;
  const { materials } = entryOf(stock.fabrics, made.fabric, 'fabric');
  const special = Object.entries(shapesByMaterial).find(([each]) => materials.includes(each));
  return special?.[1] ?? [shape, ...variants];
}

/**
 * Brands cut and photograph one design in other ways, and so does one brand from item to item: the
 * shapes of a design go around among its items, brand by brand.
 */
function shapeOf(making: Making, stock: Stock): StoredShape {
  const { shape } = making.design;
  const shown = shownShapes(making, stock);
  const isAlike = (each: Making) =>
    each.design.shape === shape && shownShapes(each, stock).join() === shown.join();
  const sold = shown.length > 1 ? stock.makings.filter(isAlike) : [];
  const brands = [...new Set(sold.map(({ made }) => made.brand))];
  const dealt = brands.flatMap((brand) => sold.filter(({ made }) => made.brand === brand));
  // Words were dealt to the item since it was read: its colorways are still the same list.
  const { colorways } = making.made;
  const nth = dealt.findIndex(({ made }) => made.colorways === colorways);
  const turn = Math.max(0, nth);
  const name = shown[turn % shown.length] ?? shape;
  const stored = shapeShownTo(making.design.gender, name);
  if (!stored) throw new Error(`No drape or loft "${name}" is stored`);
  return stored;
}

/** Each colorway with the index of its front view among the pictures. */
const colorVariantsOf = (colorways: readonly Colorway[], slug: string, pictures: string[]) =>
  colorways.map((colorway) => {
    const image = pictures.indexOf(pictureAddress(slug, colorway, 'front'));
    return { name: colorway.name, colors: [...colorway.colors], image };
  });

/** Shoes, bags and accessories are priced for leather or metal already: there the fabric counts less. */
function priceFactorOf(design: Design, fabric: Fabric): number {
  const isMaterialUsual = ['shoes', 'bags', 'accessories'].includes(design.category);
  return isMaterialUsual ? 1 + (fabric.priceFactor - 1) * 0.3 : fabric.priceFactor;
}

/** Makes one product of a design; adds its slug to `takenSlugs`. */
export function makeProduct(
  { design, made }: Making,
  stock: Stock,
  takenSlugs: Set<string>,
): Product {
  const brand = entryOf(stock.brands, made.brand, 'brand');
  const fabric = entryOf(stock.fabrics, made.fabric, 'fabric');
  const print = made.print === 'none' ? null : stock.prints[made.print];
  const colorways = made.colorways.map((text) => colorwayOf(text, stock.palette));
  const title = makeTitle({ design, brand, fabric, print }, takenSlugs);
  const slug = slugOf(`${brand.name} ${title}`);
  takenSlugs.add(slug);
  const colors = [...new Set(colorways.flatMap((colorway) => colorway.colors))];
  const copy = { design, made, brand, fabric, print, colorways, title };
  const shape = shapeOf({ design, made }, stock);
  const pictures = picturesOf(slug, colorways, { design, shape });
  const variants = colorways.length > 1 ? colorVariantsOf(colorways, slug, pictures) : [];
  const { sizes, ...sizeFacts } = sizeFactsOf(design, brand, slug);
  const item: Item = {
    id: `demo_${slug}`,
    image_urls: pictures,
    short_description: title,
    description: writeDescription(copy),
    brand: brand.name,
    ...priceOf({
      base: design.basePrice,
      factor: priceFactorOf(design, fabric),
      brand,
      seed: slug,
    }),
    rank: 0,
    semantic_search_description: writeSearchDescription(copy),
    colors,
    size: [...sizes],
    sizes: [...sizes],
    website: brand.website,
    item_url: `/shop/demo_${slug}`,
    try_on_category: design.category,
    other_info: {
      type: design.type,
      gender: design.gender,
      colors,
      color_names: colorways.map((colorway) => colorway.name),
      ...(variants.length > 0 ? { color_variants: variants } : {}),
      materials: [...fabric.materials],
      patterns: [print?.pattern ?? 'solid'],
      ...sizeFacts,
      source: 'demo',
      currency: 'USD',
    },
  };
  const { fabric: fabricKey, print: printKey, collection = null } = made;
  const from = { design, brand, fabric, fabricKey, print: printKey, collection };
  return { item, slug, ...from, shape, colorways };
}

/** The sizes of a product, and which of them are left; one product in thirty is sold out. */
function sizeFactsOf(design: Design, brand: Brand, slug: string) {
  const run = sizesOf(brand.sizes[design.sizes] ?? design.sizes, design.gender);
  const isSoldOut = seedOf(`${slug} stock`) % 30 === 0;
  return {
    sizes: run.sizes,
    clothing_size: [...run.clothing_size],
    clothing_canonical_size: [...run.clothing_canonical_size],
    shoes_size: [...run.shoes_size],
    shoes_canonical_size: [...run.shoes_canonical_size],
    clothing_fit: [...run.clothing_fit],
    sold_out_sizes: isSoldOut ? [...run.sizes] : soldOutOf(run.sizes, slug),
    availability: isSoldOut ? ('out_of_stock' as const) : ('in_stock' as const),
  };
}
