import { makeDistanceGrid, sampleGrid } from '../geometry/distance-grid.ts';
import { meshField } from '../geometry/mesh-field.ts';
import { armFrame } from './arm.ts';
import type { Body, BodyArms } from './body.ts';
import { bodyAxes } from './body-axes.ts';
import { type BodyFields, bodyFields } from './body-fields.ts';
import { type BodyPlan, planBody } from './body-plan.ts';
import { figureOf, type Gender, SHAPES } from './figures.ts';
import { fitGirths, measureGirths } from './measure-girths.ts';
import { placeLandmarks } from './place-landmarks.ts';
import { onSide } from './posture.ts';
import { STANCE, STANCES } from './stances.ts';

const GENDERS = ['woman', 'man'] as const;

export type BodyName =
  `${(typeof GENDERS)[number]}-${(typeof SHAPES)[number]}-${(typeof STANCES)[number]}`;

/** Every body that can be made: "woman-hourglass-relaxed". */
export const BODY_NAMES: readonly BodyName[] = GENDERS.flatMap((gender) =>
  SHAPES.flatMap((shape) => STANCES.map((stance) => `${gender}-${shape}-${stance}` as const)),
);

/** Cells of a quarter to two centimeters, as the surface is curved, in a cube of 256 cm. */
const MESHING = { origin: [-128, -8, -128], step: 0.25, depth: 10, tolerance: 0.06 } as const;

/**
 * Makes a mannequin from its measures: fits its sections until the girths come out, meshes the
 * surface and measures distances to it. Takes some seconds, always with the same result.
 */
export function makeBody(name: BodyName): Body {
  const gender: Gender = GENDERS.find((one) => name.startsWith(one)) ?? 'woman';
  const shape = SHAPES.find((one) => name.includes(`-${one}-`)) ?? 'straight';
  const stance = STANCES.find((one) => name.endsWith(one)) ?? 'relaxed';
  const plan = fitGirths(planBody(gender, figureOf(gender, shape), STANCE[stance]));
  const fields = bodyFields(plan);
  const mesh = meshField(fields.whole, MESHING);
  const grid = makeDistanceGrid(mesh, fields.whole);
  const place = new Float64Array(3);
  return {
    name,
    gender,
    heightCm: plan.figure.heightCm,
    landmarks: placeLandmarks(plan, fields),
    girths: measureGirths(plan, fields),
    axes: bodyAxes(plan, fields),
    mesh,
    arms: takeArms(plan, fields),
    // The parameters are gathered because the interface has four of them.
    sample: (...given) => {
      place[0] = given[0];
      place[1] = given[1];
      place[2] = given[2];
      sampleGrid(grid, place, given[3]);
    },
  };
}

/** The fold goes so much farther up than where the arm parts from the trunk. */
const ABOVE_ARMPIT_CM = 1.5;

function takeArms(plan: BodyPlan, fields: BodyFields): BodyArms {
  const jointOf = (side: 'left' | 'right') => onSide(side, armFrame(plan, side).origin);
  return {
    withoutArms: fields.withoutArms,
    left: fields.leftArm,
    right: fields.rightArm,
    joints: { left: jointOf('left'), right: jointOf('right') },
    blendAt: fields.blendAt,
    armpitY: plan.levels.armpit + ABOVE_ARMPIT_CM,
  };
}
