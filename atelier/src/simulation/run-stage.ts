import type { BodyDistances } from './body-distances.ts';
import { type Carrying, turnArms } from './carry-sleeves.ts';
import { type Guard, holdWithin, measureGuard } from './contacts/guard.ts';
import { solveContacts } from './contacts/solve-contacts.ts';
import type { ClothModel } from './model/cloth-model.ts';
import { solveHinges } from './solve-hinges.ts';
import { solveSprings } from './solve-springs.ts';
import type { Stage } from './stages.ts';
import { touchBody } from './touch-body.ts';

/** A garment in motion. Three numbers for each particle, centimeters and centimeters a second. */
export interface Motion {
  model: ClothModel;
  distances: BodyDistances;
  guard: Guard;
  positions: Float64Array;
  velocities: Float64Array;
  before: Float64Array;
  /** Sleeves on arms that are lifted. */
  carrying?: Carrying;
}

const GRAVITY = 981;
/** No particle moves farther than this in a step, so that nothing passes through anything. */
const FURTHEST_CM = 0.09;
const STEPS_BETWEEN_MEASURES = { least: 3, most: 6 } as const;
/** Where more than this share of the cloth cannot move on, it is measured again. */
const MOST_HELD = 0.002;
/** How far arms turn, in radians, before it is looked for anew what comes near their sleeves. */
const FURTHEST_TURN = 0.03;
/** How far the middle of the cloth stays from the skin. */
const CLEARANCE_CM = 0.32;

/** Moves all particles by their speed and weight, as if nothing held them. */
function moveFreely({ model, positions, velocities, before }: Motion, stage: Stage): void {
  const { stepSeconds, gravity } = stage;
  const kept = Math.exp(-(stage.damping + model.damping) * stepSeconds);
  const fall = GRAVITY * gravity * stepSeconds;
  before.set(positions);
  for (let at = 0; at < positions.length; at += 3) {
    let vx = (velocities[at] ?? 0) * kept;
    let vy = (velocities[at + 1] ?? 0) * kept - fall;
    let vz = (velocities[at + 2] ?? 0) * kept;
    const way = Math.sqrt(vx * vx + vy * vy + vz * vz) * stepSeconds;
    if (way > FURTHEST_CM) {
      vx *= FURTHEST_CM / way;
      vy *= FURTHEST_CM / way;
      vz *= FURTHEST_CM / way;
    }
    positions[at] = (positions[at] ?? 0) + vx * stepSeconds;
    positions[at + 1] = (positions[at + 1] ?? 0) + vy * stepSeconds;
    positions[at + 2] = (positions[at + 2] ?? 0) + vz * stepSeconds;
  }
}

function holdTethers({ model, positions }: Motion, { isHeld }: Stage): void {
  const { assembly, welding } = model;
  for (const { vertex, at, forGood } of assembly.tethers) {
    if (!forGood && !isHeld) continue;
    const particle = (welding.particleOf[vertex] ?? 0) * 3;
    positions[particle + 1] = at[1];
  }
}

function readVelocities({ positions, velocities, before }: Motion, stepSeconds: number): void {
  for (let at = 0; at < positions.length; at += 1) {
    velocities[at] = ((positions[at] ?? 0) - (before[at] ?? 0)) / stepSeconds;
  }
}

const isDue = (steps: number, isHeld: boolean) =>
  steps >= (isHeld ? STEPS_BETWEEN_MEASURES.least : STEPS_BETWEEN_MEASURES.most);

/** Simulates a stage in small steps with one pass each (Macklin et al., Small Steps, 2019). */
export function runStage(motion: Motion, stage: Stage): void {
  const { model, distances, guard, positions, before, carrying } = motion;
  const { contacts } = guard;
  const { grip = 1 } = stage;
  const steps = Math.round(stage.seconds / stage.stepSeconds);
  const stepRate = 1 / (stage.stepSeconds * stage.stepSeconds);
  const most = MOST_HELD * model.count;
  const lift = carrying?.distances.lift ?? 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let held = 0;
  let turned = 0;
  for (let step = 0; step < steps; step += 1) {
    if (stage.touchesItself && isDue(step - measuredAt, held > most)) {
      if (turned > FURTHEST_TURN) {
        guard.isListed = false;
        turned = 0;
      }
      measureGuard(guard, positions);
      measuredAt = step;
    }
    moveFreely(motion, stage);
    if (carrying && stage.lowersArms) {
      turnArms(carrying, lift * (1 - (step + 1) / steps), [
        positions,
        before,
        guard.measured,
        guard.listed,
      ]);
      turned += lift / steps;
    }
    solveSprings(model, { positions, stepRate, isBackward: step % 2 === 1 });
    solveHinges(model, positions, stepRate);
    holdTethers(motion, stage);
    touchBody(model, { distances, positions, before, clearance: CLEARANCE_CM, grip });
    if (stage.touchesItself) solveContacts(model, { contacts, positions, before, grip });
    if (stage.touchesItself) held = holdWithin(guard, positions);
    readVelocities(motion, stage.stepSeconds);
  }
}
