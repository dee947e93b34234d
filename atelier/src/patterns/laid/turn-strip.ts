import type { Point } from '../../geometry/point.ts';
import { add, distanceBetween, normalize, scale } from '../../geometry/vectors.ts';
import type { Polyline } from '../flat/outline.ts';
import { distanceToLine } from '../meshing/polygon.ts';
import type { LaidPanel, ReadCloth } from '../pattern.ts';
import type { NeckStrip } from './neck-strip.ts';

/** How cloth turns over at a neckline: it stands up, folds, and falls upon the garment. */
export interface TurnStyle {
  /** How high it stands at a place along the neckline, centimeters. */
  stand: (along: number) => number;
  /** How far its fallen part lies above the garment. */
  lift: number | ((out: number, along: number) => number);
  /** How much it leans toward the neck: a hood hardly does, away from the chin. */
  lean?: number;
  /** The edges that are seen to end, and round off. */
  free: readonly Polyline[];
}

const ROUND_CM = 0.5;
/** How much what stands leans toward the neck, where it is not told. */
const LEAN = 0.3;

const smooth = (from: number, to: number, value: number) => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

const mix = (from: Point, to: Point, share: number): Point =>
  add(scale(from, 1 - share), scale(to, share));

const bezier = (from: Point, control: Point, [to, t]: readonly [Point, number]): Point =>
  mix(mix(from, control, t), mix(control, to, t), t);

/** Turns x around, of what is read and of what is laid: the wearer's other side. */
const mirrorPoint = ([x, y, z]: Point): Point => [-x, y, z];
const mirrorRead =
  (read: ReadCloth): ReadCloth =>
  (panel, u, v) => {
    const { position, normal } = read(panel, -u, v);
    return { position: mirrorPoint(position), normal: mirrorPoint(normal) };
  };

/** Where a place of the turned cloth lies: from its fold out, negative on its stand. */
function turnAt(strip: NeckStrip, style: TurnStyle) {
  return (read: ReadCloth, out: number, along: number): Point => {
    const { position, normal, outward } = strip.read(read, along, 0);
    const stand = Math.max(0.1, style.stand(along));
    const level = normalize([outward[0], 0, outward[2]]);
    const { lean = LEAN } = style;
    const upright = normalize([-level[0] * lean, 1, -level[2] * lean]);
    const flat = normalize(add(normal, scale(outward, -0.35)));
    const isTall = smooth(0.3, 1.6, stand);
    const rise = normalize(mix(flat, upright, isTall));
    if (out <= 0) return add(position, scale(rise, Math.max(-0.1, stand + out)));
    const fold = add(position, scale(rise, stand));
    const meets = 0.45 + 0.35 * stand;
    const edge = distanceToLineOf(style.free, [out, along]);
    const height = typeof style.lift === 'number' ? style.lift : style.lift(out, along);
    const lift = height * (0.45 + 0.55 * Math.sqrt(edge * (2 - edge)));
    const fallen = (reach: number) => {
      const spot = strip.read(read, along, reach);
      return add(spot.position, scale(spot.normal, lift));
    };
    const landing = fallen(meets);
    const bend = 1.08 * distanceBetween(fold, landing);
    if (out >= bend) return fallen(meets + out - bend);
    const over = normalize(mix(outward, normalize(add(level, scale(rise, 0.5))), isTall));
    const control = add(fold, scale(over, 0.25 + 0.22 * stand));
    return bezier(fold, control, [landing, out / bend]);
  };
}

const distanceToLineOf = (lines: readonly Polyline[], point: readonly [number, number]): number =>
  Math.min(1, ...lines.map((line) => distanceToLine(point, line) / ROUND_CM));

/**
 * Lays a panel that is drawn beside the wearer's left half of a neckline: u out from the fold, v
 * along the neckline from the front's middle. Beyond the middle of the back it goes on to the right.
 */
export function turnLeft(strip: NeckStrip, style: TurnStyle): LaidPanel['lay'] {
  const place = turnAt(strip, style);
  return (read) => {
    const right = mirrorRead(read);
    return (u, v) =>
      v <= strip.length ? place(read, u, v) : mirrorPoint(place(right, u, 2 * strip.length - v));
  };
}

/** The same on the wearer's right, drawn as the mirror image: u is negative out from the fold. */
export function turnRight(strip: NeckStrip, style: TurnStyle): LaidPanel['lay'] {
  const place = turnAt(strip, style);
  return (read) => {
    const right = mirrorRead(read);
    return (u, v) => mirrorPoint(place(right, -u, v));
  };
}
