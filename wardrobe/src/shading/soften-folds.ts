import { FOLD_NEIGHBORS, type PictureMaps } from '../maps/picture-maps.ts';

/**
 * Smooths the edges of folds: a pixel that two surfaces share takes the color of the farther one
 * from the neighbor that shows it alone. Changes the RGBA bytes in place.
 */
export function softenFolds(maps: PictureMaps, rgba: Uint8ClampedArray): void {
  const { fold, width, part } = maps;
  if (!fold) return;
  const sharp = rgba.slice();
  for (let pixel = 0; pixel < fold.length; pixel += 1) {
    const code = (fold[pixel] ?? 0) - 1;
    if (code < 0) continue;
    const toward = FOLD_NEIGHBORS[(code / 3) | 0];
    if (!toward) continue;
    const neighbor = pixel + toward.right + toward.down * width;
    if ((part[neighbor] ?? 0) === 0) continue;
    const share = ((code % 3) + 1) / 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = sharp[pixel * 4 + channel] ?? 0;
      rgba[pixel * 4 + channel] = own + share * ((sharp[neighbor * 4 + channel] ?? own) - own);
    }
  }
}
