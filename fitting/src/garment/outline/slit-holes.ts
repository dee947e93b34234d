import { keepParts, type Mask, partsOf } from '../raster/mask.ts';

const HOLE_SHARE_MIN = 0.0008;
const SLIT_HALF = 1;
/** Farther from the ground a hole is no gap beside the cloth, but one between straps. */
const SLIT_SHARE_MAX = 0.12;

/**
 * The mask with a slit from each larger hole straight down to the ground. Where a cuff touches the
 * skirt or a hem the other leg, the outline then leads into the gap as it does where they are apart.
 */
export function slitHoles(mask: Mask): Mask {
  const { width, height } = mask;
  const ground = { ...mask, inside: mask.inside.map((is) => 1 - is) };
  const holes = keepParts(
    ground,
    ({ area, left, top, right, bottom }) =>
      area > mask.inside.length * HOLE_SHARE_MIN &&
      left > 0 &&
      top > 0 &&
      right < width - 1 &&
      bottom < height - 1,
  );
  const { labels, parts } = partsOf(holes);
  if (parts.length === 0) return mask;
  const inside = mask.inside.slice();
  for (const { label, bottom, left, right } of parts) {
    let x = left;
    while (x < right && labels[bottom * width + x] !== label) x += 1;
    let end = bottom + 1;
    while (end < height && mask.inside[end * width + x] === 1) end += 1;
    if (end - bottom > height * SLIT_SHARE_MAX) continue;
    for (let y = bottom + 1; y < end; y += 1) {
      inside.fill(0, y * width + x - SLIT_HALF, y * width + x + SLIT_HALF + 1);
    }
  }
  return { width, height, inside };
}
