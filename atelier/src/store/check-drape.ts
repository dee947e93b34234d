import { isInArmpit } from '../bodies/arms/armpit.ts';
import type { Body } from '../bodies/body.ts';
import { findCrossings } from '../simulation/contacts/find-crossings.ts';
import type { Rest } from '../simulation/drape-pattern.ts';

/** What is measured of every drape. */
export interface DrapeFigures {
  isFinite: boolean;
  /** How long edges are as a share of their rest length, in the middle and in the worst hundredth. */
  medianStretch: number;
  worstStretch: number;
  /** How deep the deepest vertex lies in the body, centimeters. */
  deepest: number;
  /** The share of edges that go through a triangle of the garment. */
  crossing: number;
  resting: number;
  /** Whether fronts of it lie over each other. */
  isCrossed: boolean;
}

function stretches({ model, positions }: Rest): number[] {
  const { ends, rest } = model.springs;
  return Array.from({ length: model.edgeCount }, (_, edge) => {
    const [a, b] = [(ends[edge * 2] ?? 0) * 3, (ends[edge * 2 + 1] ?? 0) * 3];
    const way = [0, 1, 2].map((axis) => (positions[a + axis] ?? 0) - (positions[b + axis] ?? 0));
    return Math.hypot(...way) / (rest[edge] ?? 1);
  }).toSorted((one, other) => one - other);
}

/** How deep the deepest particle lies in the body; between arm and trunk, where nobody sees it, it may. */
export function deepestIn(body: Body, positions: Float64Array | Float32Array): number {
  const sample = new Float64Array(4);
  let deepest = 0;
  for (let at = 0; at < positions.length; at += 3) {
    const [x = Number.NaN, y = 0, z = 0] = positions.subarray(at, at + 3);
    body.sample(x, y, z, sample);
    const depth = -(sample[0] ?? 0);
    if (Number.isNaN(depth)) return depth;
    if (depth <= deepest || (body.arms && isInArmpit(body.arms, [x, y, z]))) continue;
    deepest = depth;
  }
  return deepest;
}

/** Measures a garment at rest: whether it is a number, stretched, inside anything, or moving. */
export function measureDrape(rest: Rest, body: Body): DrapeFigures {
  const { model, positions, resting } = rest;
  const all = stretches(rest);
  return {
    isFinite: positions.every(Number.isFinite),
    medianStretch: all[Math.floor(all.length / 2)] ?? 1,
    worstStretch: all[Math.floor(all.length * 0.99)] ?? 1,
    deepest: deepestIn(body, positions),
    crossing: findCrossings(model, positions).length / model.edgeCount,
    resting,
    isCrossed: rest.isCrossed === true,
  };
}

/**
 * Two layers of thin cloth that hang upon each other creep on where they touch, too little to be
 * seen: less of a garment that is wrapped must rest.
 */
const WRAPPED_RESTING = 0.85;

export const LIMITS = { worstStretch: 1.3, deepest: 0.1, crossing: 0.002, resting: 0.985 } as const;

/** What is wrong with a drape, in words; nothing where it is as it should be. */
export function findFaults(figures: DrapeFigures): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const faults = [
    figures.isFinite ? '' : 'a position is no number',
    figures.worstStretch > LIMITS.worstStretch
      ? `stretched to ${percent(figures.worstStretch)}`
      : '',
    figures.deepest > LIMITS.deepest ? `${figures.deepest.toFixed(2)} cm inside the body` : '',
    figures.crossing > LIMITS.crossing
      ? `${percent(figures.crossing)} of edges cross the cloth`
      : '',
    figures.resting < (figures.isCrossed ? WRAPPED_RESTING : LIMITS.resting)
      ? `only ${percent(figures.resting)} at rest`
      : '',
  ];
  return faults.filter((fault) => fault !== '');
}
