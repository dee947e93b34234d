import type { Point } from '../../geometry/point.ts';
import type { Surface } from './surface.ts';

export interface Grid {
  columns: number;
  rows: number;
  /** Where `u` along the columns and `v` along the rows (0 to 1) lie. */
  at: (u: number, v: number) => Point;
  material: string;
  isClosedU?: boolean;
  isClosedV?: boolean;
  /** Counterclockwise from the other side: by default u × v points outside. */
  isFlipped?: boolean;
  inside?: string;
}

/** A lofted surface: a grid of places, its edges joined where it closes on itself. */
export function gridSurface(grid: Grid): Surface {
  const { columns, rows } = grid;
  const across = columns + (grid.isClosedU ? 0 : 1);
  const along = rows + (grid.isClosedV ? 0 : 1);
  const places = new Float64Array(across * along * 3);
  for (let i = 0; i < across; i += 1)
    for (let j = 0; j < along; j += 1)
      places.set(grid.at(i / columns, j / rows), (i * along + j) * 3);
  const triangles = new Uint32Array(columns * rows * 6);
  let next = 0;
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1) {
      const a = i * along + j;
      const b = ((i + 1) % across) * along + j;
      const c = ((i + 1) % across) * along + ((j + 1) % along);
      const d = i * along + ((j + 1) % along);
      triangles.set(grid.isFlipped ? [a, c, b, a, d, c] : [a, b, c, a, c, d], next);
      next += 6;
    }
  const { material } = grid;
  return { places, triangles, material, inside: grid.inside ?? null, detailing: null };
}
