import type { Girths } from './body.ts';
import type { Figure, Gender } from './figures.ts';
import type { Stance } from './stances.ts';

/** Heights in centimeters from the floor. */
interface Levels {
  crown: number;
  chin: number;
  frontNeck: number;
  sideNeck: number;
  backNeck: number;
  shoulder: number;
  armpit: number;
  bust: number;
  underbust: number;
  waist: number;
  hip: number;
  crotch: number;
  knee: number;
  calf: number;
  ankle: number;
}

/** All that the parts of a body are made from. */
export interface BodyPlan {
  gender: Gender;
  figure: Figure;
  stance: Stance;
  /** Centimeters of this body for one of the body that the tables of sections describe. */
  unit: number;
  levels: Levels;
  /** What the sections at each girth are multiplied by, so that the girth comes out as asked. */
  fit: Girths;
}

/**
 * Landmark heights of the bodies that the tables of sections describe, set
 * by hand: average proportions with the longer legs of a fit model.
 */
const REFERENCE: Record<Gender, Levels> = {
  woman: {
    crown: 175,
    chin: 153,
    frontNeck: 143.6,
    sideNeck: 148.6,
    backNeck: 150,
    shoulder: 143,
    armpit: 132,
    bust: 127.5,
    underbust: 120.5,
    waist: 110,
    hip: 90.5,
    crotch: 81,
    knee: 48.5,
    calf: 36.5,
    ankle: 10,
  },
  man: {
    crown: 185,
    chin: 161.8,
    frontNeck: 151.6,
    sideNeck: 157,
    backNeck: 158.4,
    shoulder: 151,
    armpit: 138.5,
    bust: 134,
    underbust: 126,
    waist: 114.5,
    hip: 95,
    crotch: 85.5,
    knee: 51.5,
    calf: 39,
    ankle: 10.5,
  },
};

const EVEN: Girths = {
  neck: 1,
  bust: 1,
  underbust: 1,
  waist: 1,
  hip: 1,
  thigh: 1,
  knee: 1,
  calf: 1,
  ankle: 1,
  upperArm: 1,
  elbow: 1,
  wrist: 1,
  head: 1,
};

export function planBody(gender: Gender, figure: Figure, stance: Stance): BodyPlan {
  const { crown, ...rest } = REFERENCE[gender];
  const unit = figure.heightCm / crown;
  const levels = { crown: figure.heightCm, ...scaleAll(rest, unit) };
  return { gender, figure, stance, unit, levels, fit: EVEN };
}

const scaleAll = (rest: Omit<Levels, 'crown'>, unit: number): Omit<Levels, 'crown'> => ({
  chin: rest.chin * unit,
  frontNeck: rest.frontNeck * unit,
  sideNeck: rest.sideNeck * unit,
  backNeck: rest.backNeck * unit,
  shoulder: rest.shoulder * unit,
  armpit: rest.armpit * unit,
  bust: rest.bust * unit,
  underbust: rest.underbust * unit,
  waist: rest.waist * unit,
  hip: rest.hip * unit,
  crotch: rest.crotch * unit,
  knee: rest.knee * unit,
  calf: rest.calf * unit,
  ankle: rest.ankle * unit,
});
