import { type Figure, halfOf } from '../measure.ts';
import { halfMeans } from './half-means.ts';
import { nearestLooks } from './nearest-looks.ts';
import { SHOP_COLORS } from './shop-colors.ts';
import type { ShopPhoto } from './shop-gallery.ts';

const SHOWN = 10;

/** Each photo of a shop asks for the others: how many of the first ten are of its type and colour. */
export function similarPhotoFigures(photos: readonly ShopPhoto[]): Figure[] {
  const gallery = photos.map(({ look }) => look);
  const asked = photos.map((photo, at) => ({
    photo,
    half: halfOf(photo.id),
    found: nearestLooks(photo.look, gallery, { count: SHOWN, except: at }).map((to) => photos[to]),
  }));
  const precision = (isRight: (found: ShopPhoto, photo: ShopPhoto) => boolean) =>
    halfMeans(
      asked.map(({ half, photo, found }) => {
        const right = found.filter((other) => other !== undefined && isRight(other, photo));
        return { half, score: right.length / SHOWN };
      }),
    );
  const isSameType = (found: ShopPhoto, photo: ShopPhoto) => found.type === photo.type;
  const isSame = (found: ShopPhoto, photo: ShopPhoto) =>
    isSameType(found, photo) && found.color === photo.color;
  return [
    {
      measure: 'same type, shop photos, P@10',
      atLeast: 0.75,
      naive: 0.57,
      ...precision(isSameType),
    },
    { measure: 'same type and colour, P@10', atLeast: 0.45, naive: 0.29, ...precision(isSame) },
  ];
}

/** How often the first colour seen in a photo is the one that the shop names. */
export function colorNameFigures(photos: readonly ShopPhoto[]): Figure[] {
  const cases = photos.flatMap(({ id, color, colors }) => {
    const name = SHOP_COLORS[color];
    return name === undefined ? [] : [{ half: halfOf(id), score: Number(colors[0] === name) }];
  });
  return [
    { measure: 'colour naming, shop photos', atLeast: 0.65, naive: 0.46, ...halfMeans(cases) },
  ];
}
