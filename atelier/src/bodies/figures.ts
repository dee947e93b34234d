import type { Girths } from './body.ts';

export const SHAPES = [
  'straight',
  'hourglass',
  'pear',
  'full',
  'athletic',
  'petite',
  'tall',
] as const;
export type Shape = (typeof SHAPES)[number];
export type Gender = 'woman' | 'man';

/** What distinguishes one person from another of the same sex, before they take a stance. */
export interface Figure {
  heightCm: number;
  girths: Girths;
  /** Half the distance between the shoulder joints, in parts of the average. */
  shoulder: number;
  /** The radius of a breast in centimeters; for a man how far the chest muscle stands out. */
  breast: number;
  /** How far the belly and the seat stand out beyond the average, in centimeters. */
  belly: number;
  seat: number;
  /** How clearly muscles show, 0 to 1. */
  muscle: number;
}

type Row = readonly [heightCm: number, ...girths: number[]];

/**
 * Girths of fit models, set by hand and taken from no measured table: ISO 8559-3 (drops of bust,
 * waist and hip) and ANSUR II (limbs in proportion) are what to hold them against.
 * Height, neck, bust, underbust, waist, hip, thigh, knee, calf, ankle, upper arm, elbow, wrist, head.
 */
const MEASURES: Record<Gender, Record<Shape, Row>> = {
  woman: {
    straight: [175, 32.5, 86, 74, 69, 92, 54, 36, 35, 21.5, 26, 23.5, 15.2, 55.5],
    hourglass: [173, 33, 92, 75, 67, 97, 57, 36.8, 36, 21.8, 27, 24, 15.4, 55.5],
    pear: [170, 32.5, 87, 75, 71, 103, 61, 38.5, 37.5, 22.2, 27.5, 24, 15.3, 55.5],
    full: [170, 37, 112, 97, 98, 116, 66, 42, 41, 24, 35, 28.5, 17, 56.5],
    athletic: [176, 33.5, 90, 78, 72, 95, 56, 37, 37, 22, 28.5, 24.5, 15.8, 55.5],
    petite: [160, 31.5, 84, 72, 66, 90, 53, 34.5, 34, 20.8, 25.5, 22.8, 14.6, 54.5],
    tall: [183, 33.5, 90, 77, 72, 97, 56.5, 37.5, 36.5, 22.2, 27, 24.3, 15.8, 56],
  },
  man: {
    straight: [185, 38, 98, 92, 82, 97, 55, 38, 37.5, 23, 30.5, 27, 17.2, 57.5],
    hourglass: [183, 38.5, 102, 93, 80, 99, 57, 38.5, 38, 23.2, 32, 27.5, 17.4, 57.5],
    pear: [180, 38.5, 98, 94, 90, 104, 60, 39.5, 39, 23.8, 31.5, 27.5, 17.3, 57.5],
    full: [181, 43, 116, 112, 114, 115, 64, 42, 41.5, 25, 37, 31, 18.8, 58.5],
    athletic: [186, 40.5, 107, 96, 82, 100, 60, 39.5, 40, 23.8, 36, 29.5, 18, 57.8],
    petite: [170, 37, 94, 88, 79, 93, 53, 36.5, 36, 22.2, 29.5, 26, 16.6, 56.8],
    tall: [195, 39.5, 103, 97, 86, 102, 57.5, 40, 39, 24, 32, 28.2, 18, 58.5],
  },
};

type Traits = Pick<Figure, 'shoulder' | 'breast' | 'belly' | 'seat' | 'muscle'>;

const TRAITS: Record<Gender, Record<Shape, Traits>> = {
  woman: {
    straight: { shoulder: 1, breast: 5, belly: 0, seat: 0, muscle: 0.35 },
    hourglass: { shoulder: 1, breast: 5.9, belly: 0, seat: 0.6, muscle: 0.25 },
    pear: { shoulder: 0.97, breast: 5.2, belly: 0.4, seat: 0.9, muscle: 0.15 },
    full: { shoulder: 1.04, breast: 7.2, belly: 2.6, seat: 0.8, muscle: 0 },
    athletic: { shoulder: 1.06, breast: 4.7, belly: -0.2, seat: 0.4, muscle: 0.8 },
    petite: { shoulder: 1, breast: 4.8, belly: 0, seat: 0.2, muscle: 0.3 },
    tall: { shoulder: 1.01, breast: 5, belly: 0, seat: 0.1, muscle: 0.35 },
  },
  man: {
    straight: { shoulder: 1, breast: 1, belly: 0, seat: 0, muscle: 0.5 },
    hourglass: { shoulder: 1.02, breast: 1.2, belly: -0.2, seat: 0.3, muscle: 0.7 },
    pear: { shoulder: 0.97, breast: 0.9, belly: 1.4, seat: 0.5, muscle: 0.2 },
    full: { shoulder: 1.03, breast: 1.4, belly: 4, seat: 0.4, muscle: 0 },
    athletic: { shoulder: 1.06, breast: 1.7, belly: -0.3, seat: 0.6, muscle: 1 },
    petite: { shoulder: 1, breast: 1, belly: 0, seat: 0, muscle: 0.5 },
    tall: { shoulder: 1, breast: 1, belly: 0, seat: 0, muscle: 0.5 },
  },
};

export function figureOf(gender: Gender, shape: Shape): Figure {
  const [heightCm, neck = 0, bust = 0, underbust = 0, waist = 0, hip = 0, thigh = 0, ...limbs] =
    MEASURES[gender][shape];
  const [knee = 0, calf = 0, ankle = 0, upperArm = 0, elbow = 0, wrist = 0, head = 0] = limbs;
  const trunk = { neck, bust, underbust, waist, hip };
  const girths = { ...trunk, thigh, knee, calf, ankle, upperArm, elbow, wrist, head };
  return { heightCm, girths, ...TRAITS[gender][shape] };
}
