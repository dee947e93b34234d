import type { Assembly } from '../../patterns/assembly.ts';
import type { ClothModel, ClothOf } from './cloth-model.ts';
import { addHinges } from './hinges.ts';
import { findEdges } from './mesh-edges.ts';
import { makeSprings } from './springs.ts';
import { type Welding, weldStitches } from './weld.ts';

const NEAREST_CM = 0.22;

function massesOf(assembly: Assembly, { particleOf, particleCount }: Welding, clothOf: ClothOf) {
  const { cloth, triangles, panelOf, plies } = assembly;
  const masses = new Float64Array(particleCount);
  for (let index = 0; index < triangles.length; index += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(index, index + 3);
    const [au = 0, av = 0] = cloth.subarray(a * 2, a * 2 + 2);
    const [bu = 0, bv = 0] = cloth.subarray(b * 2, b * 2 + 2);
    const [cu = 0, cv = 0] = cloth.subarray(c * 2, c * 2 + 2);
    const area = Math.abs((bu - au) * (cv - av) - (cu - au) * (bv - av)) / 2;
    const grams = clothOf(panelOf[a] ?? 0).gramsPerSquareMeter * 1e-4;
    for (const vertex of [a, b, c]) {
      const particle = particleOf[vertex] ?? 0;
      const share = (area / 3) * grams * (plies[vertex] ?? 1);
      masses[particle] = (masses[particle] ?? 0) + share;
    }
  }
  return masses;
}

/** Makes particles and constraints of a sewn garment, by the properties of its cloths. */
export function makeClothModel(assembly: Assembly, clothOf: ClothOf): ClothModel {
  const welding = weldStitches(assembly);
  const edges = findEdges(assembly, welding);
  const { springs, hinges } = addHinges(
    { assembly, welding, clothOf },
    edges,
    makeSprings({ assembly, clothOf }, edges),
  );
  const shell = clothOf(0);
  return {
    assembly,
    welding,
    count: welding.particleCount,
    inverseMass: massesOf(assembly, welding, clothOf).map((mass) => 1 / Math.max(mass, 1e-4)),
    springs,
    edgeCount: edges.length,
    longestEdge: springs.longest
      .subarray(0, edges.length)
      .reduce((most, one) => Math.max(most, one), 0),
    hinges,
    triangles: assembly.triangles.map((vertex) => welding.particleOf[vertex] ?? 0),
    triangleVertices: assembly.triangles,
    friction: shell.friction,
    damping: shell.dampingPerSecond,
    thickness: Math.max(NEAREST_CM, shell.thicknessMm / 10),
  };
}
