import type { Drape } from '../../drapes/drape.ts';
import type { SleevePlace } from './level-cuff.ts';

/** The cuff of a sleeve as it lies flat, without a hand in it: a rectangle at the end of the sleeve. */
export interface FlatCuff {
  /** How far along the sleeve it begins, and half of its breadth, centimeters. */
  from: number;
  half: number;
  /** Its vertices along the seam that joins it to the sleeve. */
  seam: readonly number[];
  /** How far along the sleeve a vertex of it, or of the seam, lies; null for all others. */
  alongOf: (vertex: number) => number | null;
}

/**
 * Finds the cuff of a sleeve; null where it has none.
 * @param vertices those of the sleeve and its cuff
 * @param places how far along the sleeve each of them lies, and beside it
 */
export function flatCuff(
  drape: Drape,
  vertices: readonly number[],
  places: readonly SleevePlace[],
): FlatCuff | null {
  const { panels, panelOf, weldedTo, cloth } = drape;
  const nameOf = (vertex: number) => panels[panelOf[vertex] ?? 0]?.name ?? '';
  const leaderOf = (vertex: number) => weldedTo[vertex] ?? vertex;
  const own = vertices.filter((vertex) => nameOf(vertex).includes('cuff'));
  const ofSleeve = new Set(vertices.filter((one) => nameOf(one).includes('sleeve')).map(leaderOf));
  const seam = own.filter((vertex) => ofSleeve.has(leaderOf(vertex)));
  if (seam.length === 0) return null;
  const alongs = new Map(vertices.map((vertex, at) => [vertex, places[at]?.[0] ?? 0]));
  const mean = (list: readonly number[], read: (vertex: number) => number) =>
    list.reduce((sum, vertex) => sum + read(vertex), 0) / list.length;
  const from = mean(seam, (vertex) => alongs.get(vertex) ?? 0);
  const seamV = mean(seam, (vertex) => cloth[vertex * 2 + 1] ?? 0);
  const joined = new Set(seam.map(leaderOf));
  const inCuff = new Set(own);
  return {
    from,
    half: girthOf(drape, own) / 4,
    seam,
    alongOf(vertex) {
      if (joined.has(leaderOf(vertex))) return from;
      if (!inCuff.has(vertex)) return null;
      return from + Math.abs((cloth[vertex * 2 + 1] ?? 0) - seamV);
    },
  };
}

/** How long the cloth of a cuff is around the wrist. */
function girthOf({ panelOf, cloth }: Drape, own: readonly number[]): number {
  const ranges = new Map<number, [number, number]>();
  for (const vertex of own) {
    const panel = panelOf[vertex] ?? 0;
    const u = cloth[vertex * 2] ?? 0;
    const [low, high] = ranges.get(panel) ?? [u, u];
    ranges.set(panel, [Math.min(low, u), Math.max(high, u)]);
  }
  return [...ranges.values()].reduce((sum, [low, high]) => sum + high - low, 0);
}
