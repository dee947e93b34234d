import { smoothStep } from '../materials/noise.ts';
import { isOfArm } from './around-trunk.ts';
import type { StoredBody } from './unpack-body.ts';

/** How far beyond the wrist a sleeve goes, and how long a cuff is that keeps its shape. */
const BEYOND_WRIST_CM = 2.5;
const CUFF_CM = 8;
/** From the elbow to the fingertips. */
const SLICES = 52;

/** The line along the left forearm. */
interface Forearm {
  origin: readonly [number, number, number];
  toward: readonly [number, number, number];
  lengthCm: number;
}

/** What is around it, an arm or a sleeve, in slices of a centimeter from the elbow on. */
interface Slices {
  /** Three for each slice: its middle. */
  middles: Float32Array;
  /** How far its surface lies from its middle on average. */
  radii: Float32Array;
}

/** How far along the forearm of its side a point of a mesh lies. */
function alongOf(positions: Float32Array, at: number, { origin, toward }: Forearm): number {
  const x = Math.abs(positions[at] ?? 0) - origin[0];
  const y = (positions[at + 1] ?? 0) - origin[1];
  const z = (positions[at + 2] ?? 0) - origin[2];
  return x * toward[0] + y * toward[1] + z * toward[2];
}

function forearmOf({ joints }: StoredBody): Forearm {
  const { elbow, wrist } = joints;
  const [x, y, z] = [wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]];
  const lengthCm = Math.hypot(x, y, z);
  return { origin: elbow, toward: [x / lengthCm, y / lengthCm, z / lengthCm], lengthCm };
}

/** The points of the forearms, or of what is around them. */
function pointsAlong(positions: Float32Array, arm: Forearm, heightCm: number): number[] {
  const points: number[] = [];
  for (let at = 0; at < positions.length; at += 3)
    if (
      isOfArm(heightCm, positions[at] ?? 0, positions[at + 1] ?? 0) &&
      alongOf(positions, at, arm) > 0
    )
      points.push(at);
  return points;
}

function sliceAlong(positions: Float32Array, points: readonly number[], arm: Forearm): Slices {
  const slices: number[][] = Array.from({ length: SLICES }, () => []);
  for (const at of points) {
    const slice = Math.floor(alongOf(positions, at, arm));
    // Slices overlap, so that none is without a point.
    for (const near of [slice - 1, slice, slice + 1]) slices[near]?.push(at);
  }
  const measured = slices.map((inSlice) => measureSlice(positions, inSlice));
  return {
    middles: Float32Array.from(measured.flatMap(({ middle }) => middle)),
    radii: Float32Array.from(measured, ({ radius }) => radius),
  };
}

/** The middle of points of both sides, as of the left one, and how far they lie from it. */
function measureSlice(positions: Float32Array, points: readonly number[]) {
  if (points.length === 0) return { middle: [0, 0, 0], radius: 1 };
  const mirrored = (at: number, axis: number) =>
    axis === 0 ? Math.abs(positions[at] ?? 0) : (positions[at + axis] ?? 0);
  const middle = [0, 1, 2].map((axis) => {
    const values = points.map((at) => mirrored(at, axis));
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
  const away = points.map((at) =>
    Math.hypot(...middle.map((value, axis) => mirrored(at, axis) - value)),
  );
  return { middle, radius: away.reduce((sum, one) => sum + one, 0) / away.length };
}

/** Reads what is told for each slice, `size` numbers of it, at a place between them. */
function readSlices(values: Float32Array, along: number, [axis, size]: readonly [number, number]) {
  const place = Math.min(SLICES - 1.001, Math.max(0, along - 0.5));
  const slice = Math.floor(place);
  const from = values[slice * size + axis] ?? 0;
  return from + ((values[(slice + 1) * size + axis] ?? 0) - from) * (place - slice);
}

/** How far a sleeve that was pushed up stands off the arm. */
const LOOSE_CM = 0.9;

/**
 * Pushes sleeves that fell over the hands up to the wrists, as who wears them does: each ring of the
 * sleeve goes up the arm and becomes as wide as the arm is there. Changes the positions in place.
 */
export function pushUpSleeves(positions: Float32Array, body: StoredBody): void {
  const arm = forearmOf(body);
  const points = pointsAlong(positions, arm, body.heightCm);
  const end = points.reduce((most, at) => Math.max(most, alongOf(positions, at, arm)), 0);
  const far = end - arm.lengthCm - BEYOND_WRIST_CM;
  if (far < 1) return;
  const sleeve = sliceAlong(positions, points, arm);
  const skinPoints = pointsAlong(body.positions, arm, body.heightCm);
  const skin = sliceAlong(body.positions, skinPoints, arm);
  for (const at of points) {
    const from = alongOf(positions, at, arm);
    const share = smoothStep(0, end - CUFF_CM, from);
    const to = from - far * share;
    const around = readSlices(skin.radii, to, [0, 1]) + LOOSE_CM;
    const wider = 1 + (around / readSlices(sleeve.radii, from, [0, 1]) - 1) * share;
    const side = Math.sign(positions[at] ?? 0);
    for (const axis of [0, 1, 2] as const) {
      const mirror = axis === 0 ? side : 1;
      const middle = readSlices(sleeve.middles, from, [axis, 3]);
      const onArm = readSlices(skin.middles, to, [axis, 3]);
      const moved = (middle - arm.toward[axis] * far * share) * (1 - share) + onArm * share;
      const aside = (positions[at + axis] ?? 0) * mirror - middle;
      positions[at + axis] = mirror * (moved + aside * wider);
    }
  }
}
