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
  const linear = linearColor(ground);
  const bytes = [srgbByte(linear[0]), srgbByte(linear[1]), srgbByte(linear[2])] as const;
  const rows = rgba.length / 4 / width;
  const out = new Uint8ClampedArray((rgba.length / 4) * 3);
  for (let row = 0, from = 0, to = 0; row < rows; row += 1) {
    const lit = 1 - falloff * (row / rows);
    const [red, green, blue] = [bytes[0] * lit, bytes[1] * lit, bytes[2] * lit];
    for (let column = 0; column < width; column += 1, from += 4, to += 3) {
      const share = (rgba[from + 3] ?? 0) / 255;
      out[to] = red + share * ((rgba[from] ?? 0) - red);
      out[to + 1] = green + share * ((rgba[from + 1] ?? 0) - green);
      out[to + 2] = blue + share * ((rgba[from + 2] ?? 0) - blue);
    }
  }
  return out;
}
