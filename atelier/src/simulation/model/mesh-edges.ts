import type { Assembly } from '../../patterns/assembly.ts';
import type { Welding } from './weld.ts';

/** A triangle at an edge, by the garment's vertices: the edge runs from `from` to `to`. */
export interface Wing {
  from: number;
  to: number;
  /** The third vertex. */
  tip: number;
  area: number;
}

export interface MeshEdge {
  /** The two particles, the lower number first. */
  first: number;
  second: number;
  wings: Wing[];
}

/** The area of a triangle on the cloth, square centimeters. */
function clothArea(cloth: Float32Array, [a, b, c]: readonly [number, number, number]): number {
  const [au = 0, av = 0] = cloth.subarray(a * 2, a * 2 + 2);
  const [bu = 0, bv = 0] = cloth.subarray(b * 2, b * 2 + 2);
  const [cu = 0, cv = 0] = cloth.subarray(c * 2, c * 2 + 2);
  return Math.abs((bu - au) * (cv - av) - (cu - au) * (bv - av)) / 2;
}

/** All edges of the sewn garment, in the order of their particles. */
export function findEdges({ cloth, triangles }: Assembly, { particleOf }: Welding): MeshEdge[] {
  const edges = new Map<number, MeshEdge>();
  for (let index = 0; index < triangles.length; index += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(index, index + 3);
    const area = clothArea(cloth, [a, b, c]);
    for (const [from, to, tip] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      const one = particleOf[from] ?? 0;
      const other = particleOf[to] ?? 0;
      if (one === other) continue;
      const isForward = one < other;
      const [first, second] = isForward ? [one, other] : [other, one];
      const key = first * 0x4000000 + second;
      const edge = edges.get(key) ?? { first, second, wings: [] };
      edge.wings.push(isForward ? { from, to, tip, area } : { from: to, to: from, tip, area });
      edges.set(key, edge);
    }
  }
  return [...edges.values()].sort((x, y) => x.first - y.first || x.second - y.second);
}
