import { linearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare, noise } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

/** Its middle beside the middle of the back, half its width, and how far it stays from the band's edges. */
const PATCH = { aside: 5.5, halfWidth: 3.1, inset: 0.25 } as const;
const LEATHER = linearColor('#8a5a34');
const PRESSED = linearColor('#5b3820');
const THREAD = linearColor('#c9a062');

/** The edges of a waistband on its cloth, and the middle of its back. */
export interface BandPlace {
  behind: number;
  bottom: number;
  top: number;
}

/** The patch on the waistband of jeans: leather, sewn on around its edge, a mark pressed into it. */
export function leatherPatch({ behind, bottom, top }: BandPlace) {
  const [middleX, middleY] = [behind + PATCH.aside, (bottom + top) / 2];
  const halfHeight = (top - bottom) / 2 - PATCH.inset;
  return (point: MaterialPoint, sample: MaterialSample): void => {
    const x = Math.abs(point.x - middleX);
    const y = Math.abs(point.y - middleY);
    const soft = point.footprint;
    const edge = Math.max(x - PATCH.halfWidth, y - halfHeight);
    const share = insideShare(edge, soft);
    if (share <= 0) return;
    lay(sample, LEATHER, share);
    const worn = 1 + 0.12 * noise(point.x / 0.9, point.y / 0.7, 71);
    sample.red *= worn;
    sample.green *= worn;
    sample.blue *= worn;
    sample.height += 0.09 * share;
    sample.roughness = 0.6;
    lay(sample, THREAD, 0.7 * insideShare(Math.abs(edge + 0.22) - 0.03, soft));
    const frame = Math.abs(Math.max(x - PATCH.halfWidth * 0.72, y - halfHeight * 0.5)) - 0.05;
    const line = Math.max(y - 0.16, x - PATCH.halfWidth * 0.55);
    const pressed = Math.max(insideShare(frame, soft), insideShare(line, soft) * 0.8);
    lay(sample, PRESSED, 0.7 * pressed);
    sample.height -= 0.03 * pressed;
  };
}
