import type { GarmentPoint } from '../garment-cutout.ts';
import type { Mask } from '../raster/mask.ts';
import { bendNeckline } from './bend-neckline.ts';
import { frameOf, type NecklineFrame, type NecklineShape, pointAt } from './neckline-shape.ts';
import { differenceAt, type Seen, stationAt } from './neckline-stations.ts';
import { frontEnds, goesOver, seamEnds } from './seam-ends.ts';

const DEPTHS = [
  0.2, 0.27, 0.34, 0.42, 0.5, 0.58, 0.66, 0.75, 0.85, 0.95, 1.05, 1.2, 1.35, 1.5, 1.7, 1.9, 2.15,
];
const DEEP_DEPTHS = Array.from({ length: 18 }, (_, step) => 2.4 * 1.035 ** step);
const ROUNDNESSES = [0.85, 1, 1.2, 1.5, 2, 2.6, 3.5];
const BREADTHS = [0.72, 0.82, 0.92, 1];
const SHIFTS = [-0.12, 0, 0.12];
const SAMPLES = 33;
/** The ends lie at the silhouette's edge, where every picture is steep. */
const END = 0.88;
/** In shares of the frame's half: how far to either side of the line colors are compared. */
const REACH = 0.07;
/** The colors differ by this much all along a neckline that is one, in the same way. */
const CLEAR_MIN = 3.2;
const INSIDE_MIN = 0.95;
/** The share of the line along which the colors change as they do on the whole, and how much. */
const ALIKE_SHARE_MIN = 0.7;
const ALIKE_MIN = 0.35;
/** A collar's edge comes above the seam that it is sewn on with. */
const DEEPER_COSTS = 0.12;
const LIGHTER_BELOW = 1.3;
/** In halves of the frame, below the neck points: ground there means that no back shows, whose edge lies higher. */
const OPEN_FROM = 0.35;
const HALF_MIN = 6;
/** In halves of the frame: so far below the neck points a line may lie beside them. */
const FREE_FROM = { inside: 0.3, outside: 0.6 } as const;
/** A deep neckline, in halves of the frame, and how clear it must be beside what is above it. */
const DEEP_FROM = 1.2;
const DEEPER_BY = 1.5;
const DEEP_CLEAR_MIN = 5;
const DEEP_SHARE_MIN = 0.45;
/** A seam goes on beyond the neck points as clearly as between them. */
const SEAM_SHARE_MIN = 0.98;

/**
 * The front neckline of a garment whose inside of the back shows above it: the line from one neck
 * point to the other along which the picture changes most and in the same way, or null where there
 * is no such line. Sought among superellipses of every depth, then bent to fit.
 */
export function findNeckline(
  seen: Seen,
  left: GarmentPoint,
  right: GarmentPoint,
): readonly GarmentPoint[] | null {
  const frame = frameOf(left, right);
  if (frame.half < HALF_MIN || isOpen(seen.mask, frame)) return null;
  const found = SHAPES.map((shape) => ({ shape, score: scoreOf(seen, frame, shape) }));
  const best = bestOf(found, CLEAR_MIN);
  if (best === null) return null;
  // What is clearest may be the edge of the collar's back, which shows above a deep neckline.
  const deeper = found.filter(({ shape }) => isMuchDeeper(shape, best.shape));
  const own = bestOf(deeper, Math.max(DEEP_CLEAR_MIN, best.score * DEEP_SHARE_MIN)) ?? best;
  const line = insideBand(seen, frame, own);
  if (line !== null) return line;
  const ends = frontEnds(seen, frame, own.shape);
  return [ends.left, ...fromNeckPoints(bendNeckline(seen, frame, own.shape), ends), ends.right];
}

/** A line that lies inside or outside of the neck points begins at them all the same. */
function fromNeckPoints(line: readonly GarmentPoint[], { left, right, half }: NecklineFrame) {
  return line.map(({ x, y }) => {
    const [nearest, within] =
      x < (left.x + right.x) / 2 ? [left, x - left.x] : [right, right.x - x];
    const free = half * (within < 0 ? FREE_FROM.outside : FREE_FROM.inside);
    const share = Math.min(1, Math.max(0, (y - nearest.y) / free));
    return { x: nearest.x + (x - nearest.x) * share, y };
  });
}

/**
 * The neckline where what was found is the seam of a band, which is as wide in front as at the neck
 * points; null where it is none.
 */
