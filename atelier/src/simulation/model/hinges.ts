import type { Assembly } from '../../patterns/assembly.ts';
import type { ClothOf, Hinges, Springs } from './cloth-model.ts';
import type { MeshEdge, Wing } from './mesh-edges.ts';
import { alongGrain, clothStep } from './springs.ts';
import type { Welding } from './weld.ts';

/** What one micronewton meter is in grams, centimeters and seconds. */
const MICRONEWTON_METER = 10;
/** Plies that are sewn upon each other bend more stiffly than beside each other, less than as one. */
const PLIES_POWER = 1.7;
/** The allowances of a seam make it stiffer. */
const SEAM_STIFFNESS = 2.2;
const SMALLEST_COTANGENT = 3;
/** Folded cloth does not lie nearer to itself than this, centimeters. */
const FOLD_GAP_CM = 0.3;

interface Sources {
  assembly: Assembly;
  welding: Welding;
  clothOf: ClothOf;
}

type Pair = readonly [Wing, Wing];

/** The cotangent of the angle at `corner` between the ways to two other vertices. */
function cotangent(assembly: Assembly, corner: number, [to, other]: readonly [number, number]) {
  const a = clothStep(assembly, corner, to);
  const b = clothStep(assembly, corner, other);
  const value = (a[0] * b[0] + a[1] * b[1]) / (Math.abs(a[0] * b[1] - a[1] * b[0]) + 1e-9);
  return Math.max(-SMALLEST_COTANGENT, Math.min(SMALLEST_COTANGENT, value));
}

function weightsOf(assembly: Assembly, [one, other]: Pair): number[] {
  const fromOne = cotangent(assembly, one.from, [one.to, one.tip]);
  const toOne = cotangent(assembly, one.to, [one.from, one.tip]);
  const fromOther = cotangent(assembly, other.from, [other.to, other.tip]);
  const toOther = cotangent(assembly, other.to, [other.from, other.tip]);
  return [toOne + toOther, fromOne + fromOther, -fromOne - toOne, -fromOther - toOther];
}

function stiffnessOf({ assembly, clothOf }: Sources, [one, other]: Pair): number {
  const stiffness = [one, other].map(({ from, to }) => {
    const panel = assembly.panelOf[from] ?? 0;
    const cloth = clothOf(panel);
    const [du, dv] = clothStep(assembly, from, to);
    const warp = alongGrain([dv, -du], assembly.panels[panel]?.grain ?? 0) ** 2;
    const plies = ((assembly.plies[from] ?? 1) + (assembly.plies[to] ?? 1)) / 2;
    const bare =
      warp * cloth.bendingWarpMicronewtonMeter + (1 - warp) * cloth.bendingWeftMicronewtonMeter;
    return bare * plies ** PLIES_POWER * (assembly.panels[panel]?.stiffness ?? 1);
  });
  const isSeam = one.from !== other.from && one.to !== other.to;
  return Math.max(...stiffness) * (isSeam ? SEAM_STIFFNESS : 1) * MICRONEWTON_METER;
}

/** How far the tips of two wings are apart where the edge between them is folded to an angle. */
function foldedGap(assembly: Assembly, [one, other]: Pair, angle: number): number {
  const [heightOne, alongOne] = tipOf(assembly, one);
  const [heightOther, alongOther] = tipOf(assembly, other);
  const across = heightOne ** 2 + heightOther ** 2 + 2 * heightOne * heightOther * Math.cos(angle);
  return Math.max(FOLD_GAP_CM, Math.sqrt(Math.max(0, across) + (alongOne - alongOther) ** 2));
}

function tipOf(assembly: Assembly, { from, to, tip }: Wing): readonly [number, number] {
  const edge = clothStep(assembly, from, to);
  const length = Math.hypot(...edge) || 1;
  const way = clothStep(assembly, from, tip);
  const height = Math.abs(edge[0] * way[1] - edge[1] * way[0]) / length;
  return [height, (edge[0] * way[0] + edge[1] * way[1]) / length];
}

function findFolds({ folds }: Assembly, { particleOf }: Welding): Map<number, number> {
  return new Map(
    folds.map(({ from, to, angle }) => {
      const [one = 0, other = 0] = [particleOf[from], particleOf[to]];
      return [Math.min(one, other) * 0x4000000 + Math.max(one, other), angle];
    }),
  );
}

/** Adds what resists bending: a hinge for each flat edge, a spring across each pressed one. */
export function addHinges(
  sources: Sources,
  edges: readonly MeshEdge[],
  springs: Springs,
): { springs: Springs; hinges: Hinges } {
  const { assembly, welding } = sources;
  const folds = findFolds(assembly, welding);
  const particle = (vertex: number) => welding.particleOf[vertex] ?? 0;
  const particles: number[] = [];
  const weights: number[] = [];
  const compliance: number[] = [];
  const links = { ends: [...springs.ends], rest: [...springs.rest], give: [...springs.compliance] };
  for (const { first, second, wings } of edges) {
    const [one, other] = wings;
    if (!one || !other || particle(one.tip) === particle(other.tip)) continue;
    const angle = folds.get(first * 0x4000000 + second);
    const stiffness = stiffnessOf(sources, [one, other]);
    if (angle === undefined || angle === 0) {
      particles.push(first, second, particle(one.tip), particle(other.tip));
      weights.push(...weightsOf(assembly, [one, other]));
      compliance.push((one.area + other.area) / (3 * stiffness));
    } else {
      links.ends.push(particle(one.tip), particle(other.tip));
      links.rest.push(foldedGap(assembly, [one, other], angle));
      links.give.push((one.area + other.area) / (12 * stiffness));
    }
  }
  const longest = new Float64Array(links.rest.length).fill(Number.POSITIVE_INFINITY);
  longest.set(springs.longest);
  return {
    springs: {
      ends: Uint32Array.from(links.ends),
      rest: Float64Array.from(links.rest),
      compliance: Float64Array.from(links.give),
      longest,
    },
    hinges: {
      particles: Uint32Array.from(particles),
      weights: Float64Array.from(weights),
      compliance: Float64Array.from(compliance),
    },
  };
}
