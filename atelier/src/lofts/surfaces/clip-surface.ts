import { blend } from './point-math.ts';
import { pointAt, type Surface } from './surface.ts';

/** Keeps what lies where `keep` is at most 0, cutting triangles exactly at its zero line. */
export function clipSurface(
  surface: Surface,
  keep: (x: number, y: number, z: number) => number,
): Surface {
  const count = surface.places.length / 3;
  const signed = new Float64Array(count);
  for (let i = 0; i < count; i += 1) signed[i] = keep(...pointAt(surface.places, i));
  const cutter = makeCutter(surface, signed);
  const triangles: number[] = [];
  for (let i = 0; i < surface.triangles.length; i += 3) {
    const corners = [0, 1, 2].map((k) => surface.triangles[i + k] ?? 0);
    const kept = cutter.cut(corners);
    for (let k = 2; k < kept.length; k += 1)
      triangles.push(kept[0] ?? 0, kept[k - 1] ?? 0, kept[k] ?? 0);
  }
  return withoutStrays({
    ...surface,
    places: cutter.places(),
    triangles: Uint32Array.from(triangles),
  });
}

function makeCutter(surface: Surface, signed: Float64Array) {
  const added: number[] = [];
  const cuts = new Map<number, number>();
  const count = surface.places.length / 3;
  const cutEdge = (a: number, b: number): number => {
    const key = a < b ? a * 0x800000 + b : b * 0x800000 + a;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const [from, to] = [signed[a] ?? 0, signed[b] ?? 0];
    const share = from / (from - to);
    const [p, q] = [pointAt(surface.places, a), pointAt(surface.places, b)];
    const index = count + added.length / 3;
    added.push(blend(p[0], q[0], share), blend(p[1], q[1], share), blend(p[2], q[2], share));
    cuts.set(key, index);
    return index;
  };
  const isIn = (vertex: number) => (signed[vertex] ?? 0) <= 0;
  return {
    cut(corners: readonly number[]): number[] {
      const kept: number[] = [];
      corners.forEach((a, k) => {
        const b = corners[(k + 1) % 3] ?? 0;
        if (isIn(a)) kept.push(a);
        if (isIn(a) !== isIn(b)) kept.push(cutEdge(a, b));
      });
      return kept;
    },
    places: () => Float64Array.from([...surface.places, ...added]),
  };
}

/** Drops vertices that no triangle uses, so that a clipped surface stays inside its own bounds. */
function withoutStrays(surface: Surface): Surface {
  const renamed = new Map<number, number>();
  const triangles = surface.triangles.map((vertex) => {
    const name = renamed.get(vertex) ?? renamed.size;
    renamed.set(vertex, name);
    return name;
  });
  const places = new Float64Array(renamed.size * 3);
  for (const [vertex, name] of renamed) places.set(pointAt(surface.places, vertex), name * 3);
  return { ...surface, places, triangles };
}
