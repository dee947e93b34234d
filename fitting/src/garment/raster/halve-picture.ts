import type { Raster } from '@modiste/vision/decode-picture';

/** The picture at half its size, by means of four pixels each. An odd last row or column is cut. */
export function halvePicture({ width, height, rgb }: Raster): Raster {
  const half = { width: width >> 1, height: height >> 1 };
  const small = new Uint8Array(half.width * half.height * 3);
  let to = 0;
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const first = (y * 2 * width + x * 2) * 3;
      const below = first + width * 3;
      for (let c = 0; c < 3; c += 1) {
        const sum =
          (rgb[first + c] ?? 0) +
          (rgb[first + 3 + c] ?? 0) +
          (rgb[below + c] ?? 0) +
          (rgb[below + 3 + c] ?? 0);
        small[to] = (sum + 2) >> 2;
        to += 1;
      }
    }
  }
  return { width: half.width, height: half.height, rgb: small };
}
