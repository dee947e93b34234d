import { normalUnit, type PictureMaps } from '../maps/picture-maps.ts';

/** Where cloth may lie over a place, centimeters to the right and up; the key comes from the left. */
const AROUND = [
  { right: -0.2, up: 0.22, weight: 0.38 },
  { right: -0.45, up: 0.5, weight: 0.26 },
  { right: 0.24, up: 0.12, weight: 0.14 },
  { right: -0.3, up: -0.08, weight: 0.24 },
  { right: 0.02, up: -0.28, weight: 0.14 },
  { right: 0, up: 0.6, weight: 0.14 },
] as const;

/** What is this much nearer than the surface would go on to be casts a shadow: from, to, and until. */
const NEARER_CM = { none: 0.09, full: 0.26, far: 5 } as const;
/** How much of sky, key and fill is left in the deepest of it. */
const LEFT = [0.22, 0.12, 0.2] as const;
/** Where cloth is seen more aslant than this, depth tells nothing of what lies on it. */
const STEEPEST = 0.5;
/** Pixels larger than this do not show it. */
const COARSEST_CM = 0.6;

interface Step {
  columns: number;
  rows: number;
  weight: number;
}

/** Reads how far the surface at a pixel is from the lens; infinite outside of the picture. */
function depthReader({ width, height }: PictureMaps, distance: Float32Array) {
  return (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= height) return Infinity;
    return distance[y * 2 * width * 2 + x * 2] ?? Infinity;
  };
}

/** How much of what lies over a place shades it: nothing where both are one surface, or far apart. */
function shadeOf(nearer: number): number {
  if (!(nearer > NEARER_CM.none) || nearer > NEARER_CM.far) return 0;
  const near = Math.min(1, (nearer - NEARER_CM.none) / (NEARER_CM.full - NEARER_CM.none));
  return near * (1 - (nearer / NEARER_CM.far) ** 2);
}

/**
 * How much is shaded at a pixel by what is nearer around it than its own surface goes on to be. The
 * slopes at both ends are taken together, so that a fold of one surface counts for nothing.
 */
function shadeReader(maps: PictureMaps, distance: Float32Array, steps: readonly Step[]) {
  const { width, pixelCm, part, coverage, normal } = maps;
  const unit = normalUnit(maps);
  const depthAt = depthReader(maps, distance);
  const facing = (pixel: number) => (normal[pixel * 3 + 2] ?? unit) / unit;
  const rise = (pixel: number, { columns, rows }: Step) =>
    ((normal[pixel * 3] ?? 0) * columns - (normal[pixel * 3 + 1] ?? 0) * rows) /
    (unit * Math.max(STEEPEST, facing(pixel)));
  return (x: number, y: number): number => {
    const pixel = y * width + x;
    if ((part[pixel] ?? 0) === 0 || (coverage[pixel] ?? 0) < 255 || facing(pixel) < STEEPEST)
      return 0;
    const here = depthAt(x, y);
    let shade = 0;
    for (const step of steps) {
      const other = pixel + step.rows * width + step.columns;
      const goesOn = ((rise(pixel, step) + rise(other, step)) / 2) * pixelCm;
      const nearer = here + goesOn - depthAt(x + step.columns, y + step.rows);
      shade += step.weight * shadeOf(nearer);
    }
    return Math.min(1, shade);
  };
}

/**
 * Darkens cloth beside a layer that lies close upon it: a lapel, a flap, a cuff. The baked light is
 * too coarse for that. Changes the maps' light in place.
 * @param distance from the lens, at twice the maps' size
 */
export function castContactShadow(maps: PictureMaps, distance: Float32Array): void {
  const { width, height, pixelCm, light } = maps;
  if (pixelCm > COARSEST_CM) return;
  const steps = AROUND.map(({ right, up, weight }) => ({
    columns: Math.round(right / pixelCm),
    rows: -Math.round(up / pixelCm),
    weight,
  })).filter(({ columns, rows }) => columns !== 0 || rows !== 0);
  const shadeAt = shadeReader(maps, distance, steps);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const shade = shadeAt(pixel % width, Math.floor(pixel / width));
    if (shade === 0) continue;
    LEFT.forEach((left, lamp) => {
      const at = pixel * 3 + lamp;
      light[at] = (light[at] ?? 0) * (1 - shade * (1 - left));
    });
  }
}
