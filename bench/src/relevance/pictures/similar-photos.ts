import { halfMeans } from '../figures/half-means.ts';
import { type Figure, halfOf } from '../figures/measure.ts';
import { nearestEmbeddings } from './nearest-embeddings.ts';
import { searcherByEmbedding } from './search-by-embedding.ts';
import { SHOP_COLORS } from './shop-colors.ts';
import type { ShopPhoto } from './shop-gallery.ts';

const SHOWN = 10;

/** The places of what a photo finds among all of them but itself. */
type FindOthers = (photo: ShopPhoto, at: number) => readonly number[];

/** How many of the first ten that a photo finds are of its type, and of its type and color. */
function sharedFigures(
  photos: readonly ShopPhoto[],
  { name, find }: { name: string; find: FindOthers },
): Figure[] {
  const cases = photos.map((photo, at) => {
    const found = find(photo, at).slice(0, SHOWN);
    const ofType = found.filter((to) => photos[to]?.type === photo.type);
    const ofBoth = ofType.filter((to) => photos[to]?.color === photo.color);
    return { half: halfOf(photo.id), type: ofType.length / SHOWN, both: ofBoth.length / SHOWN };
  });
  const meanOf = (part: 'type' | 'both') =>
    halfMeans(cases.map((each) => ({ half: each.half, score: each[part] })));
  return [
    { measure: `${name}, same type, P@10`, atLeast: 0.75, naive: 0.57, ...meanOf('type') },
    { measure: `${name}, type and color`, atLeast: 0.45, naive: 0.29, ...meanOf('both') },
  ];
}

/**
 * Each photo of a shop asks for the others: by its embedding alone, and by the whole search, which also
 * knows the types and colors that the shop gives what it has.
 */
export function similarPhotoFigures(photos: readonly ShopPhoto[]): Figure[] {
  const imageEmbeddings = photos.map(({ imageEmbedding }) => imageEmbedding);
  const search = searcherByEmbedding(
    photos.map(({ id, type, color, imageEmbedding }) => {
      const named = SHOP_COLORS[color];
      return { id, type, color, colors: named === undefined ? [] : [named], imageEmbedding };
    }),
  );
  return [
    ...sharedFigures(photos, {
      name: 'embedding alone',
      find: ({ imageEmbedding }, at) =>
        nearestEmbeddings(imageEmbedding, imageEmbeddings, { count: SHOWN, except: at }),
    }),
    ...sharedFigures(photos, {
      name: 'photo search',
      find: ({ imageEmbedding }, at) => search(imageEmbedding, at),
    }),
  ];
}

/** How often the first color seen in a photo is the one that the shop names. */
export function colorNameFigures(photos: readonly ShopPhoto[]): Figure[] {
  const cases = photos.flatMap(({ id, color, colors }) => {
    const name = SHOP_COLORS[color];
    return name === undefined ? [] : [{ half: halfOf(id), score: Number(colors[0] === name) }];
  });
  return [
    { measure: 'color naming, shop photos', atLeast: 0.65, naive: 0.46, ...halfMeans(cases) },
  ];
}
