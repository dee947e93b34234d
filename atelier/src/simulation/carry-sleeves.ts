import { BODY_PARTS, type BodyArms } from '../bodies/body.ts';
import type { LiftedDistances } from './lifted-distances.ts';
import type { ClothModel } from './model/cloth-model.ts';

/** How much of an arm's turn each particle takes with it, and about which joint. */
export interface Carrying {
  arms: BodyArms;
  distances: LiftedDistances;
  shares: Float64Array;
  /** 1 on the left arm, -1 on the right one. */
  sides: Int8Array;
}

/** Passes that even out how much is carried, so that cloth bends where trunk and sleeve meet. */
const SMOOTHING = 40;

/** Sleeves go with their arms all the way but near the shoulder; what is on the trunk stays. */
export function carrySleeves(
  { assembly, welding, count, springs, edgeCount }: ClothModel,
  { arms, distances }: Pick<Carrying, 'arms' | 'distances'>,
): Carrying {
  const sides = new Int8Array(count);
  const isFixed = new Uint8Array(count);
  for (const [vertex, panel] of assembly.panelOf.entries()) {
    const part = assembly.panels[panel]?.part ?? BODY_PARTS[0];
    const particle = welding.particleOf[vertex] ?? 0;
    if (part === 'left-arm') sides[particle] = 1;
    else if (part === 'right-arm') sides[particle] = -1;
    else isFixed[particle] = 1;
  }
  let shares = Float64Array.from(sides, (side, particle) =>
    isFixed[particle] ? 0 : Math.abs(side),
  );
  for (let pass = 0; pass < SMOOTHING; pass += 1) {
    const sums = new Float64Array(count);
    const near = new Float64Array(count);
    for (let edge = 0; edge < edgeCount; edge += 1) {
      const one = springs.ends[edge * 2] ?? 0;
      const other = springs.ends[edge * 2 + 1] ?? 0;
      sums[one] = (sums[one] ?? 0) + (shares[other] ?? 0);
      sums[other] = (sums[other] ?? 0) + (shares[one] ?? 0);
      near[one] = (near[one] ?? 0) + 1;
      near[other] = (near[other] ?? 0) + 1;
    }
    shares = sums.map((sum, particle) => (isFixed[particle] ? 0 : sum / (near[particle] ?? 1)));
  }
  return { arms, distances, shares, sides };
}

/** Turns the arms to a lift, and with them the sleeves; `before` too, so that it gives no speed. */
export function turnArms(
  { arms, distances, shares, sides }: Carrying,
  lift: number,
  moved: readonly Float64Array[],
): void {
  const turn = lift - distances.lift;
  distances.lift = lift;
  for (let particle = 0; particle < shares.length; particle += 1) {
    const side = sides[particle] ?? 0;
    const share = shares[particle] ?? 0;
    if (side === 0 || share === 0) continue;
    const joint = side > 0 ? arms.joints.left : arms.joints.right;
    const cos = Math.cos(turn * share * side);
    const sin = Math.sin(turn * share * side);
    for (const positions of moved) {
      const dx = (positions[particle * 3] ?? 0) - joint[0];
      const dy = (positions[particle * 3 + 1] ?? 0) - joint[1];
      positions[particle * 3] = joint[0] + dx * cos - dy * sin;
      positions[particle * 3 + 1] = joint[1] + dx * sin + dy * cos;
    }
  }
}
