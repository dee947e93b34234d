import { length2 } from '../materials/lengths.ts';
import { type LinearColor, linearColor } from '../materials/linear-color.ts';
import type { Material } from '../materials/material.ts';
import { insideShare, smoothStep } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

/** A sewn button with a raised rim and four holes; its place is told in shares of its radius. */
export function buttonMaterial(color: string, thread: LinearColor): Material {
  const face = linearColor(color);
  return {
    sample(point, out) {
      const { x, y, footprint } = point;
      const radius = length2(x, y);
      [out.red, out.green, out.blue] = face;
      out.height =
        0.09 * Math.exp(-(((radius - 0.83) / 0.13) ** 2)) - 0.2 * Math.max(0, radius - 0.9);
      const hole = length2(Math.abs(x) - 0.2, Math.abs(y) - 0.2) - 0.1;
      lay(out, thread, insideShare(Math.max(Math.abs(x), Math.abs(y)) - 0.22, footprint) * 0.8);
      const edge = 0.4 * smoothStep(0.8, 1, radius);
      out.cavity = (1 - 0.75 * insideShare(hole, footprint)) * (1 - edge);
      out.roughness = 0.32;
      out.reflectance = 0.045;
    },
  };
}

/** Rivets, snaps, buckles and zip pulls. */
export function metalMaterial(color: string): Material {
  const face = linearColor(color);
  return {
    sample({ x, y }, out) {
      [out.red, out.green, out.blue] = face;
      const radius = length2(x, y);
      out.height =
        0.06 * Math.exp(-(((radius - 0.5) / 0.2) ** 2)) - 0.25 * Math.max(0, radius - 0.8);
      out.metal = 1;
      out.roughness = 0.38;
    },
  };
}
