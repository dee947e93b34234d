import type { LabImage } from '@modiste/vision/lab-image';
import { lengthOf } from '../../geometry/point.ts';
import { bestWay } from '../edges/best-way.ts';
import type { GarmentPoint } from '../garment-cutout.ts';
import { traceOutline } from '../outline/trace-outline.ts';
import type { Mask } from '../raster/mask.ts';
import type { Ground } from './ground-colors.ts';

/** How deep a shadow may lie inside of the silhouette, as a share of the picture's width. */
const DEPTH = 0.055;
const TANGENT_ARM = 6;
/** A shadow is darker than the ground by this much at most, and gets no lighter on the way in. */
const DARKER_MAX = 34;
const LIGHTER_MAX = 1.5;
const CHROMA_MAX = 5;
const HALF_EDGE = 2;
/** What it costs to lie deeper, all the way, and to lie deeper than the neighbor by a pixel. */
const DEEP_COST = 0.12;
const STEP_COST = 0.12;

interface Ray {
  readonly from: GarmentPoint;
  readonly inward: GarmentPoint;
  /** How clear the edge is at each depth, as far as all before it may be shadow. */
  readonly edges: readonly number[];
}

/**
 * Takes a soft shadow off the rim of a silhouette: from each point of the outline inward, as long
 * as the picture only darkens in the ground's own hue, the edge is where it is clearest, and near
 * where it is beside (dynamic programming along the outline).
 */
export function peelShadow(mask: Mask, image: LabImage, ground: Ground): Mask {
  const outline = traceOutline(mask);
  const depth = Math.round(image.width * DEPTH);
  const rays = outline.map((from, at) => rayAt(image, ground, { from, at, outline, depth }));
  const depths = bestWay({
    rows: rays.map(({ edges }) => edges.map((edge, deep) => edge - (DEEP_COST * deep) / depth)),
    places: depth + 1,
    stepCost: STEP_COST,
    stepMax: 2,
    endCost: () => 0,
  });
  const inside = mask.inside.slice();
  rays.forEach(({ from, inward }, at) => {
    const next = rays[at + 1] ?? { from, inward };
    const deep = depths[at] ?? 0;
    for (const share of [0, 0.33, 0.67]) {
      const mix = (one: number, two: number) => one + (two - one) * share;
      for (let step = 0; step < deep; step += 0.5) {
        const x = Math.round(mix(from.x + inward.x * step, next.from.x + next.inward.x * step));
        const y = Math.round(mix(from.y + inward.y * step, next.from.y + next.inward.y * step));
        inside[y * mask.width + x] = 0;
      }
    }
  });
  return { ...mask, inside };
}

interface RaySought {
  readonly from: GarmentPoint;
  readonly at: number;
  readonly outline: readonly GarmentPoint[];
  readonly depth: number;
}

function rayAt(image: LabImage, ground: Ground, { from, at, outline, depth }: RaySought): Ray {
  const before = outline.at(at - TANGENT_ARM) ?? from;
  const after = outline[(at + TANGENT_ARM) % outline.length] ?? from;
  const length = lengthOf(after.x - before.x, after.y - before.y) || 1;
  // Clockwise on the screen, the inside is to the right of the way.
  const inward = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
  const placeAt = (step: number) => {
    const x = Math.min(image.width - 1, Math.max(0, Math.round(from.x + inward.x * step)));
    const y = Math.min(image.height - 1, Math.max(0, Math.round(from.y + inward.y * step)));
    return (y * image.width + x) * 3;
  };
  const edges: number[] = [];
  let darkest = ground.color[0];
  for (let step = 0; step <= depth; step += 1) {
    edges.push(edgeBetween(image, placeAt(step - 1), placeAt(step + 1)));
    const lightness = image.lab[placeAt(step)] ?? 0;
    if (!isShadow(image, ground, placeAt(step)) || lightness > darkest + LIGHTER_MAX) break;
    darkest = Math.min(darkest, lightness);
  }
  return { from, inward, edges };
}

function isShadow({ lab }: LabImage, { color }: Ground, at: number): boolean {
  const [light, a, b] = color;
  const darker = light - (lab[at] ?? 0);
  const chroma = lengthOf((lab[at + 1] ?? 0) - a, (lab[at + 2] ?? 0) - b);
  return darker > -0.5 && darker < DARKER_MAX && chroma < CHROMA_MAX;
}

function edgeBetween({ lab }: LabImage, one: number, two: number): number {
  const l = (lab[two] ?? 0) - (lab[one] ?? 0);
  const a = (lab[two + 1] ?? 0) - (lab[one + 1] ?? 0);
  const b = (lab[two + 2] ?? 0) - (lab[one + 2] ?? 0);
  const steep = Math.sqrt(l * l + a * a + b * b) / 2;
  return steep / (steep + HALF_EDGE);
}
