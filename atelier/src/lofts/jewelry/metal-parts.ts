import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { joinSurfaces, weldSurface } from '../surfaces/join-surfaces.ts';
import { cross, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { evenly, pick } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

/** A ball, flattened or drawn out by `half` along the axes. */
export function ballOf(center: Point, half: Point, material: string): Surface {
  const ball = gridSurface({
    columns: 36,
    rows: 22,
    isClosedU: true,
    material,
    at: (u, v) => {
      const [around, down] = [-u * 2 * Math.PI, v * Math.PI];
      return plus(center, [
        half[0] * Math.sin(down) * Math.cos(around),
        -half[1] * Math.cos(down),
        half[2] * Math.sin(down) * Math.sin(around),
      ]);
    },
  });
  return weldSurface(ball);
}

export interface Chain {
  /** Its middle line, the length of a link along it, its half width, and the wire. */
  path: readonly Point[];
  link: number;
  half: number;
  wire: number;
  isClosed?: boolean;
  material?: string;
}

/** Oval links, each turned by a quarter against the next, lying along a path. */
export function chainAlong(chain: Chain): Surface {
  const { path, link, half, wire } = chain;
  const isClosed = chain.isClosed ?? false;
  let length = 0;
  for (let i = 1; i < path.length; i += 1) {
    const [a, b] = [pick(path, i - 1), pick(path, i)];
    length += Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  }
  const pitch = link - wire * 3.2;
  const count = 2 * Math.max(2, Math.round(length / pitch / 2));
  const centers = evenly(path, count, isClosed);
  const links = centers.map((center, i) => {
    const [a, b] = [pick(centers, i - 1, isClosed), pick(centers, i + 1, isClosed)];
    const along = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const beside = unit(cross([0, 1, 0], along));
    const above = cross(along, beside);
    const lean = i % 2 === 0 ? 0.42 : -0.75;
    const wide = plus(
      [beside[0] * Math.cos(lean), beside[1] * Math.cos(lean), beside[2] * Math.cos(lean)],
      above,
      Math.sin(lean),
    );
    return linkAt(center, { along, wide, half: [link / 2, half], wire, chain });
  });
  return joinSurfaces(links);
}

interface LinkPlan {
  along: Point;
  wide: Point;
  half: readonly [number, number];
  wire: number;
  chain: Chain;
}

function linkAt(center: Point, { along, wide, half, wire, chain }: LinkPlan): Surface {
  const ring = Array.from({ length: 28 }, (_, k) => {
    const angle = (k / 28) * 2 * Math.PI;
    const reach = signedPower(Math.cos(angle), 0.8) * half[0];
    return plus(plus(center, along, reach), wide, Math.sin(angle) * half[1]);
  });
  return tubeSurface(ring, {
    section: wire,
    material: chain.material ?? 'metal',
    isClosed: true,
    sides: 10,
  });
}

/** A brilliant or a cabochon-cut stone: flat table, crown and pavilion, facing `y`. */
export function facetedStone(
  center: Point,
  half: readonly [number, number],
  sides: number,
): Surface {
  const rings = [
    [0.002, 0.42],
    [0.58, 0.42],
    [0.6, 0.41],
    [1, 0.06],
    [1, -0.05],
    [0.55, -0.5],
    [0.002, -0.62],
  ] as const;
  const columns = sides * 2;
  const places: Point[] = [];
  const triangles: number[] = [];
  const at = (ring: number, k: number): Point => {
    const [reach, rise] = rings[ring] ?? [0, 0];
    const angle = (k / columns) * 2 * Math.PI + (ring % 2) * (Math.PI / columns);
    return plus(center, [
      Math.cos(angle) * reach * half[0],
      rise * Math.min(half[0], half[1]),
      Math.sin(angle) * reach * half[1],
    ]);
  };
  const corner = (point: Point) => places.push(point) - 1;
  for (let ring = 0; ring + 1 < rings.length; ring += 1)
    for (let k = 0; k < columns; k += 1) {
      const [a, b, c, d] = [at(ring, k), at(ring, k + 1), at(ring + 1, k + 1), at(ring + 1, k)];
      triangles.push(corner(a), corner(b), corner(c), corner(a), corner(c), corner(d));
    }
  return {
    places: Float64Array.from(places.flat()),
    triangles: Uint32Array.from(triangles),
    material: 'gem',
    inside: 'gem',
    detailing: null,
  };
}
