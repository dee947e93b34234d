import { linearColor, srgbByte } from '../materials/linear-color.ts';
import { type Photography, USUAL_PHOTOGRAPHY } from './photography.ts';

/** A picture as `shadeMaps` returns it. */
interface ShadedPicture {
  rgba: Uint8ClampedArray;
  width: number;
}

/** Lays a shaded picture on the plain ground of its photographer: RGB bytes. */
export function layOnGround(
  { rgba, width }: ShadedPicture,
  { ground, falloff }: Pick<Photography, 'ground' | 'falloff'> = USUAL_PHOTOGRAPHY,
): Uint8ClampedArray {
  const bytes = linearColor(ground).map(srgbByte);
  const rows = rgba.length / 4 / width;
  const out = new Uint8ClampedArray((rgba.length / 4) * 3);
  for (let row = 0, from = 0, to = 0; row < rows; row += 1) {
    const lit = 1 - falloff * (row / rows);
    for (let column = 0; column < width; column += 1, from += 4, to += 3) {
      const alpha = rgba[from + 3] ?? 0;
      const share = alpha / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = (bytes[channel] ?? 0) * lit;
        if (alpha === 0) out[to + channel] = under;
        else if (alpha === 255) out[to + channel] = rgba[from + channel] ?? 0;
        else out[to + channel] = (rgba[from + channel] ?? 0) * share + under * (1 - share);
      }
    }
  }
  return out;
}
