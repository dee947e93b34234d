import { bestWay } from '../edges/best-way.ts';
import type { GarmentPoint } from '../garment-cutout.ts';
import type { NecklineFrame, NecklineShape } from './neckline-shape.ts';
import { differenceAt, type Seen, stationAt } from './neckline-stations.ts';

const SAMPLES = 49;
/** In shares of the frame's half: how far the line may bend to either side, and in what steps. */
const BEND = 0.16;
const STEPS = 8;
/** What a step from one sample to the next costs, in color distance. */
const BEND_COST = 1.2;

/**
 * The line that lies near the shape and follows the picture's edge: of all ways to shift its
 * samples across it, the one with the most change of color in the shape's own sense, and little
 * bending (dynamic programming).
 */
export function bendNeckline(
  seen: Seen,
  frame: NecklineFrame,
  shape: NecklineShape,
): readonly GarmentPoint[] {
  const unit = Math.max(0.5, (frame.half * BEND) / STEPS);
  const stations = Array.from({ length: SAMPLES }, (_, at) =>
    stationAt(frame, shape, (at / (SAMPLES - 1)) * 2 - 1),
  );
  const reach = Math.max(1.2, unit * 2);
  const changes = stations.map(({ point, normal }) =>
    offsets().map((offset) => {
      const place = {
        x: point.x + normal.x * offset * unit,
        y: point.y + normal.y * offset * unit,
      };
      return differenceAt(seen, place, { x: normal.x * reach, y: normal.y * reach });
    }),
  );
  const sense = meanSense(changes);
  const gains = changes.map((row) =>
    row.map((change) =>
      change ? change.reduce((sum, value, c) => sum + value * (sense[c] ?? 0), 0) : 0,
    ),
  );
  const way = bestWay({
    rows: gains,
    places: 2 * STEPS + 1,
    stepCost: BEND_COST,
    stepMax: 1,
    endCost: (step) => BEND_COST * 2 * Math.abs(step - STEPS),
  });
  return way.map((step, at) => {
    const { point, normal } = stations[at] ?? { point: frame.left, normal: frame.left };
    const offset = (step - STEPS) * unit;
    return { x: point.x + normal.x * offset, y: point.y + normal.y * offset };
  });
}

const offsets = (): number[] => Array.from({ length: 2 * STEPS + 1 }, (_, step) => step - STEPS);

/** The direction of the mean change on the unbent line, of length 1. */
function meanSense(changes: readonly (readonly (readonly number[] | null)[])[]): readonly number[] {
  const sums = [0, 0, 0];
  for (const row of changes) {
    row[STEPS]?.forEach((value, c) => {
      sums[c] = (sums[c] ?? 0) + value;
    });
  }
  const length = Math.hypot(...sums) || 1;
  return sums.map((sum) => sum / length);
}
