import type { Drape } from '@modiste/wardrobe/drape';
import type { Point } from '../../geometry/point.ts';
import { normalize } from '../../geometry/vectors.ts';
import type { FlatPoint } from '../flat/outline.ts';
import { areaOf, distanceToStretch } from '../meshing/polygon.ts';
import type { ClothSpot, ReadCloth } from '../pattern.ts';

type Corners = readonly [number, number, number];

/** Three for each vertex: the unit mean of the triangles around its place, weighted by their areas. */
export function readNormals({ positions, triangles, weldedTo }: Drape): Float64Array {
  const normals = new Float64Array(positions.length);
  const at = (index: number) => positions[index] ?? 0;
  for (let first = 0; first < triangles.length; first += 3) {
    const [a = 0, b = 0, c = 0] = [...triangles.subarray(first, first + 3)].map((one) => one * 3);
    const [ux, uy, uz] = [at(b) - at(a), at(b + 1) - at(a + 1), at(b + 2) - at(a + 2)];
    const [vx, vy, vz] = [at(c) - at(a), at(c + 1) - at(a + 1), at(c + 2) - at(a + 2)];
    const sides = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) {
      const leader = (weldedTo[corner / 3] ?? corner / 3) * 3;
      sides.forEach((side, axis) => {
        normals[leader + axis] = (normals[leader + axis] ?? 0) + side;
      });
    }
  }
  weldedTo.forEach((leader, vertex) => {
    const [x = 0, y = 0, z = 0] = normals.subarray(leader * 3, leader * 3 + 3);
    normals.set(normalize([x, y, z]), vertex * 3);
  });
  return normals;
}

function trianglesOf({ panels, panelOf, triangles }: Drape): Map<string, Corners[]> {
  const lists = new Map<string, Corners[]>(panels.map(({ name }) => [name, []]));
  for (let first = 0; first < triangles.length; first += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(first, first + 3);
    lists.get(panels[panelOf[a] ?? 0]?.name ?? '')?.push([a, b, c]);
  }
  return lists;
}

/** How far a point is from a triangle on the table: 0 within. */
function distanceTo(point: FlatPoint, corners: readonly [FlatPoint, FlatPoint, FlatPoint]): number {
  const [a, b, c] = corners;
  if (areaOf(a, b, point) >= 0 && areaOf(b, c, point) >= 0 && areaOf(c, a, point) >= 0) return 0;
  return Math.min(
    distanceToStretch(point, a, b),
    distanceToStretch(point, b, c),
    distanceToStretch(point, c, a),
  );
}

/** Farther than this beyond a panel's edge its cloth is not thought to go on, centimeters. */
const MOST_BEYOND_CM = 2;

/**
 * Reads where places on the panels of a drape hang. Beyond a panel's edge the nearest triangle goes
 * on straight for two centimeters.
 * @throws {Error} where the drape has no such panel.
 */
export function readCloth(drape: Drape): ReadCloth {
  const { cloth, positions } = drape;
  const normals = readNormals(drape);
  const lists = trianglesOf(drape);
  const flat = (vertex: number): FlatPoint => [cloth[vertex * 2] ?? 0, cloth[vertex * 2 + 1] ?? 0];
  return (panel, u, v): ClothSpot => {
    const list = lists.get(panel);
    if (!list?.length) throw new Error(`${drape.name} has no panel "${panel}".`);
    let nearest: Corners = [0, 0, 0];
    let distance = Number.POSITIVE_INFINITY;
    for (const corners of list) {
      const [a, b, c] = corners;
      const away = distanceTo([u, v], [flat(a), flat(b), flat(c)]);
      if (away >= distance) continue;
      [nearest, distance] = [corners, away];
      if (away === 0) break;
    }
    const [a, b, c] = nearest;
    const middle = [0, 1].map(
      (axis) => ((flat(a)[axis] ?? 0) + (flat(b)[axis] ?? 0) + (flat(c)[axis] ?? 0)) / 3,
    );
    const kept = distance > MOST_BEYOND_CM ? MOST_BEYOND_CM / distance : 1;
    const point: FlatPoint = [
      (middle[0] ?? 0) + (u - (middle[0] ?? 0)) * kept,
      (middle[1] ?? 0) + (v - (middle[1] ?? 0)) * kept,
    ];
    const area = areaOf(flat(a), flat(b), flat(c)) || 1;
    const shares = [
      areaOf(point, flat(b), flat(c)) / area,
      areaOf(flat(a), point, flat(c)) / area,
      areaOf(flat(a), flat(b), point) / area,
    ];
    const mix = (values: ArrayLike<number>): Point => {
      const sum = (axis: number) =>
        nearest.reduce(
          (all, vertex, corner) => all + (values[vertex * 3 + axis] ?? 0) * (shares[corner] ?? 0),
          0,
        );
      return [sum(0), sum(1), sum(2)];
    };
    return { position: mix(positions), normal: normalize(mix(normals)) };
  };
}
