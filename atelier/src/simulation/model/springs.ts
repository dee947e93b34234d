import type { Cloth } from '../../cloths/cloth.ts';
import type { Assembly } from '../../patterns/assembly.ts';
import { seededNoise } from '../../patterns/meshing/seeded-noise.ts';
import type { ClothOf, Springs } from './cloth-model.ts';
import type { MeshEdge, Wing } from './mesh-edges.ts';

/** What one newton for each meter is in grams, centimeters and seconds. */
const NEWTON_PER_METER = 1000;

interface Sources {
  assembly: Assembly;
  clothOf: ClothOf;
}

/** How stiff a cloth is in a direction: orthotropic elasticity, `warp` is the cosine to the grain. */
function stiffnessAlong(cloth: Cloth, warp: number): number {
  const along = warp * warp;
  const across = 1 - along;
  const give =
    (along * along) / cloth.stretchWarpNewtonPerMeter +
    (across * across) / cloth.stretchWeftNewtonPerMeter +
    (along * across) / cloth.shearNewtonPerMeter;
  return NEWTON_PER_METER / give;
}

/** The way from one vertex to another on their panel. */
export function clothStep({ cloth }: Assembly, from: number, to: number) {
  const du = (cloth[to * 2] ?? 0) - (cloth[from * 2] ?? 0);
  const dv = (cloth[to * 2 + 1] ?? 0) - (cloth[from * 2 + 1] ?? 0);
  return [du, dv] as const;
}

/** The cosine between a step on a panel and its grain. */
export function alongGrain(step: readonly [number, number], grain: number): number {
  const length = Math.hypot(...step) || 1;
  return (step[1] * Math.cos(grain) + step[0] * Math.sin(grain)) / length;
}

/** The vertices that follow others in a seam: they do not decide its length. */
function findFollowers({ stitches, panelOf }: Assembly): Uint8Array {
  const followers = new Uint8Array(panelOf.length);
  for (let index = 0; index < stitches.length; index += 2) {
    if (stitches[index] !== stitches[index + 1]) followers[stitches[index + 1] ?? 0] = 1;
  }
  return followers;
}

function restOf(assembly: Assembly, { wings }: MeshEdge, followers: Uint8Array): number {
  const isLeading = ({ from, to }: Wing) => !(followers[from] && followers[to]);
  const leading = wings.filter(isLeading);
  const counted = leading.length > 0 ? leading : wings;
  const lengths = counted.map(({ from, to }) => Math.hypot(...clothStep(assembly, from, to)));
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/** How much each elastic edge is drawn together, by its two vertices. */
function findElastics({ elastics }: Assembly): Map<number, number> {
  return new Map(
    elastics.flatMap(({ from, to, share }) => [
      [from * 0x4000000 + to, share],
      [to * 0x4000000 + from, share],
    ]),
  );
}

/**
 * A spring along each edge of the mesh, as stiff as the cloth is in that direction: a lattice of
 * springs of stiffness Y times area over length squared stretches like a sheet of stiffness Y.
 */
export function makeSprings({ assembly, clothOf }: Sources, edges: readonly MeshEdge[]): Springs {
  const followers = findFollowers(assembly);
  const elastics = findElastics(assembly);
  const springs: Springs = {
    ends: Uint32Array.from(edges.flatMap(({ first, second }) => [first, second])),
    rest: new Float64Array(edges.length),
    compliance: new Float64Array(edges.length),
    longest: new Float64Array(edges.length),
  };
  for (const [index, edge] of edges.entries()) {
    const rest = restOf(assembly, edge, followers);
    let spring = 0;
    let greatest = 1;
    let drawn = 1;
    let uneven = 0;
    for (const { from, to, area } of edge.wings) {
      const panel = assembly.panelOf[from] ?? 0;
      const cloth = clothOf(panel);
      const warp = alongGrain(clothStep(assembly, from, to), assembly.panels[panel]?.grain ?? 0);
      const plies = ((assembly.plies[from] ?? 1) + (assembly.plies[to] ?? 1)) / 2;
      spring += (stiffnessAlong(cloth, warp) * plies * area) / (rest * rest);
      greatest = Math.min(greatest, cloth.greatestStretch);
      uneven = cloth.unevenness;
      drawn = Math.min(drawn, elastics.get(from * 0x4000000 + to) ?? 1);
    }
    springs.rest[index] = rest * drawn * (1 + uneven * seededNoise(index));
    springs.compliance[index] = 1 / spring;
    springs.longest[index] = rest * (1 + greatest);
  }
  return springs;
}
