/** How far before the wall behind it a garment hangs, as a share of where it was worn. */
export const BEFORE_WALL = 0.72;

/** Where a place of the trunk is moved to. */
export type TrunkMove = (x: number, y: number, z: number) => readonly [number, number, number];

/** A tube of cloth around a line: where each of its vertices is along it, beside it and before it. */
export interface Tube {
  along: Float64Array;
  across: Float64Array;
  depth: Float64Array;
}

/** The section of a tube at one place along it, centimeters. */
interface Ring {
  middle: number;
  half: number;
  depthMiddle: number;
  depthHalf: number;
}

/** The sections of a tube. */
export type Rings = (along: number) => Ring;

const STEP_CM = 1;
/** Sections are smoothed along the tube over so many steps: folds are no shape of their own. */
const SMOOTHED = 5;
/** The last sections of a tube, steps, and a share of all. */
const END = { steps: 16, share: 1 / 3 } as const;
/** A hem that is uneven, or has tails, is not narrower than this share of the section before it. */
const NARROWEST = 0.985;

type Rows = Float64Array<ArrayBuffer>;

/** How far a tube reaches to both of its sides, step by step. */
interface Reach {
  low: Rows;
  high: Rows;
}

/** Fills the steps where no vertex lies from the nearest before them, then smooths all. */
function smoothed(rows: Rows): Rows {
  let last = rows.find(Number.isFinite) ?? 0;
  const filled = rows.map((value) => {
    if (Number.isFinite(value)) last = value;
    return last;
  });
  return filled.map((_own, at) => {
    let [sum, weights] = [0, 0];
    for (let step = -2 * SMOOTHED; step <= 2 * SMOOTHED; step += 1) {
      const value = filled[Math.min(filled.length - 1, Math.max(0, at + step))] ?? 0;
      const weight = Math.exp(-((step / SMOOTHED) ** 2));
      sum += value * weight;
      weights += weight;
    }
    return sum / weights;
  });
}

/** Hems run unevenly, and tails are narrower than the tube: its last sections go on as it was. */
function keepBreadth({ low, high }: Reach): Reach {
  const first = Math.floor(low.length - Math.min(END.steps, low.length * END.share));
  for (let step = Math.max(1, first); step < low.length; step += 1) {
    const before = (high[step - 1] ?? 0) - (low[step - 1] ?? 0);
    const breadth = (high[step] ?? 0) - (low[step] ?? 0);
    if (!Number.isFinite(before) || breadth > before * NARROWEST) continue;
    high[step] = high[step - 1] ?? 0;
    low[step] = low[step - 1] ?? 0;
  }
  return { low: smoothed(low), high: smoothed(high) };
}

/** A tube's sections from its first place on; its end is the highest one. */
export function ringsOf(tube: Tube): Rings {
  const from = tube.along.reduce((least, along) => Math.min(least, along), Infinity);
  const to = tube.along.reduce((most, along) => Math.max(most, along), -Infinity);
  const count = Math.max(1, Math.round((to - from) / STEP_CM) + 1);
  const reachOf = (values: Float64Array): Reach => {
    const low: Rows = new Float64Array(count).fill(Infinity);
    const high: Rows = new Float64Array(count).fill(-Infinity);
    tube.along.forEach((along, at) => {
      const step = Math.round((along - from) / STEP_CM);
      const value = values[at] ?? 0;
      low[step] = Math.min(low[step] ?? 0, value);
      high[step] = Math.max(high[step] ?? 0, value);
    });
    return keepBreadth({ low, high });
  };
  const [across, depth] = [reachOf(tube.across), reachOf(tube.depth)];
  return (along) => {
    const at = Math.min(count - 1, Math.max(0, (along - from) / STEP_CM));
    const read = (rows: Rows): number => {
      const [one = 0, other = one] = rows.subarray(Math.floor(at), Math.floor(at) + 2);
      return one + (other - one) * (at % 1);
    };
    const [left, right, back, front] = [across.low, across.high, depth.low, depth.high].map(read);
    return {
      middle: ((left ?? 0) + (right ?? 0)) / 2,
      half: Math.max(0.5, ((right ?? 0) - (left ?? 0)) / 2),
      depthMiddle: ((back ?? 0) + (front ?? 0)) / 2,
      depthHalf: Math.max(0.5, ((front ?? 0) - (back ?? 0)) / 2),
    };
  };
}

const ARC_STEPS = 12;

/** How long an ellipse is from its front to an angle, centimeters; a quarter of it to π/2. */
function arcTo({ half, depthHalf }: Ring, angle: number): number {
  const step = angle / ARC_STEPS;
  let sum = 0;
  for (let at = 0; at < ARC_STEPS; at += 1) {
    const middle = (at + 0.5) * step;
    sum += Math.hypot(half * Math.cos(middle), depthHalf * Math.sin(middle));
  }
  return sum * step;
}

/** The fold at a side is so round: a keen one would show each corner of the mesh. */
const FOLD = 0.25;

const angleOf = (u: number, v: number): number => Math.atan2(Math.abs(u), Math.hypot(v, FOLD));

/** How broad a section is once it is pressed flat: half of it. */
export const flatHalf = (ring: Ring): number => arcTo(ring, Math.PI / 2);

/** How far a place of a section lies from its middle once the section is pressed flat. */
export function flatAcross(ring: Ring, across: number, depth: number): number {
  const u = (across - ring.middle) / ring.half;
  const v = (depth - ring.depthMiddle) / ring.depthHalf;
  const angle = angleOf(u, v) * (Math.PI / 2 / angleOf(1, 0));
  // Folds stand less far from a flat section than from a round one.
  return Math.sign(u) * Math.sqrt(Math.hypot(u, v)) * arcTo(ring, angle);
}
