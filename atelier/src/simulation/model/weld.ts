import type { Assembly } from '../../patterns/assembly.ts';

export interface Welding {
  particleCount: number;
  /** The particle of each vertex: vertices that are sewn together are one particle. */
  particleOf: Uint32Array;
}

/**
 * Joins the vertices that are sewn together. Particles are numbered from the top down, so that a
 * solver that goes through them in order carries the weight of what hangs below.
 */
export function weldStitches({ start, stitches }: Assembly): Welding {
  const count = start.length / 3;
  const leaders = Uint32Array.from({ length: count }, (_, vertex) => vertex);
  const leaderOf = (vertex: number) => {
    let leader = vertex;
    while ((leaders[leader] ?? leader) !== leader) leader = leaders[leader] ?? leader;
    leaders[vertex] = leader;
    return leader;
  };
  for (let index = 0; index < stitches.length; index += 2) {
    const first = leaderOf(stitches[index] ?? 0);
    const second = leaderOf(stitches[index + 1] ?? 0);
    leaders[Math.max(first, second)] = Math.min(first, second);
  }
  const roots = [...leaders.keys()].filter((vertex) => leaderOf(vertex) === vertex);
  const height = (vertex: number) => start[vertex * 3 + 1] ?? 0;
  roots.sort((one, other) => height(other) - height(one) || one - other);
  const numbers = new Uint32Array(count);
  for (const [particle, root] of roots.entries()) numbers[root] = particle;
  return {
    particleCount: roots.length,
    particleOf: Uint32Array.from(leaders, (_, vertex) => numbers[leaderOf(vertex)] ?? 0),
  };
}
