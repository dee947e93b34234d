import type { ClothModel } from '../model/cloth-model.ts';
import { boxesOf, sweep } from './boxes.ts';
import { addPair, makeNumberList, type NumberList } from './number-list.ts';

/** Pairs that may come near each other before they are looked for again. */
export interface Candidates {
  /** A particle and a triangle for each pair. */
  faces: NumberList;
  /** Two edges for each pair. */
  edges: NumberList;
}

export const makeCandidates = (): Candidates => ({
  faces: makeNumberList(),
  edges: makeNumberList(),
});

/**
 * Finds the particles and triangles, and the edges, that come within `reach` of each other and have
 * no particle in common.
 */
export function findCandidates(
  model: ClothModel,
  {
    positions,
    reach,
    candidates,
  }: { positions: Float64Array; reach: number; candidates: Candidates },
): void {
  const { springs, edgeCount, triangles, longestEdge } = model;
  const { faces, edges } = candidates;
  faces.count = 0;
  edges.count = 0;
  const everyone = Uint32Array.from({ length: model.count }, (_, particle) => particle);
  const points = boxesOf(positions, everyone, 1);
  const areas = boxesOf(positions, triangles, 3);
  sweep({ ones: points, others: areas, reach, longest: longestEdge }, (particle, triangle) => {
    const at = triangle * 3;
    if (triangles[at] === particle || triangles[at + 1] === particle) return;
    if (triangles[at + 2] !== particle) addPair(faces, particle, triangle);
  });
  const { ends } = springs;
  const lines = boxesOf(positions, ends.subarray(0, edgeCount * 2), 2);
  sweep({ ones: lines, others: lines, reach, longest: longestEdge }, (one, other) => {
    const a = ends[one * 2];
    const b = ends[one * 2 + 1];
    const c = ends[other * 2];
    const d = ends[other * 2 + 1];
    if (a !== c && a !== d && b !== c && b !== d) addPair(edges, one, other);
  });
}
