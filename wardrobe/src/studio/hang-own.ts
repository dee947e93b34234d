import type { Drape } from '../drapes/drape.ts';
import type { Proportions } from '../looks/cloth-look.ts';
import { hashCell, noise, smoothStep } from '../materials/noise.ts';
import type { LitGarment } from './lit-garment.ts';

/**
 * How much one piece differs from others of its cut: shares of its breadth and length, radians, and
 * centimeters of one that is as tall as a shirt. What is shorter differs less.
 */
const MOST = {
  breadth: 0.035,
  taper: 0.075,
  length: 0.045,
  lean: 0.004,
  sway: 0.6,
  swing: 1.6,
  bulge: 0.42,
  shoulder: 0.75,
  strap: 1,
  neck: 1.5,
  slant: 0.16,
  hem: 0.36,
} as const;
const SHIRT_CM = 75;
/** How much farther from its side the end of a sleeve lies where it is laid out flat, centimeters. */
const LAID_OUT_CM = 2.4;

interface Box {
  middle: number;
  half: number;
  top: number;
  tall: number;
}

function boxOf(positions: Float32Array): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0] = positions.subarray(at, at + 2);
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { middle: (left + right) / 2, half: (right - left) / 2, top, tall: top - bottom };
}

/** How one piece hangs: how much of the most that each may be, from -1 to 1. */
interface Hang extends Readonly<Record<keyof typeof MOST, number>> {
  /** The same of its other side: arms and shoulders do not fall alike. */
  other: Readonly<Record<'swing' | 'shoulder', number>>;
  /** How far its sleeves are laid out, centimeters. */
  out: number;
  /** Where its waves begin. */
  phase: number;
}

function hangOf(seed: number): Hang {
  let salt = 0;
  const share = () => {
    salt += 1;
    return 2 * hashCell(seed | 0, salt, 97) - 1;
  };
  return {
    breadth: share(),
    taper: share(),
    length: share(),
    lean: share(),
    sway: share(),
    swing: share(),
    bulge: share(),
    shoulder: share(),
    strap: share(),
    neck: share(),
    slant: share(),
    hem: share(),
    other: { swing: share(), shoulder: share() },
    out: 0,
    phase: 64 * Math.abs(share()),
  };
}

/** How far a place moves to the right and up: `across` and `down` are shares of the box. */
function moveOf(hang: Hang, across: number, down: number): readonly [number, number] {
  const out = Math.abs(across);
  const side = across < 0 ? -1 : 1;
  const { swing, shoulder } = side < 0 ? hang.other : hang;
  const outer = smoothStep(0.35, 1, out);
  const low = smoothStep(0.2, 0.95, down);
  const high = 1 - smoothStep(0.05, 0.42, down);
  const wave = noise(down * 4.2 + hang.phase, 0.5 + side, 11);
  const right =
    MOST.sway * hang.sway * Math.sin(Math.PI * 1.1 * down) * smoothStep(0, 0.35, down) +
    side * outer * low * (MOST.swing * swing + hang.out) +
    side * outer * smoothStep(0.1, 0.4, down) * MOST.bulge * wave +
    side * smoothStep(0.2, 0.6, out) * high * MOST.strap * hang.strap;
  const atNeck = Math.exp(-((across / 0.34) ** 2)) * Math.sin(Math.PI * Math.min(1, down / 0.34));
  const up =
    -smoothStep(0.2, 0.9, out) * high * MOST.shoulder * shoulder +
    atNeck * MOST.neck * hang.neck +
    low * MOST.slant * hang.slant * across +
    smoothStep(0.5, 1, down) * MOST.hem * noise(across * 1.7 + hang.phase, 7.5, 12);
  return [right, up];
}

/** Folds that meet an outline bend it: so far to the right and up, and from bend to bend, centimeters. */
const RUMPLED = { right: 0.34, up: 0.24, apart: 5.5 } as const;

/** How far cloth lies beside where it would hang smooth. */
const rumple = (x: number, y: number, phase: number): readonly [number, number] => [
  RUMPLED.right * noise(x / 13 + phase, y / RUMPLED.apart, 13),
  RUMPLED.up * noise(x / RUMPLED.apart, y / 13 + phase, 14),
];

/** Where a place of the garment, in centimeters from the front, lies when it is hung. */
export type HangPlace = (x: number, y: number) => readonly [number, number];

/** What a brand has all of its pieces be like. */
export interface BrandHand {
  /** How far sleeves are laid out: 0 is as they hang, 1 flat. */
  laidOut?: number;
  /** How it cuts: left out, as the cut is. */
  proportions?: Proportions;
}

const AS_CUT: Proportions = { breadth: 0, length: 0 };

/** @param seed another piece hangs another way */
export function hangPlace(
  { positions, panels }: Drape,
  seed: number,
  { laidOut = 0, proportions = AS_CUT }: BrandHand = {},
): HangPlace {
  const { middle, half, top, tall } = boxOf(positions);
  const isSleeved = panels.some(({ name }) => name.includes('sleeve'));
  const hang = { ...hangOf(seed), out: isSleeved ? laidOut * LAID_OUT_CM : 0 };
  const size = Math.min(1, (tall / SHIRT_CM) ** 1.2);
  const [cos, sin] = [Math.cos(MOST.lean * hang.lean), Math.sin(MOST.lean * hang.lean)];
  return (fromX, fromY) => {
    const across = fromX - middle;
    const down = top - fromY;
    const share = down / tall;
    const [right, up] = moveOf(hang, across / half, share);
    const taper = MOST.taper * hang.taper * (share - 0.4);
    const wide = 1 + proportions.breadth + MOST.breadth * hang.breadth + taper;
    const [aside, above] = rumple(fromX, fromY, hang.phase);
    const x = across * wide + size * right + aside;
    const long = 1 + proportions.length + MOST.length * hang.length;
    const y = -down * long + size * up + above;
    return [middle + x * cos - y * sin, top + x * sin + y * cos];
  };
}

/** Places as they are hung. */
export function hangAll(positions: Float32Array, hung: HangPlace): Float32Array {
  const out = positions.slice();
  for (let at = 0; at < out.length; at += 3) {
    const [x, y] = hung(out[at] ?? 0, out[at + 1] ?? 0);
    out[at] = x;
    out[at + 1] = y;
  }
  return out;
}

/**
 * One piece of a cut as it hangs before the camera: another one is a little broader or longer, its
 * neck lies lower, its hem waves elsewhere, its arms and shoulders fall another way, so that two
 * pictures do not cover each other. Only the studio's pictures show it: worn, a garment lies as it
 * was draped.
 * @param seed another piece hangs another way
 */
export function hangOwn(garment: LitGarment, seed: number, hand: BrandHand = {}): LitGarment {
  const { drape, mesh } = garment;
  const hung = hangPlace(drape, seed, hand);
  return {
    ...garment,
    drape: { ...drape, positions: hangAll(drape.positions, hung) },
    mesh: { ...mesh, positions: hangAll(mesh.positions, hung) },
  };
}
