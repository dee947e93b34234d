import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';

/** How far sleeves still stand off from the trunk when a garment hangs in the studio, radians. */
const HANGING = 0.16;
/** How far from its armhole a sleeve has turned all the way, centimeters. */
const TURNED_CM = 17;
/** The lowest part of a sleeve's cloth tells where it ends. */
const END_SHARE = 0.12;
const OF_SLEEVE = /sleeve|cuff/;

interface Sleeve {
  /** The vertices of the sleeve, its cuff and what is laid upon them. */
  vertices: readonly number[];
  /** Those of them that are sewn to the trunk. */
  armhole: readonly number[];
}

/** The sleeve of one side: 1 is the wearer's left, -1 the right. */
function sleeveOf(drape: Drape, side: 1 | -1): Sleeve {
  const { panels, panelOf, positions, weldedTo } = drape;
  const isSleeve = panels.map(({ name }) => OF_SLEEVE.test(name));
  const ofTrunk = new Set<number>();
  panelOf.forEach((panel, vertex) => {
    if (!isSleeve[panel]) ofTrunk.add(weldedTo[vertex] ?? vertex);
  });
  const vertices = [...panelOf.keys()].filter(
    (vertex) => isSleeve[panelOf[vertex] ?? 0] && (positions[vertex * 3] ?? 0) * side > 0,
  );
  return { vertices, armhole: vertices.filter((one) => ofTrunk.has(weldedTo[one] ?? one)) };
}

function meanOf(positions: Float32Array, vertices: readonly number[]): [number, number] {
  const sum = (axis: number) =>
    vertices.reduce((total, vertex) => total + (positions[vertex * 3 + axis] ?? 0), 0);
  return [sum(0) / vertices.length, sum(1) / vertices.length];
}

/** How far each vertex of the sleeve is from its armhole, centimeters. */
function distancesFrom(positions: Float32Array, { vertices, armhole }: Sleeve): number[] {
  const rim = armhole.map((vertex) => positions.subarray(vertex * 3, vertex * 3 + 3));
  return vertices.map((vertex) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    let nearest = Infinity;
    for (const point of rim) {
      const [dx, dy, dz] = [x - (point[0] ?? 0), y - (point[1] ?? 0), z - (point[2] ?? 0)];
      nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
    }
    return Math.sqrt(nearest);
  });
}

/** Turns a sleeve about its armhole until it hangs. Changes the positions in place. */
function hangSleeve(positions: Float32Array, sleeve: Sleeve, side: 1 | -1): void {
  const { vertices, armhole } = sleeve;
  if (armhole.length === 0) return;
  const height = (vertex: number) => positions[vertex * 3 + 1] ?? 0;
  const sorted = vertices.toSorted((a, b) => height(a) - height(b));
  const end = meanOf(positions, sorted.slice(0, Math.ceil(vertices.length * END_SHARE)));
  const [pivotX, pivotY] = meanOf(positions, armhole);
  const stands = Math.atan2((end[0] - pivotX) * side, pivotY - end[1]);
  if (stands <= HANGING) return;
  const away = distancesFrom(positions, sleeve);
  vertices.forEach((vertex, index) => {
    const turn = (HANGING - stands) * side * smoothStep(0, TURNED_CM, away[index] ?? 0);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const x = (positions[vertex * 3] ?? 0) - pivotX;
    const y = (positions[vertex * 3 + 1] ?? 0) - pivotY;
    positions[vertex * 3] = pivotX + x * cos - y * sin;
    positions[vertex * 3 + 1] = pivotY + x * sin + y * cos;
  });
}

/**
 * A garment whose sleeves hang beside it, as on a hanger: it was draped on arms that stand off, which
 * makes its pictures broad and the garment small in them.
 */
export function hangSleeves(drape: Drape): Drape {
  const positions = drape.positions.slice();
  for (const side of [1, -1] as const) hangSleeve(positions, sleeveOf(drape, side), side);
  return { ...drape, positions };
}
