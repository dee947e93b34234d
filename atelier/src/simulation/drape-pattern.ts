import type { Body } from '../bodies/body.ts';
import type { Pattern } from '../patterns/pattern.ts';
import { assemble } from '../patterns/sewing/assemble.ts';
import { bakeDistances } from './body-distances.ts';
import { carryOver } from './carry-over.ts';
import type { ClothModel, ClothOf } from './model/cloth-model.ts';
import { makeClothModel } from './model/make-cloth-model.ts';
import { type Motion, runStage } from './run-stage.ts';
import { HANG, REFINE, SETTLE } from './stages.ts';
import { startMotion, startPositions } from './start-motion.ts';

/** Below this speed a particle rests, centimeters a second. */
const RESTING_SPEED = 1;
const RESTING_SHARE = 0.985;
/** How often a garment is given more time to rest: where a finer mesh follows, and at the end. */
const MOST_SETTLING = { coarse: 1, finest: 10 } as const;

export interface Draping {
  body: Body;
  clothOf: (pattern: Pattern, panel: number) => ReturnType<ClothOf>;
  /** From coarse to fine, centimeters between vertices. */
  spacings: readonly number[];
  /** Told after each stage, for a command that shows what happens. */
  onStage?: (report: { spacing: number; stage: string; motion: Motion }) => void;
}

/** A garment at rest, before it is written down. */
export interface Rest {
  model: ClothModel;
  positions: Float64Array;
  /** The share of particles that rest. */
  resting: number;
}

/** The share of particles that went slower than the limit, from where they were to where they are. */
function restingShare(from: Float64Array, to: Float64Array, seconds: number): number {
  let resting = 0;
  for (let at = 0; at < to.length; at += 3) {
    const way = Math.hypot(
      (to[at] ?? 0) - (from[at] ?? 0),
      (to[at + 1] ?? 0) - (from[at + 1] ?? 0),
      (to[at + 2] ?? 0) - (from[at + 2] ?? 0),
    );
    resting += Number(way < RESTING_SPEED * seconds);
  }
  return resting / (to.length / 3);
}

/** Lets a garment come to rest; returns the share of it that did. */
function settle(motion: Motion, turns: number): number {
  let share = 0;
  for (let turn = 0; turn < turns && share < RESTING_SHARE; turn += 1) {
    const from = motion.positions.slice();
    runStage(motion, SETTLE);
    share = restingShare(from, motion.positions, SETTLE.seconds);
  }
  return share;
}

/**
 * Drapes a pattern on a body: coarsely from where its panels were pinned, then on finer and finer
 * meshes from where the coarser one came to rest. The same input gives the same drape.
 * @throws {Error} where a position is no longer a number.
 */
export function drapePattern(pattern: Pattern, draping: Draping): Rest {
  const { body, spacings, onStage } = draping;
  const grid = bakeDistances(body);
  let coarser: Rest | undefined;
  for (const spacing of spacings) {
    const model = makeClothModel(assemble(pattern, body, spacing), (panel) =>
      draping.clothOf(pattern, panel),
    );
    const positions = coarser
      ? carryOver(coarser.model, coarser.positions, model)
      : startPositions(model);
    const motion = startMotion(model, grid, positions);
    for (const stage of coarser ? REFINE : HANG) {
      runStage(motion, stage);
      onStage?.({ spacing, stage: stage.name, motion });
    }
    const isFinest = spacing === spacings.at(-1);
    const resting = settle(motion, isFinest ? MOST_SETTLING.finest : MOST_SETTLING.coarse);
    onStage?.({ spacing, stage: `at rest: ${(resting * 100).toFixed(1)}%`, motion });
    if (!positions.every(Number.isFinite)) throw new Error(`${pattern.name} flew apart.`);
    coarser = { model, positions, resting };
  }
  if (!coarser) throw new Error('A drape needs at least one spacing.');
  return coarser;
}
