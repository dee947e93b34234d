import { type Side, signOf } from '../geometry/point.ts';
import { partIndex } from '../person/label-parts.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { usualArm } from './limb-outline.ts';

/** The trunk is measured at levels from the armpits to the thighs; 0 are the shoulders, 1 the hips. */
const FROM = 0.2;
const TO = 1.6;
const STEP = 0.05;
const LEVELS = Math.round((TO - FROM) / STEP) + 1;
/** Shares of the shoulder width: no trunk is narrower, and bare arms lie further out. */
const INNERMOST = 0.25;
const ARMS_FROM = 0.33;
const WIDEST = 0.9;
/** How much of an arm's thickness keeps the trunk away from its middle. */
const ARM_KEPT = 0.8;

/** What a trunk measures usually, from its axis, for where arms or wide clothes hide it. */
function usualHalf({ body }: SeenPerson, down: number): number {
  const unit = body.shoulderWidth;
  const hip = Math.max(Math.abs(body.hips[1].x - body.hips[0].x), 0.5 * unit) * 0.92;
  if (down < 0.35) return 0.56 * unit;
  if (down < 0.7) return unit * between(0.56, 0.48, (down - 0.35) / 0.35);
  return between(0.48 * unit, hip, smoothStep(0.7, 1.08, down));
}

function measure(person: SeenPerson, down: number, side: Side): number | null {
  const { body, alpha, labels, width, height } = person;
  const unit = body.shoulderWidth;
  const arms = [partIndex('left_arm'), partIndex('right_arm')];
  for (let beside = INNERMOST * unit; beside < WIDEST * unit; beside += 1) {
    const at = down * body.trunkLength;
    const x = Math.round(body.chest.x + body.down.x * at + body.across.x * beside * signOf(side));
    const y = Math.round(body.chest.y + body.down.y * at + body.across.y * beside * signOf(side));
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const here = y * width + x;
    if ((alpha[here] ?? 0) < 128) return beside;
    if (beside > ARMS_FROM * unit && down < 1.2 && arms.includes(labels[here] ?? 0)) return beside;
  }
  return null;
}

/** How far beside the axis the inner side of an arm is at a level; null where no arm hangs there. */
function innerArm({ body }: SeenPerson, down: number, side: Side): number | null {
  const joints = [body.shoulders[side], body.elbows[side], body.wrists[side]].map(({ x, y }) => ({
    down: trunkDown(body, x, y),
    beside: trunkAcross(body, x, y) * signOf(side),
  }));
  for (const [bone, to] of joints.slice(1).entries()) {
    const from = joints[bone];
    if (!from || down < from.down || down >= to.down) continue;
    const share = (down - from.down) / (to.down - from.down);
    const thick = usualArm(bone + share) * body.shoulderWidth;
    return between(from.beside, to.beside, share) - thick * ARM_KEPT;
  }
  return null;
}

/** How far the trunk reaches from its axis at a level, in pixels. */
export type TrunkHalf = (down: number, side: Side) => number;

/** Measures the trunk of a person on both sides, smoothed and held near what is usual. */
export function measureTrunk(person: SeenPerson): TrunkHalf {
  const sides = ([0, 1] as const).map((side) => {
    let halves = Float64Array.from({ length: LEVELS }, (_, level) => {
      const down = FROM + level * STEP;
      const usual = usualHalf(person, down);
      const found = measure(person, down, side);
      // An arm in a sleeve of the same color looks like a part of the trunk.
      const arm = down > 0.4 ? innerArm(person, down, side) : null;
      const most = arm === null ? usual * 1.22 : clamp(arm, usual * 0.9, usual * 1.22);
      return found === null ? Math.min(usual, most) : clamp(found, usual * 0.82, most);
    });
    for (let round = 0; round < 3; round += 1) {
      halves = halves.map((half, level, all) => {
        const before = all[Math.max(0, level - 1)] ?? half;
        const after = all[Math.min(LEVELS - 1, level + 1)] ?? half;
        return (before + 2 * half + after) / 4;
      });
    }
    return halves;
  });
  return (down, side) => {
    const place = clamp((down - FROM) / STEP, 0, LEVELS - 1.001);
    const level = Math.floor(place);
    const halves = sides[side];
    return between(halves?.[level] ?? 0, halves?.[level + 1] ?? 0, place - level);
  };
}
