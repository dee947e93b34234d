import type { DistanceGrid } from './body-distances.ts';
import { type ContactSearch, findContacts } from './contacts/find-contacts.ts';
import { solveContacts } from './contacts/solve-contacts.ts';
import type { ClothModel } from './model/cloth-model.ts';
import { solveHinges } from './solve-hinges.ts';
import { solveSprings } from './solve-springs.ts';
import type { Stage } from './stages.ts';
import { touchBody } from './touch-body.ts';

/** A garment in motion. Three numbers for each particle, centimeters and centimeters a second. */
export interface Motion {
  model: ClothModel;
  grid: DistanceGrid;
  search: ContactSearch;
  positions: Float64Array;
  velocities: Float64Array;
  before: Float64Array;
}

const GRAVITY = 981;
/** No particle moves farther than this in a step, so that nothing passes through anything. */
const FURTHEST_CM = 0.09;
const STEPS_BETWEEN_SEARCHES = 8;
/** How far the middle of the cloth stays from the skin. */
const CLEARANCE_CM = 0.3;

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

/** Simulates a stage in small steps with one pass each (Macklin et al., Small Steps, 2019). */
export function runStage(motion: Motion, stage: Stage): void {
  const { model, grid, search, positions, before } = motion;
  const { contacts, touching } = search;
  const steps = Math.round(stage.seconds / stage.stepSeconds);
  const stepRate = 1 / (stage.stepSeconds * stage.stepSeconds);
  for (let step = 0; step < steps; step += 1) {
    if (stage.touchesItself && step % STEPS_BETWEEN_SEARCHES === 0) {
      findContacts(search, positions);
    }
    moveFreely(motion, stage);
    solveSprings(model, { positions, stepRate, isBackward: step % 2 === 1 });
    solveHinges(model, positions, stepRate);
    if (stage.touchesItself) solveContacts(model, { contacts, positions, before });
    holdTethers(motion, stage);
    touchBody(model, { grid, positions, before, clearance: CLEARANCE_CM, touching });
    readVelocities(motion, stage.stepSeconds);
  }
}
