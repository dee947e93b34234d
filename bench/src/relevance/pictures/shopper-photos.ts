import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { halfMeans } from '../figures/half-means.ts';
import { type Figure, halfOf } from '../figures/measure.ts';
import { nearestEmbeddings } from './nearest-embeddings.ts';
import { embedPictures } from './picture-embeddings.ts';
import type { ShopPhoto } from './shop-gallery.ts';

const SHOWN = 10;
const QUICK_SHARE = 10;
const SHOES = [
  'Casual Shoes',
  'Sports Shoes',
  'Formal Shoes',
  'Heels',
  'Flats',
  'Sandals',
  'Sports Sandals',
  'Flip Flops',
];
const TROUSERS = ['Trousers', 'Jeans', 'Track Pants', 'Leggings', 'Lounge Pants', 'Capris'];

/** The shop's types that answer a label of the shoppers' photos. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'T-Shirt': ['Tshirts'],
  Polo: ['Tshirts'],
  Longsleeve: ['Tshirts', 'Sweatshirts', 'Sweaters', 'Tops'],
  Hoodie: ['Sweatshirts', 'Jackets'],
  Undershirt: ['Innerwear Vests', 'Tops', 'Tshirts', 'Camisoles'],
  Top: ['Tops', 'Tunics', 'Camisoles'],
  Blouse: ['Tops', 'Shirts', 'Tunics'],
  Shirt: ['Shirts'],
  Outwear: ['Jackets', 'Sweaters', 'Sweatshirts', 'Rain Jacket'],
  Blazer: ['Jackets', 'Blazers', 'Waistcoat'],
  Dress: ['Dresses', 'Tunics', 'Kurtas', 'Kurtis'],
  Skirt: ['Skirts'],
  Pants: TROUSERS,
  Shorts: ['Shorts', 'Lounge Shorts', 'Capris'],
  Shoes: SHOES,
  Hat: ['Caps', 'Hat'],
};

/** The types of a gallery that answer a label; empty where the label names no garment. */
export const typesOfLabel = (label: string): readonly string[] => TYPES[label] ?? [];

/** A shopper's own photo asks a shop's gallery for the same type. */
export async function shopperPhotoFigures(
  data: string,
  { gallery, isQuick }: { gallery: readonly ShopPhoto[]; isQuick: boolean },
): Promise<Figure[]> {
  const photos = (await readPhotos(join(data, 'photos-cc0'))).filter(
    (_photo, at) => !isQuick || at % QUICK_SHARE === 0,
  );
  const imageEmbeddings = await embedPictures(photos.map(({ path }) => path));
  const galleryEmbeddings = gallery.map(({ imageEmbedding }) => imageEmbedding);
  const cases = photos.flatMap(({ photographer, types }, at) => {
    const imageEmbedding = imageEmbeddings[at]?.imageEmbedding;
    if (imageEmbedding === undefined) return [];
    const found = nearestEmbeddings(imageEmbedding, galleryEmbeddings, { count: SHOWN });
    const right = found.map((to) => types.includes(gallery[to]?.type ?? ''));
    return [{ half: halfOf(photographer), right }];
  });
  const precision = halfMeans(
    cases.map(({ half, right }) => ({ half, score: right.filter(Boolean).length / SHOWN })),
  );
  const first = halfMeans(cases.map(({ half, right }) => ({ half, score: Number(right[0]) })));
  return [
    { measure: "shopper's photo, same type, P@10", atLeast: null, naive: null, ...precision },
    { measure: "shopper's photo, type of the first", atLeast: null, naive: null, ...first },
  ];
}

interface ShopperPhoto {
  path: string;
  photographer: string;
  types: readonly string[];
}

async function readPhotos(folder: string): Promise<ShopperPhoto[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = new Map(
    names.filter((name) => name.endsWith('.jpg')).map((name) => [parse(name).name, name]),
  );
  const rows = (await readFile(join(folder, 'images.csv'), 'utf8')).trim().split(/\r?\n/);
  return rows.slice(1).flatMap((row) => {
    const [image = '', photographer = '', label = ''] = row.split(',');
    const path = paths.get(image);
    const types = typesOfLabel(label);
    if (path === undefined || types.length === 0) return [];
    return [{ path: join(folder, path), photographer, types }];
  });
}
