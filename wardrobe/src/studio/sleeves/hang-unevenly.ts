import type { Drape } from '../../drapes/drape.ts';
import { hashCell, smoothStep } from '../../materials/noise.ts';

/**
 * How far a garment may lean, radians; how far its hem may slant, and its sides sway, centimeters
 * of one that is as tall as a shirt. What is shorter does so less.
 */
const MOST = { lean: 0.006, slant: 0.25, sway: 0.4 } as const;
const SHIRT_CM = 75;

const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 11);

/** A number from -1 to 1 that a garment has of its own, seldom near 0. */
export function ownTwist(name: string, salt: number): number {
  const even = 2 * hashCell(numberOf(name), salt, 83) - 1;
  return Math.sign(even) * (0.35 + 0.65 * Math.abs(even));
}

/** The box of a garment from the front. */
function boxOf(positions: Float32Array) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0] = positions.subarray(at, at + 2);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

/**
 * A garment as hands hang it up: leaning a little, one side of its hem lower than the other, its
 * sides not quite straight. What was draped on a body is as even as the body is.
 */
export function hangUnevenly(drape: Drape): Drape {
  const positions = drape.positions.slice();
  const { left, right, bottom, top } = boxOf(positions);
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const lean = MOST.lean * ownTwist(drape.name, 1);
  const size = Math.min(1, ((top - bottom) / SHIRT_CM) ** 1.5);
  // The hem slants the way that the garment leans; the other way both would cancel out.
  const slant = (-Math.sign(lean) * size * MOST.slant * Math.abs(ownTwist(drape.name, 2))) / half;
  const sway = size * MOST.sway * ownTwist(drape.name, 3);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  for (let at = 0; at < positions.length; at += 3) {
    const across = (positions[at] ?? 0) - middle;
    const down = top - (positions[at + 1] ?? 0);
    const share = down / (top - bottom);
    const x = across + sway * Math.sin(Math.PI * 1.3 * share) * smoothStep(0, 0.3, share);
    const y = -down - slant * across * smoothStep(0.15, 1, share);
    positions[at] = middle + x * cos - y * sin;
    positions[at + 1] = top + x * sin + y * cos;
  }
  return { ...drape, positions };
}
