import type { StoredItem } from '@modiste/catalogue/item-facts/stored-item';
import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import {
  BOTTOM_SIZES,
  CLOTHING_SIZES,
  COLORS,
  type Color,
  MENS_NUMERIC_SIZES,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
  WOMENS_NUMERIC_SIZES,
} from '@modiste/contract/values';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { type SeededRandom, seededRandom } from '../sampling/seeded-random.ts';
import * as made from './made-garments.ts';

const NO_SIZES: Record<
  'clothing_size' | 'clothing_canonical_size' | 'shoes_size' | 'shoes_canonical_size',
  string[]
> = {
  clothing_size: [],
  clothing_canonical_size: [],
  shoes_size: [],
  shoes_canonical_size: [],
};

const some = (random: SeededRandom, values: readonly string[], share: number) =>
  values.filter(() => random.next() < share);

function makeSizes(random: SeededRandom, kind: made.GarmentKind, isMens: boolean) {
  switch (kind.sizes) {
    case 'alpha':
      return { ...NO_SIZES, clothing_size: some(random, CLOTHING_SIZES, 0.7) };
    case 'numeric': {
      const values = isMens ? MENS_NUMERIC_SIZES : WOMENS_NUMERIC_SIZES;
      return {
        ...NO_SIZES,
        clothing_size: some(random, CLOTHING_SIZES, 0.6),
        clothing_canonical_size: some(random, values, 0.6),
      };
    }
    case 'bottoms':
      return {
        ...NO_SIZES,
        clothing_size: some(random, CLOTHING_SIZES, 0.6),
        clothing_canonical_size: some(random, BOTTOM_SIZES, 0.3),
      };
    case 'shoes':
      return {
        ...NO_SIZES,
        shoes_size: some(random, SHOES_SIZES, 0.5),
        shoes_canonical_size: some(random, SHOES_CANONICAL_SIZES, 0.3),
      };
    case 'none':
      return NO_SIZES;
  }
}

const SHAPES = 16;
/** Kinds and colors look the same in every made catalogue, so that one can be asked of another. */
const EMBEDDINGS_SEED = 1;

/**
 * Looks as pictures have them: near a center for their kind and color, apart from it in some few
 * ways that all garments vary in (shape, length, texture), and a little noise.
 */
function makeEmbeddings(random: SeededRandom) {
  const fixed = seededRandom(EMBEDDINGS_SEED);
  const directionBy = (source: SeededRandom) =>
    Float32Array.from({ length: IMAGE_EMBEDDING_DIMENSIONS }, () => source.normal());
  const direction = () => directionBy(fixed);
  const kinds = new Map(made.GARMENT_KINDS.map((kind) => [kind.type, direction()]));
  const colors = new Map(COLORS.map((color) => [color, direction()]));
  const shapes = Array.from({ length: SHAPES }, direction);
  return (type: string, color: Color): Float32Array => {
    const embedding = directionBy(random).map((noise) => 0.1 * noise);
    const add = (part: Float32Array | undefined, weight: number) => {
      for (const [at, value] of part?.entries() ?? [])
        embedding[at] = (embedding[at] ?? 0) + weight * value;
    };
    add(kinds.get(type), 1);
    add(colors.get(color), 0.8);
    for (const shape of shapes) add(shape, 0.2 * random.normal());
    const length = Math.hypot(...embedding);
    return embedding.map((value) => value / length);
  };
}

function makeItem(random: SeededRandom, number: number): Item {
  const kind = random.pick(made.GARMENT_KINDS);
  const color = random.pick(COLORS);
  const gender = random.pick(kind.genders);
  const [cheap, dear] = kind.price;
  const full_price = Math.round(cheap + (dear - cheap) * random.next() ** 2) - 0.01;
  const reduced = Math.round(full_price * (0.5 + 0.4 * random.next())) - 0.01;
  const price = random.next() < 0.25 ? reduced : full_price;
  const colorName = random.pick(made.COLOR_NAMES[color]);
  const material = random.pick(made.MATERIALS);
  const pattern = random.pick(made.PATTERNS);
  const brand = random.pick(made.BRANDS);
  const lists = makeSizes(random, kind, gender === 'Men');
  const sizes = Object.values(lists).flat();
  const adjective = random.pick(made.ATTRIBUTES);
  const title = [adjective, colorName, pattern, material, kind.name].filter(Boolean).join(' ');
  const source = `shop-${number % 12}`;
  return {
    id: `${source}_${number}`,
    image_urls: [1, 2, 3].map((view) => `https://pictures.example/${number}-${view}.webp`),
    short_description: title,
    description: Array.from({ length: 4 }, () => random.pick(made.SENTENCES)).join(' '),
    brand,
    price,
    full_price,
    discount_perc: discountPercent(price, full_price),
    rank: 0,
    semantic_search_description: `${title} by ${brand}, ${kind.words}`,
    colors: [color],
    size: sizes,
    sizes,
    website: brand,
    item_url: `https://shop.example/${number}`,
    try_on_category: kind.category,
    other_info: {
      type: kind.type,
      gender,
      colors: [color],
      color_names: [colorName],
      materials: [material],
      patterns: pattern === '' ? [] : [pattern],
      ...lists,
      clothing_fit:
        random.next() < 0.2
          ? [
              random.pick(
                gender === 'Men' ? (['S', 'R', 'L'] as const) : (['P', 'T', 'W'] as const),
              ),
            ]
          : [],
      sold_out_sizes: [],
      availability: random.next() < 0.03 ? 'unavailable' : 'in_stock',
      source,
      currency: 'USD',
    },
  };
}

/**
 * A catalogue of believable variety: the same items for the same seed.
 * @yields stored items, one in fifty without a picture.
 */
export function* madeCatalogue(count: number, seed = 1): Generator<StoredItem> {
  const random = seededRandom(seed);
  const embeddingOf = makeEmbeddings(random);
  const words = new Map(made.GARMENT_KINDS.map((kind) => [kind.type, kind.words]));
  for (let number = 0; number < count; number++) {
    const item = makeItem(random, number);
    const { type, colors } = item.other_info;
    const imageEmbedding = number % 50 === 49 ? null : embeddingOf(type, colors[0] ?? 'Black');
    const attributes = made.ATTRIBUTES.filter((name) => item.short_description.startsWith(name));
    yield {
      item,
      concepts: words.get(type) ?? '',
      imageEmbedding,
      attributes,
      hash: item.id,
    };
  }
}
