import type { Size } from '../raster/plane.ts';

/** A garment's picture as it is laid on a body. */
export interface GarmentTexture extends Size {
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
  /** Its size over that of the cut-out. */
  readonly scale: number;
}

const FINE_ENOUGH = 0.62;

function halved({ width, height, rgb, alpha, scale }: GarmentTexture): GarmentTexture {
  const size = { width: width >> 1, height: height >> 1 };
  const small = {
    ...size,
    rgb: new Uint8Array(size.width * size.height * 3),
    alpha: new Uint8Array(size.width * size.height),
    scale: scale / 2,
  };
  for (let row = 0; row < size.height; row += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const from = row * 2 * width + x * 2;
      const to = row * size.width + x;
      small.alpha[to] =
        ((alpha[from] ?? 0) +
          (alpha[from + 1] ?? 0) +
          (alpha[from + width] ?? 0) +
          (alpha[from + width + 1] ?? 0) +
          2) >>
        2;
      for (let channel = 0; channel < 3; channel += 1) {
        const first = from * 3 + channel;
        const below = first + width * 3;
        small.rgb[to * 3 + channel] =
          ((rgb[first] ?? 0) +
            (rgb[first + 3] ?? 0) +
            (rgb[below] ?? 0) +
            (rgb[below + 3] ?? 0) +
            2) >>
          2;
      }
    }
  }
  return small;
}

/** The texture at about the size at which it is shown, so that fine patterns do not flicker. */
export function shrinkTexture(texture: GarmentTexture, shown: number): GarmentTexture {
  let small = texture;
  let scale = shown / texture.scale;
  while (scale < FINE_ENOUGH && Math.min(small.width, small.height) > 16) {
    small = halved(small);
    scale *= 2;
  }
  return small;
}
