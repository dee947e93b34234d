import { normalUnit, type PictureMaps } from '../maps/picture-maps.ts';

/** Where cloth may lie over a place, centimeters to the right and up; the key comes from the left. */
const AROUND = [
  { right: -0.2, up: 0.22, weight: 0.38 },
  { right: -0.45, up: 0.5, weight: 0.26 },
  { right: 0.24, up: 0.12, weight: 0.14 },
  { right: -0.3, up: -0.08, weight: 0.24 },
  { right: 0.02, up: -0.28, weight: 0.14 },
  { right: 0, up: 0.6, weight: 0.14 },
  { right: -0.95, up: 1, weight: 0.2 },
] as const;

/** Each way is looked along in steps, so that the shadow fades instead of ending at a line. */
const SHARES = [0.3, 0.55, 0.8, 1.05] as const;

/** What is this much nearer than the surface would go on to be casts a shadow: from, to, and until. */
const NEARER_CM = { none: 0.09, full: 0.26, far: 5 } as const;
/** How much of sky, key and fill is left in the deepest of it. */
const LEFT = [0.22, 0.12, 0.2] as const;
/** Inside an opening cloth faces cloth of its own color, which hands on what falls on it. */
const LEFT_INSIDE = [0.45, 0.35, 0.35] as const;
/** Where cloth is seen more aslant than this, depth tells nothing of what lies on it. */
const STEEPEST = 0.5;
/** Parts that are laid upon others: cloth lies under the whole of them. */
const LAID: ReadonlySet<string> = new Set(['pocket', 'collar', 'trim', 'placket']);
/** At their edges they stand up by what is folded into them, which the mesh does not tell. */
const LAID_CM = { rise: 0.2, behind: -0.15 } as const;

/** Pixels larger than this do not show it. */
const COARSEST_CM = 0.6;

/**
 * Where to look from a pixel: columns, rows, pixels onward and what it counts, one place after
 * another. Steps that end at one pixel are one: in a tile most do.
 */
function stepsOf({ width, pixelCm }: PictureMaps): Float64Array {
  const weights = new Map<string, number>();
  for (const { right, up, weight } of AROUND)
    for (const share of SHARES) {
      const columns = Math.round((right * share) / pixelCm);
      const rows = -Math.round((up * share) / pixelCm);
      const place = `${columns} ${rows}`;
      weights.set(place, (weights.get(place) ?? 0) + weight / SHARES.length);
    }
  const steps = [...weights].map(([place, weight]) => {
    const [columns = 0, rows = 0] = place.split(' ').map(Number);
    return [columns, rows, rows * width + columns, weight];
  });
  return Float64Array.from(steps.filter(([columns, rows]) => columns || rows).flat());
}

/** How far what the pixels show is from the lens. */
function depthsOf({ width, height }: PictureMaps, distance: Float32Array): Float32Array {
  const depths = new Float32Array(width * height);
  for (let pixel = 0; pixel < depths.length; pixel += 1) {
    const row = (pixel / width) | 0;
    depths[pixel] = distance[row * 4 * width + (pixel - row * width) * 2] ?? Infinity;
  }
  return depths;
}

/** How much of what lies over a place shades it: nothing where both are one surface, or far apart. */
function shadeOf(nearer: number): number {
  if (!(nearer > NEARER_CM.none) || nearer > NEARER_CM.far) return 0;
  const near = Math.min(1, (nearer - NEARER_CM.none) / (NEARER_CM.full - NEARER_CM.none));
  return near * (1 - (nearer / NEARER_CM.far) ** 2);
}

/** How fast the surface at a pixel comes nearer, in centimeters a pixel to the right and down. */
function slopesOf(maps: PictureMaps): Float32Array {
  const { part, normal, pixelCm } = maps;
  const unit = normalUnit(maps);
  const slopes = new Float32Array(part.length * 2);
  for (let pixel = 0; pixel < part.length; pixel += 1) {
    const facing = Math.max(STEEPEST * unit, normal[pixel * 3 + 2] ?? unit);
    slopes[pixel * 2] = ((normal[pixel * 3] ?? 0) / facing) * pixelCm;
    slopes[pixel * 2 + 1] = (-(normal[pixel * 3 + 1] ?? 0) / facing) * pixelCm;
  }
  return slopes;
}

/**
 * Adds to the shades how much a pixel is shaded by what is nearer around it than its own surface
 * goes on to be. The slopes at both ends are taken together, so that a fold of one surface counts
 * for nothing.
 */
function shadeWriter(maps: PictureMaps, depths: Float32Array, shades: Float32Array) {
  const { width, coverage, normal, part, parts } = maps;
  const isLaid = [false, ...parts.map(({ material, isInside }) => !isInside && LAID.has(material))];
  const least = STEEPEST * normalUnit(maps);
  const slopes = slopesOf(maps);
  const steps = stepsOf(maps);
  const columns = steps.filter((_step, at) => at % 4 === 0);
  const margin = columns.reduce((most, step) => Math.max(most, Math.abs(step)), 0);
  return (pixel: number): void => {
    const column = pixel % width;
    if (column < margin || column >= width - margin) return;
    if ((coverage[pixel] ?? 0) < 255) return;
    if ((normal[pixel * 3 + 2] ?? least) < least) return;
    const here = depths[pixel] ?? 0;
    const isOwnLaid = isLaid[part[pixel] ?? 0];
    const right = slopes[pixel * 2] ?? 0;
    const down = slopes[pixel * 2 + 1] ?? 0;
    for (let at = 0; at < steps.length; at += 4) {
      const other = pixel + (steps[at + 2] ?? 0);
      if (other < 0 || other >= depths.length) continue;
      const across = (right + (slopes[other * 2] ?? 0)) * (steps[at] ?? 0);
      const along = (down + (slopes[other * 2 + 1] ?? 0)) * (steps[at + 1] ?? 0);
      const measured = here + (across + along) / 2 - (depths[other] ?? Infinity);
      if (measured <= LAID_CM.behind) continue;
      const isUnder = !isOwnLaid && isLaid[part[other] ?? 0];
      const nearer = isUnder ? Math.max(measured, LAID_CM.rise) : measured;
      if (nearer > NEARER_CM.none)
        shades[pixel] = (shades[pixel] ?? 0) + (steps[at + 3] ?? 0) * shadeOf(nearer);
    }
  };
}

/**
 * Darkens cloth beside a layer that lies close upon it: a lapel, a flap, a cuff. The baked light is
 * too coarse for that. Changes the maps' light in place.
 * @param distance from the lens, at twice the maps' size
 */
export function castContactShadow(maps: PictureMaps, distance: Float32Array): void {
  const { pixelCm, part, parts, light } = maps;
  if (pixelCm > COARSEST_CM) return;
  const shades = new Float32Array(part.length);
  const shadePixel = shadeWriter(maps, depthsOf(maps, distance), shades);
  for (let pixel = 0; pixel < part.length; pixel += 1) {
    if (part[pixel] === 0) continue;
    shadePixel(pixel);
    const shade = Math.min(1, shades[pixel] ?? 0);
    if (shade === 0) continue;
    const left = parts[(part[pixel] ?? 1) - 1]?.isInside ? LEFT_INSIDE : LEFT;
    for (let lamp = 0; lamp < 3; lamp += 1) {
      const at = pixel * 3 + lamp;
      light[at] = (light[at] ?? 0) * (1 - shade * (1 - (left[lamp] ?? 1)));
    }
  }
}
