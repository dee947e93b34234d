import { pointAt, type Surface } from './surface.ts';

/** One surface of many of one material. */
export function joinSurfaces(surfaces: readonly Surface[]): Surface {
  const first = surfaces[0];
  if (first === undefined) throw new RangeError('Nothing to join');
  const places = new Float64Array(surfaces.reduce((sum, each) => sum + each.places.length, 0));
  const triangles = new Uint32Array(surfaces.reduce((sum, each) => sum + each.triangles.length, 0));
  let [atPlace, atTriangle] = [0, 0];
  for (const each of surfaces) {
    places.set(each.places, atPlace);
    triangles.set(
      each.triangles.map((vertex) => vertex + atPlace / 3),
      atTriangle,
    );
    atPlace += each.places.length;
    atTriangle += each.triangles.length;
  }
  return { ...first, places, triangles };
}

/** Joins vertices at the same place and drops triangles that collapse. */
export function weldSurface(surface: Surface, within = 1e-4): Surface {
  const known = new Map<string, number>();
  const places: number[] = [];
  const names = Array.from({ length: surface.places.length / 3 }, (_, vertex) => {
    const place = pointAt(surface.places, vertex);
    const key = place.map((value) => Math.round(value / within)).join(',');
    const name = known.get(key) ?? known.size;
    if (!known.has(key)) places.push(...place);
    known.set(key, name);
    return name;
  });
  const triangles: number[] = [];
  for (let i = 0; i < surface.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => names[surface.triangles[i + k] ?? 0] ?? 0);
    if (a === undefined || b === undefined || c === undefined) continue;
    if (a !== b && b !== c && a !== c) triangles.push(a, b, c);
  }
  return { ...surface, places: Float64Array.from(places), triangles: Uint32Array.from(triangles) };
}
