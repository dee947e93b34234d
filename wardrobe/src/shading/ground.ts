import { linearColor, srgbByte } from '../materials/linear-color.ts';
import { USUAL_PHOTOGRAPHY } from './photography.ts';

/** Lays a shaded picture, as `shadeMaps` returns it, on a plain ground "#rrggbb": RGB bytes. */
export function layOnGround(
  rgba: Uint8ClampedArray,
  ground = USUAL_PHOTOGRAPHY.ground,
): Uint8ClampedArray {
  const linear = linearColor(ground);
  const [red, green, blue] = [srgbByte(linear[0]), srgbByte(linear[1]), srgbByte(linear[2])];
  const out = new Uint8ClampedArray((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const share = (rgba[from + 3] ?? 0) / 255;
    out[to] = red + share * ((rgba[from] ?? 0) - red);
    out[to + 1] = green + share * ((rgba[from + 1] ?? 0) - green);
    out[to + 2] = blue + share * ((rgba[from + 2] ?? 0) - blue);
  }
  return out;
}
