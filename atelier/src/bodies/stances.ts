export const STANCES = ['relaxed', 'contrapposto'] as const;
export type StanceName = (typeof STANCES)[number];

interface LegStance {
  /** Centimeters from the middle to knee and ankle, and how far they stand forward. */
  knee: { x: number; z: number };
  ankle: { x: number; z: number };
  /** Radians that the toes point outward, and how far the heel is lifted. */
  toeOut: number;
}

interface ArmStance {
  /** Radians: away from the trunk, forward, and the bend of the elbow. */
  away: number;
  forward: number;
  bend: number;
  /** How far the back of the hand turns to the front. */
  twist: number;
}

/** How a body stands; left is the wearer's, x runs to the wearer's left. */
export interface Stance {
  /** Radians that pelvis and shoulders lean (positive: left side up), and their shift sideways. */
  pelvis: { lean: number; shift: number };
  shoulders: { lean: number; shift: number };
  left: { leg: LegStance; arm: ArmStance };
  right: { leg: LegStance; arm: ArmStance };
}

const DEGREE = Math.PI / 180;

const calmLeg: LegStance = { knee: { x: 8.1, z: 0 }, ankle: { x: 8.3, z: 0 }, toeOut: 9 * DEGREE };
const calmArm: ArmStance = {
  away: 22 * DEGREE,
  forward: 0,
  bend: 12 * DEGREE,
  twist: 22 * DEGREE,
};

export const STANCE: Record<StanceName, Stance> = {
  relaxed: {
    pelvis: { lean: 0, shift: 0 },
    shoulders: { lean: 0, shift: 0 },
    left: { leg: calmLeg, arm: calmArm },
    right: { leg: calmLeg, arm: calmArm },
  },
  contrapposto: {
    pelvis: { lean: -4.5 * DEGREE, shift: -2.6 },
    shoulders: { lean: 2.2 * DEGREE, shift: -0.6 },
    left: {
      leg: { knee: { x: 10, z: 5 }, ankle: { x: 11.5, z: 0.5 }, toeOut: 20 * DEGREE },
      arm: { away: 17 * DEGREE, forward: 3 * DEGREE, bend: 24 * DEGREE, twist: 30 * DEGREE },
    },
    right: {
      leg: { knee: { x: 8.8, z: -0.4 }, ankle: { x: 5.6, z: 0 }, toeOut: 8 * DEGREE },
      arm: { away: 12 * DEGREE, forward: -2 * DEGREE, bend: 12 * DEGREE, twist: 20 * DEGREE },
    },
  },
};
