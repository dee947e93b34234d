import { clamp, type Field } from './field.ts';
import type { Point } from './point.ts';

interface Ball {
  at: Point;
  radius: number;
}

/** Two balls and the cone between them. The distance is exact for equal radii, close for others. */
export function roundCone(from: Ball, to: Ball): Field {
  const [ax, ay, az] = from.at;
  const bx = to.at[0] - ax;
  const by = to.at[1] - ay;
  const bz = to.at[2] - az;
  const perLength = 1 / (bx * bx + by * by + bz * bz);
  const growth = to.radius - from.radius;
  // The nearest circle of the cone lies a little toward its thick end.
  const length = Math.sqrt(1 / perLength);
  const lean = clamp(growth / length, -0.95, 0.95);
  const forward = lean / Math.sqrt(1 - lean * lean) / length;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const along = (px * bx + py * by + pz * bz) * perLength;
    const square = px * px + py * py + pz * pz - (along * along) / perLength;
    const t = clamp(along + forward * Math.sqrt(square > 0 ? square : 0), 0, 1);
    const dx = px - t * bx;
    const dy = py - t * by;
    const dz = pz - t * bz;
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (from.radius + growth * t);
  };
}

/** An ellipsoid along the axes; the distance is of first order (Quilez, "Ellipsoid SDF"). */
export function ellipsoid(at: Point, radii: Point): Field {
  const [cx, cy, cz] = at;
  const [rx, ry, rz] = radii;
  const inner = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const px = (x - cx) / rx;
    const py = (y - cy) / ry;
    const pz = (z - cz) / rz;
    const k0 = Math.sqrt(px * px + py * py + pz * pz);
    const k1 = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2);
    return k1 < 1e-6 ? -inner : Math.max((k0 * (k0 - 1)) / k1, -inner);
  };
}

/**
 * A costly field that is asked only within `margin` of a box which holds its solid; farther away
 * the distance to the box stands for it.
 */
export function bounded(
  field: Field,
  { low, high }: { low: Point; high: Point },
  margin: number,
): Field {
  return (x, y, z) => {
    const dx = Math.max(low[0] - x, x - high[0], 0);
    const dy = Math.max(low[1] - y, y - high[1], 0);
    const dz = Math.max(low[2] - z, z - high[2], 0);
    const away = dx * dx + dy * dy + dz * dz;
    return away > margin * margin ? Math.sqrt(away) : field(x, y, z);
  };
}
