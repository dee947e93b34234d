import { growMesh } from '@modiste/wardrobe/packed/grow-mesh';
import { GROWTH } from '@modiste/wardrobe/packed/streams';

const KEY = 0x4000000;

/** How a mesh grows, and what a reader must be told to grow the same. */
export interface Walk {
  symbols: number[];
  told: number[];
  /** The mesh's vertices in the order in which the mesh grows. */
  order: number[];
  /** The new number of each of the mesh's vertices. */
  numbers: Map<number, number>;
  behind: (readonly number[])[];
  triangles: number[];
}

/** The vertex ahead of each directed edge: the third of the triangle that has the edge so directed. */
function findTips(triangles: Uint32Array): Map<number, number> {
  const tips = new Map<number, number>();
  for (let index = 0; index < triangles.length; index += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(index, index + 3);
    tips
      .set(a * KEY + b, c)
      .set(b * KEY + c, a)
      .set(c * KEY + a, b);
  }
  return tips;
}

/** Grows a mesh from triangle to triangle, and notes the way. */
export function walkMesh(triangles: Uint32Array): Walk {
  const walk: Walk = {
    symbols: [],
    told: [],
    order: [],
    numbers: new Map(),
    behind: [],
    triangles: [],
  };
  const tips = findTips(triangles);
  let next = 0;
  let ahead = -1;
  const meetVertex = (vertex: number, behind: readonly number[]) => {
    walk.numbers.set(vertex, walk.order.length);
    walk.behind.push(behind);
    return walk.order.push(vertex) - 1;
  };
  const say = (kind: number, told = -1) => {
    walk.symbols.push(kind);
    if (kind === GROWTH.told) walk.told.push(walk.order.length - 1 - told);
    return { kind, told };
  };
  growMesh({
    remaining: () => (triangles.length - walk.triangles.length) / 3,
    ahead({ from, to }, { before, after }) {
      ahead = tips.get((walk.order[to] ?? 0) * KEY + (walk.order[from] ?? 0)) ?? -1;
      if (ahead < 0) return say(GROWTH.edge);
      const known = walk.numbers.get(ahead);
      if (known === undefined) return say(GROWTH.fresh);
      if (known === before) return say(GROWTH.before);
      return known === after ? say(GROWTH.after) : say(GROWTH.told, known);
    },
    meet: (behind) => meetVertex(ahead, behind),
    begin() {
      while (walk.numbers.has(triangles[next] ?? 0)) next += 3;
      const [a = 0, b = 0, c = 0] = triangles.subarray(next, next + 3);
      const first = meetVertex(a, []);
      return [first, meetVertex(b, [first]), meetVertex(c, [first])];
    },
    close: (triangle) => walk.triangles.push(...triangle),
  });
  return walk;
}
