import type { BodyArms } from '../bodies/body.ts';
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

/** Nearer to the joint than this, centimeters, cloth finds its way by itself; farther out it goes with the arm. */
const FREE_CM = 11;
const CARRIED_CM = 28;

/** Sleeves go with their arms, the more so the farther they are from the shoulder. */
export function carrySleeves(
  { assembly, welding, count }: ClothModel,
  {
    arms,
    distances,
    positions,
  }: Pick<Carrying, 'arms' | 'distances'> & { positions: Float64Array },
): Carrying {
  const sides = new Int8Array(count);
  const shares = new Float64Array(count);
  for (const [vertex, panel] of assembly.panelOf.entries()) {
    const part = assembly.panels[panel]?.part;
    if (part !== 'left-arm' && part !== 'right-arm') continue;
    const particle = welding.particleOf[vertex] ?? 0;
    const joint = part === 'left-arm' ? arms.joints.left : arms.joints.right;
    const [x = 0, y = 0, z = 0] = positions.subarray(particle * 3, particle * 3 + 3);
    const away = Math.hypot(x - joint[0], y - joint[1], z - joint[2]);
    const share = Math.max(0, Math.min(1, (away - FREE_CM) / (CARRIED_CM - FREE_CM)));
    sides[particle] = part === 'left-arm' ? 1 : -1;
    shares[particle] = share * share * (3 - 2 * share);
  }
  return { arms, distances, shares, sides };
}

/**
 * Turns the arms to a lift, and with them the sleeves: all places that are remembered of them, so
 * that the turn gives no speed and uses up no bounds.
 */
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