function insideBand(
  seen: Seen,
  frame: NecklineFrame,
  { shape, score }: Found,
): readonly GarmentPoint[] | null {
  const ends = seamEnds(seen, frame, shape);
  if (ends === null) return null;
  const wide = frameOf(ends.left, ends.right);
  const shapes = SHAPES.filter(({ breadth }) => breadth === 1);
  const found = shapes.map((one) => ({ shape: one, score: scoreOf(seen, wide, one) }));
  const seam = bestOf(found, score * SEAM_SHARE_MIN);
  if (seam === null || !goesOver(seen, { wide, inner: frame, shape: seam.shape })) return null;
  const fall = (ends.left.y + ends.right.y - frame.left.y - frame.right.y) / 2;
  const depth = (fall + seam.shape.depth * wide.half - ends.width) / frame.half;
  if (depth < (DEPTHS[0] ?? 0)) return null;
  return Array.from({ length: SAMPLES }, (_, at) =>
    pointAt(frame, { ...seam.shape, depth }, (at / (SAMPLES - 1)) * 2 - 1),
  );
}

interface Found {
  readonly shape: NecklineShape;
  readonly score: number;
}

const bestOf = (found: readonly Found[], least: number): Found | null =>
  found.reduce<Found | null>(
    (best, one) => (one.score > (best?.score ?? least) ? one : best),
    null,
  );

const isMuchDeeper = ({ depth }: NecklineShape, other: NecklineShape): boolean =>
  depth >= DEEP_FROM && depth > other.depth * DEEPER_BY;

/** Whether the ground shows where the inside of the back would. */
function isOpen({ width, inside }: Mask, { left, right, half }: NecklineFrame): boolean {
  const x = Math.round((left.x + right.x) / 2);
  const y = Math.round((left.y + right.y) / 2 + half * OPEN_FROM);
  return inside[y * width + x] !== 1;
}

/** The deeper a neckline, the more it is a V. */
const roundestAt = (depth: number): number => (depth <= 1.3 ? 4 : depth <= 1.75 ? 2 : 1.5);

const SHALLOW: readonly NecklineShape[] = DEPTHS.flatMap((depth) =>
  ROUNDNESSES.filter((roundness) => roundness <= roundestAt(depth)).flatMap((roundness) =>
    BREADTHS.flatMap((breadth) => SHIFTS.map((shift) => ({ depth, roundness, breadth, shift }))),
  ),
);

/** The sides of deep ones are steep: coarser steps would miss their edge. */
const DEEP: readonly NecklineShape[] = DEEP_DEPTHS.flatMap((depth) =>
  [1, 1.15, 1.3, 1.5, 1.7].flatMap((roundness) =>
    [0.92, 1, 1.08, 1.16].flatMap((breadth) =>
      [-0.12, -0.06, 0, 0.06, 0.12].map((shift) => ({ depth, roundness, breadth, shift })),
    ),
  ),
);

const SHAPES: readonly NecklineShape[] = [...SHALLOW, ...DEEP];

/** How much the colors below the line differ from those above it, where they differ alike. */
function scoreOf(seen: Seen, frame: NecklineFrame, shape: NecklineShape): number {
  const sums = [0, 0, 0];
  let [shown, wanted] = [0, 0];
  const changes: { difference: readonly number[]; length: number }[] = [];
  const reach = Math.max(1.5, frame.half * REACH);
  for (let at = 0; at < SAMPLES; at += 1) {
    const across = ((at / (SAMPLES - 1)) * 2 - 1) * END;
    const { point, normal, length } = stationAt(frame, shape, across);
    const difference = differenceAt(seen, point, { x: normal.x * reach, y: normal.y * reach });
    wanted += length;
    if (difference === null) continue;
    shown += length;
    changes.push({ difference, length });
    for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (difference[c] ?? 0) * length;
  }
  if (shown < wanted * INSIDE_MIN) return 0;
  const [l = 0, a = 0, b = 0] = sums;
  // The inside of the back lies in the shade more often than in the light.
  const light = l > 0 ? LIGHTER_BELOW : 1;
  // A print's edge is as steep, but not all the way from neck point to neck point.
  const mean = Math.hypot(l, a, b) / shown;
  const along = ([dl = 0, da = 0, db = 0]: readonly number[]) =>
    (dl * l + da * a + db * b) / (mean * shown);
  const alike = changes.reduce(
    (sum, { difference, length }) => sum + (along(difference) > ALIKE_MIN * mean ? length : 0),
    0,
  );
  if (alike < ALIKE_SHARE_MIN * wanted) return 0;
  return (Math.hypot(l * light, a, b) / wanted) * (1 - DEEPER_COSTS * Math.min(1, shape.depth / 4));
}
