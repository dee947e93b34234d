import type { Point } from '../geometry/point.ts';

/** A net of places: where each lies in the picture of the person, and what of the garment is there. */
export interface Mesh {
  readonly rows: number;
  readonly columns: number;
  /** Two numbers a place, row by row; there is one place more than rows and columns. */
  readonly target: Float32Array;
  readonly source: Float32Array;
  /** What the light is multiplied by. */
  readonly shade: Float32Array;
  /** What the opacity is multiplied by, from 0 to 1. */
  readonly opacity: Float32Array;
}

export interface MeshPlace {
  readonly target: Point;
  readonly source: Point;
  readonly shade: number;
  /** 1 where nothing is said. */
  readonly opacity?: number;
}

/** A net of `at`, which is asked for shares of rows and columns from 0 to 1. */
export function makeMesh(
  rows: number,
  columns: number,
  at: (down: number, across: number) => MeshPlace,
): Mesh {
  const count = (rows + 1) * (columns + 1);
  const mesh = {
    rows,
    columns,
    target: new Float32Array(count * 2),
    source: new Float32Array(count * 2),
    shade: new Float32Array(count),
    opacity: new Float32Array(count),
  };
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const index = row * (columns + 1) + column;
      const { target, source, shade, opacity = 1 } = at(row / rows, column / columns);
      mesh.target[index * 2] = target.x;
      mesh.target[index * 2 + 1] = target.y;
      mesh.source[index * 2] = source.x;
      mesh.source[index * 2 + 1] = source.y;
      mesh.shade[index] = shade;
      mesh.opacity[index] = opacity;
    }
  }
  return mesh;
}
