import { liftArms } from '../bodies/arms/lift-arms.ts';
import type { Body } from '../bodies/body.ts';
import type { Pattern } from '../patterns/pattern.ts';
import { assemble } from '../patterns/sewing/assemble.ts';
import { type BodyDistances, bakeDistances } from './body-distances.ts';
import { carryOver } from './carry-over.ts';
import { carrySleeves } from './carry-sleeves.ts';
import { layOnSkin } from './lay-on-skin.ts';
import { bakeLiftedDistances, type LiftedDistances } from './lifted-distances.ts';
import type { ClothModel, ClothOf } from './model/cloth-model.ts';
import { makeClothModel } from './model/make-cloth-model.ts';
import { type Motion, runStage } from './run-stage.ts';
import { smoothTangles } from './smooth-tangles.ts';
import { EASE, HANG, LOWER, REFINE, SETTLE, type Stage } from './stages.ts';
import { startMotion, startPositions } from './start-motion.ts';

/** Below this speed a particle rests, centimeters a second. */
const RESTING_SPEED = 1;
const RESTING_SHARE = 0.985;
/** How often a garment is given more time to rest: where a finer mesh follows, and at the end. */
const MOST_SETTLING = { coarse: 1, finest: 22 } as const;
/** What swings slowly rests sooner the less its air drags: its coarse mesh already comes to rest. */
const SWINGING: Stage = { ...SETTLE, seconds: 0.3, damping: 7 };
const MOST_SWINGING = 6;

/** How far arms are lifted to sew what has sleeves, beyond where they hang: radians. */
const SEWING_LIFT = 0.65;

export interface Draping {
  body: Body;
  clothOf: (pattern: Pattern, panel: number) => ReturnType<ClothOf>;
  /** From coarse to fine, centimeters between vertices. */
  spacings: readonly number[];
  /** Whether it has a long, wide skirt, which swings slowly. */
  swings?: boolean;
  /** Whether its fronts lie over each other. */
  isCrossed?: boolean;
  /** Told after each stage, for a command that shows what happens. */
  onStage?: (report: { spacing: number; stage: string; motion: Motion }) => void;
}

/** A garment at rest, before it is written down. */
export interface Rest {
  model: ClothModel;
  positions: Float64Array;
  /** The share of particles that rest. */
  resting: number;
  isCrossed?: boolean;
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

/** Lets a garment come to rest, freed of small tangles; returns the share of it that did. */
function settle(motion: Motion, turns: number, stage: Stage): number {
  const { model, positions } = motion;
  let share = 0;
  for (let turn = 0; turn < turns && share < RESTING_SHARE; turn += 1) {
    smoothTangles(model, positions);
    motion.guard.isListed = false;
    const from = positions.slice();
    runStage(motion, stage);
    share = restingShare(from, positions, stage.seconds);
  }
  smoothTangles(model, positions);
  return share;
}

/** Fronts that cross lie one over the other from the start, and must stay so while they are sewn. */
const hangingOf = ({ isCrossed }: Draping): readonly Stage[] =>
  isCrossed ? HANG.map((stage) => ({ ...stage, touchesItself: true })) : HANG;

interface Scene {
  pattern: Pattern;
  draping: Draping;
  /** The body as it is sewn on: with lifted arms, where the garment has sleeves. */
  sewnOn: Body;
  distances: BodyDistances;
  lifted?: LiftedDistances;
}

const hasSleeves = ({ panels }: Pattern) => panels.some(({ part }) => part.endsWith('-arm'));

function setScene(cut: (on: Body) => Pattern, draping: Draping): Scene {
  const { body } = draping;
  const distances = bakeDistances(body);
  const { arms } = body;
  const pattern = cut(body);
  if (!arms || !hasSleeves(pattern)) return { pattern, draping, sewnOn: body, distances };
  const lifted = bakeLiftedDistances(body, arms, distances);
  lifted.lift = SEWING_LIFT;
  const sewnOn = liftArms(body, SEWING_LIFT);
  return { pattern: cut(sewnOn), draping, sewnOn, distances, lifted };
}

/** Lets the arms down, and the sleeves with them. */
function lowerArms({ draping, lifted }: Scene, motion: Motion): void {
  const { arms } = draping.body;
  if (!arms || !lifted) return;
  motion.carrying = carrySleeves(motion.model, {
    arms,
    distances: lifted,
    positions: motion.positions,
  });
  runStage(motion, LOWER);
  motion.carrying = undefined;
  runStage(motion, EASE);
}

function drapeAt(scene: Scene, spacing: number, coarser: Rest | undefined): Rest {
  const { pattern, draping, sewnOn, distances, lifted } = scene;
  const { spacings, onStage } = draping;
  const model = makeClothModel(assemble(pattern, sewnOn, spacing), (panel) =>
    draping.clothOf(pattern, panel),
  );
  const positions = coarser
    ? carryOver(coarser.model, coarser.positions, model)
    : startPositions(model);
  const motion = startMotion(model, lifted ?? distances, positions);
  for (const stage of !coarser ? hangingOf(draping) : lifted ? REFINE.slice(0, 1) : REFINE) {
    runStage(motion, stage);
    onStage?.({ spacing, stage: stage.name, motion });
  }
  const isFinest = spacing === spacings.at(-1);
  if (isFinest) {
    lowerArms(scene, motion);
    onStage?.({ spacing, stage: LOWER.name, motion });
  }
  const swung = draping.swings ? settle(motion, MOST_SWINGING, SWINGING) : 0;
  const turns = isFinest ? MOST_SETTLING.finest : MOST_SETTLING.coarse;
  const resting = swung < RESTING_SHARE ? settle(motion, turns, SETTLE) : swung;
  if (isFinest) layOnSkin(draping.body, positions);
  onStage?.({ spacing, stage: `at rest: ${(resting * 100).toFixed(1)}%`, motion });
  if (!positions.every(Number.isFinite)) throw new Error(`${pattern.name} flew apart.`);
  return { model, positions, resting, isCrossed: draping.isCrossed };
}

/**
 * Drapes a pattern on a body: coarsely from where its panels were pinned, then on finer and finer
 * meshes from where the coarser one came to rest. What has sleeves is sewn on lifted arms, which
 * come down when the finest mesh hangs. The same input gives the same drape.
 * @throws {Error} where a position is no longer a number.
 */
export function drapePattern(cut: (on: Body) => Pattern, draping: Draping): Rest {
  const scene = setScene(cut, draping);
  let rest: Rest | undefined;
  for (const spacing of draping.spacings) rest = drapeAt(scene, spacing, rest);
  if (!rest) throw new Error('A drape needs at least one spacing.');
  return rest;
}
