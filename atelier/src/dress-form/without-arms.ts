import type { Body } from '../bodies/body.ts';
import { bodyFields } from '../bodies/body-fields.ts';
import { planBody } from '../bodies/body-plan.ts';
import { figureOf, SHAPES } from '../bodies/figures.ts';
import { fitGirths } from '../bodies/measure-girths.ts';
import { STANCE, STANCES } from '../bodies/stances.ts';
import { makeDistanceGrid, sampleGrid } from '../geometry/distance-grid.ts';
import { type Field, smoothMinimum } from '../geometry/field.ts';
import { meshField } from '../geometry/mesh-field.ts';

const MESHING = { origin: [-128, -8, -128], step: 0.25, depth: 10, tolerance: 0.06 } as const;
const CHIN_BLEND = 2.6;

/**
 * The same body without its arms: a dress form. What has no sleeves is cut and draped on it, as the
 * flesh of an arm gives way to a side seam that a hard mannequin would crush.
 */
export function withoutArms(body: Body): Body {
  const shape = SHAPES.find((one) => body.name.includes(`-${one}-`)) ?? 'straight';
  const stance = STANCES.find((one) => body.name.endsWith(one)) ?? 'relaxed';
  const plan = fitGirths(planBody(body.gender, figureOf(body.gender, shape), STANCE[stance]));
  const { lower, head } = bodyFields(plan);
  const field: Field = (x, y, z) => {
    const d = lower(x, y, z);
    if (y <= plan.levels.frontNeck) return d;
    return smoothMinimum(d, head(x, y, z), CHIN_BLEND * plan.unit);
  };
  const mesh = meshField(field, MESHING);
  const grid = makeDistanceGrid(mesh, field);
  const place = new Float64Array(3);
  return {
    ...body,
    mesh,
    sample: (...given) => {
      place[0] = given[0];
      place[1] = given[1];
      place[2] = given[2];
      sampleGrid(grid, place, given[3]);
    },
  };
}
