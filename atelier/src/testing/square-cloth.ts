import { findCloth } from '../cloths/cloths.ts';
import type { Point } from '../geometry/point.ts';
import type { FlatPoint } from '../patterns/flat/outline.ts';
import type { Pattern, PatternPanel } from '../patterns/pattern.ts';
import { makePanel } from '../patterns/pieces/make-panel.ts';
import { assemble } from '../patterns/sewing/assemble.ts';
import { makeClothModel } from '../simulation/model/make-cloth-model.ts';
import { columnBody } from './column-body.ts';

export const SIDE_CM = 12;

/** A square of cloth, placed by a rule. */
export function square(name: string, place: (u: number, v: number) => Point): PatternPanel {
  const corners: FlatPoint[] = [
    [0, 0],
    [SIDE_CM, 0],
    [SIDE_CM, SIDE_CM],
    [0, SIDE_CM],
  ];
  return makePanel({
    name,
    place,
    edges: corners.map((from, index) => ({
      name: `edge-${index}`,
      points: [from, corners[(index + 1) % 4] ?? from],
    })),
  });
}

/** Squares of jersey, meshed coarsely; they are sewn to nothing. */
export function squaresOfJersey(panels: readonly PatternPanel[], tethers: Pattern['tethers'] = []) {
  const pattern = { name: 'squares', panels, seams: [], tethers, fastenings: [], buttoned: [] };
  return makeClothModel(assemble(pattern, columnBody(), 1.5), () => findCloth('jersey'));
}
