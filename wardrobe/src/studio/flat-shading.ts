import { length2 } from '../materials/lengths.ts';
import { smoothStep } from '../materials/noise.ts';
import { FILL, KEY } from '../shading/studio-light.ts';

/**
 * A surface that leans less than the first of these (the sine of its slant) is one plane to a camera,
 * one that leans more than the other turns away as it is: between both the plane ends in an edge.
 */
const PLANE = { flat: 0.14, steep: 0.52, kept: 0.34, most: 0.84 } as const;

/**
 * Normals of a garment that lies flat: its broad swellings are planes, and what turns away at a side
 * or in a deep fold does so within a narrow edge.
 */
export function flatNormals(normals: Float32Array): Float32Array {
  const flat = normals.slice();
  for (let at = 0; at < flat.length; at += 3) {
    const x = flat[at] ?? 0;
    const y = flat[at + 1] ?? 0;
    const z = flat[at + 2] ?? 0;
    const slant = length2(x, y);
    if (slant === 0) continue;
    const kept =
      PLANE.kept + (PLANE.most - PLANE.kept) * smoothStep(PLANE.flat, PLANE.steep, slant);
    const [sideways, upward] = [x * kept, y * kept];
    flat[at] = sideways;
    flat[at + 1] = upward;
    flat[at + 2] = (z < 0 ? -1 : 1) * Math.sqrt(1 - sideways * sideways - upward * upward);
  }
  return flat;
}

/** What faced a lamp less than the first had its own swelling for a shadow; than the other, no part. */
const OWN_SHADOW = { whole: 0.2, none: 0.62 } as const;
/** How much of its own shadow a garment loses as it lies flat, and how much of any that lamps and sky threw. */
const LIFTED = { own: 0.7, lamps: 0.4, sky: 0.48 } as const;
/** What sees less of the sky than this lies under another part: its shadow stays. */
const CLOSED = { from: 0.12, to: 0.55 } as const;

/**
 * The light of points without the shadow that a swelling throws on itself: pressed flat it faces the
 * lamps. What other parts of the garment keep from it stays.
 * @param normals of the garment as it was lit, three for each point
 */
export function withoutOwnShadow(light: Float32Array, normals: Float32Array): Float32Array {
  const lifted = light.slice();
  for (let point = 0; point < normals.length / 3; point += 1) {
    const x = normals[point * 3] ?? 0;
    const y = normals[point * 3 + 1] ?? 0;
    const z = normals[point * 3 + 2] ?? 0;
    const sky = lifted[point * 6] ?? 1;
    const open = smoothStep(CLOSED.from, CLOSED.to, sky);
    lifted[point * 6] = sky + LIFTED.sky * open * (1 - sky);
    [KEY, FILL].forEach((lamp, index) => {
      const facing = x * lamp.x + y * lamp.y + z * lamp.z;
      const own = 1 - smoothStep(OWN_SHADOW.whole, OWN_SHADOW.none, facing);
      const at = point * 6 + 1 + index;
      const seen = lifted[at] ?? 1;
      lifted[at] = seen + Math.max(LIFTED.lamps, LIFTED.own * own) * open * (1 - seen);
    });
  }
  return lifted;
}

/** A side that turns away from the camera loses light over its whole breadth: slants, and how much. */
const TURNED = { from: 0.28, to: 0.97, most: 0.17 } as const;

/** Darkens the right side of what turns away: the studio is dark behind the camera's lamps. Changes the light. */
export function shadeSides(light: Float32Array, normals: Float32Array): void {
  for (let point = 0; point < normals.length / 3; point += 1) {
    const slant = length2(normals[point * 3] ?? 0, normals[point * 3 + 1] ?? 0);
    const left = 1 - TURNED.most * smoothStep(TURNED.from, TURNED.to, slant);
    for (let lamp = 0; lamp < 3; lamp += 1)
      light[point * 6 + lamp] = (light[point * 6 + lamp] ?? 1) * left;
  }
}
