import type { ClothModel } from '../model/cloth-model.ts';

/** For each particle, the particles that are within two edges of it, in one list. */
export interface Neighborhood {
  /** Where the list of each particle begins; one longer than there are particles. */
  starts: Uint32Array;
  neighbors: Uint32Array;
}

/** Particles that are joined by one or two edges: they are near each other anyway. */
export function findNeighborhood({ count, springs, edgeCount }: ClothModel): Neighborhood {
  const direct = Array.from({ length: count }, (): number[] => []);
  for (let index = 0; index < edgeCount; index += 1) {
    const first = springs.ends[index * 2] ?? 0;
    const second = springs.ends[index * 2 + 1] ?? 0;
    direct[first]?.push(second);
    direct[second]?.push(first);
  }
  const starts = new Uint32Array(count + 1);
  const lists = direct.map((near, particle) => {
    const reached = new Set([particle, ...near]);
    for (const other of near) for (const far of direct[other] ?? []) reached.add(far);
    return [...reached];
  });
  for (const [particle, list] of lists.entries()) {
    starts[particle + 1] = (starts[particle] ?? 0) + list.length;
  }
  return { starts, neighbors: Uint32Array.from(lists.flat()) };
}

export function areNeighbors(
  { starts, neighbors }: Neighborhood,
  particle: number,
  other: number,
): boolean {
  const end = starts[particle + 1] ?? 0;
  for (let index = starts[particle] ?? 0; index < end; index += 1) {
    if (neighbors[index] === other) return true;
  }
  return false;
}
