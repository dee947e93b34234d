import type { Field } from '../geometry/field.ts';
import type { Point } from '../geometry/point.ts';
import { add, cross, normalize, scale } from '../geometry/vectors.ts';

/** A place with three directions: x outward from the body, y up along the limb, z to the front. */
export interface LimbFrame {
  origin: Point;
  x: Point;
  y: Point;
  z: Point;
}

export function frameOf(origin: Point, up: Point, front: Point): LimbFrame {
  const y = normalize(up);
  const x = normalize(cross(y, front));
  return { origin, x, y, z: cross(x, y) };
}

export const outOf = (frame: LimbFrame, [x, y, z]: Point): Point =>
  add(frame.origin, add(scale(frame.x, x), add(scale(frame.y, y), scale(frame.z, z))));

/** A field given in the coordinates of a frame, as one of the studio. */
export function placed(frame: LimbFrame, field: Field): Field {
  const [ox, oy, oz] = frame.origin;
  const [ax, ay, az] = frame.x;
  const [bx, by, bz] = frame.y;
  const [cx, cy, cz] = frame.z;
  return (x, y, z) => {
    const px = x - ox;
    const py = y - oy;
    const pz = z - oz;
    return field(
      px * ax + py * ay + pz * az,
      px * bx + py * by + pz * bz,
      px * cx + py * cy + pz * cz,
    );
  };
}
