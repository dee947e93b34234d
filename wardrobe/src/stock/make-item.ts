import type { Item } from '@modiste/contract/entities/item';
import { PRINTS, type Print } from '../draw/print.ts';
import { type Brand, brandOf } from './brands.ts';
import type { Cloth } from './cloth.ts';
import { clothOf } from './cloths.ts';
import { type Colourway, colourwayOf, PRINT_WORDS } from './colourways.ts';
import type { Cut } from './cut.ts';
import { known, seedOf } from './pick.ts';
import { MENS_NAMES, WOMENS_NAMES } from './piece-names.ts';
import { priceOf } from './prices.ts';
import { sizesOf, soldOutOf } from './size-runs.ts';
import { writeDescription, writeMeaning } from './write-copy.ts';

/** An item of the shop together with what its pictures are drawn from. */
export interface Piece {
  item: Item;
  slug: string;
  cut: Cut;
  brand: Brand;
  cloth: Cloth;
  print: Print;
  colourways: readonly Colourway[];
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const pictureName = (slug: string, colourway: Colourway, view: string): string =>
  `${slug}--${colourway.slug}--${view}`;

const pictureAddress = (slug: string, colourway: Colourway, view: string): string =>
  `/shop/pictures/${pictureName(slug, colourway, view)}.webp`;

function picturesOf(slug: string, colourways: readonly Colourway[]): string[] {
  return colourways.flatMap((colourway, index) => {
    const views = index === 0 ? ['front', 'detail', 'back'] : ['front', 'back'];
    return views.map((view) => pictureAddress(slug, colourway, view));
  });
}

/** Each colorway with the place of its front view among the pictures. */
const colorVariantsOf = (colourways: readonly Colourway[], slug: string, pictures: string[]) =>
  colourways.map((colourway) => {
    const image = pictures.indexOf(pictureAddress(slug, colourway, 'front'));
    return { name: colourway.name, colors: [...colourway.colors], image };
  });

/** The first title that nobody has: plain, or under the next free name. */
function titleOf(
  words: string,
  { cut, brand }: { cut: Cut; brand: Brand },
  taken: ReadonlySet<string>,
): string {
  const names = cut.gender === 'Men' ? MENS_NAMES : WOMENS_NAMES;
  const first = seedOf(`${brand.name} ${words}`) % names.length;
  const plain = brand.named ? `${names[first] ?? ''} ${words}` : words;
  if (!taken.has(slugOf(`${brand.name} ${plain}`))) return plain;
  for (let step = 1; step < names.length; step += 1) {
    const title = `${names[(first + step) % names.length] ?? ''} ${words}`;
    if (!taken.has(slugOf(`${brand.name} ${title}`))) return title;
  }
  throw new Error(`No name is left for ${words}`);
}

const PRINT_TABLE: Readonly<Record<string, Print>> = Object.fromEntries(
  PRINTS.map((print) => [print, print]),
);

function readLine(line: string) {
  const [brandKey = '', making = '', colours = ''] = line.split(' ');
  const [clothKey = '', printKey = 'none'] = making.split('/');
  return {
    brand: brandOf(brandKey),
    cloth: clothOf(clothKey),
    print: known(PRINT_TABLE, printKey, 'print'),
    colourways: colours.split(',').map(colourwayOf),
  };
}

/** Shoes, bags and accessories are priced for leather or metal already: there the cloth counts less. */
function factorOf(cut: Cut, cloth: Cloth): number {
  const isMaterialUsual = ['shoes', 'bags', 'accessories'].includes(cut.category);
  return isMaterialUsual ? 1 + (cloth.factor - 1) * 0.3 : cloth.factor;
}

/** What a title says of the cloth beside the noun: no word twice. */
function makingOf(cloth: Cloth, noun: string): string {
  if (noun.toLowerCase().includes(cloth.title.toLowerCase())) return '';
  const without = (title: string, word: string) =>
    title.replace(new RegExp(`[ -]?\\b${word}\\b`, 'i'), '');
  return noun.split(' ').reduce(without, cloth.title).trim();
}

/** Makes one line of a cut into an item; `taken` holds the slugs that are in use. */
export function makePiece(cut: Cut, line: string, taken: Set<string>): Piece {
  const { brand, cloth, print, colourways } = readLine(line);
  const printWords = print === 'none' ? null : PRINT_WORDS[print];
  const making = makingOf(cloth, cut.noun);
  const words = [printWords?.title ?? '', making, cut.noun].filter((word) => word !== '').join(' ');
  const title = titleOf(words, { cut, brand }, taken);
  const slug = slugOf(`${brand.name} ${title}`);
  taken.add(slug);
  const colors = [...new Set(colourways.flatMap((colourway) => colourway.colors))];
  const run = sizesOf(cut.run, cut.gender);
  const isSoldOut = seedOf(`${slug} stock`) % 30 === 0;
  const copy = { cut, brand, cloth, print, colourways, title };
  const pictures = picturesOf(slug, colourways);
  const variants = colourways.length > 1 ? colorVariantsOf(colourways, slug, pictures) : [];
  const item: Item = {
    id: `demo_${slug}`,
    image_urls: pictures,
    short_description: title,
    description: writeDescription(copy),
    brand: brand.name,
    ...priceOf({ base: cut.base, factor: factorOf(cut, cloth), brand, seed: slug }),
    rank: 0,
    semantic_search_description: writeMeaning(copy),
    colors,
    size: [...run.sizes],
    sizes: [...run.sizes],
    website: brand.website,
    item_url: `/shop/demo_${slug}`,
    try_on_category: cut.category,
    other_info: {
      type: cut.type,
      gender: cut.gender,
      colors,
      color_names: colourways.map((colourway) => colourway.name),
      ...(variants.length > 0 ? { color_variants: variants } : {}),
      materials: [...cloth.materials],
      patterns: [printWords?.pattern ?? 'solid'],
      clothing_size: [...run.clothing_size],
      clothing_canonical_size: [...run.clothing_canonical_size],
      shoes_size: [...run.shoes_size],
      shoes_canonical_size: [...run.shoes_canonical_size],
      clothing_fit: [...run.clothing_fit],
      sold_out_sizes: isSoldOut ? [...run.sizes] : soldOutOf(run.sizes, slug),
      availability: isSoldOut ? 'out_of_stock' : 'in_stock',
      source: 'demo',
      currency: 'USD',
    },
  };
  return { item, slug, cut, brand, cloth, print, colourways };
}
