import type { Drape } from '../../drapes/drape.ts';

const CELL_CM = 1.5;

/** How near to the camera the trunk of a garment reaches at a place; minus infinity beside it. */
export type FrontOf = (x: number, y: number) => number;

const keyOf = (x: number, y: number): number =>
  Math.round(x / CELL_CM) * 4096 + Math.round(y / CELL_CM);

/** @param isSleeve of each panel whether it hangs with a sleeve */
export function frontOf({ positions, panelOf }: Drape, isSleeve: readonly boolean[]): FrontOf {
  const cells = new Map<number, number>();
  panelOf.forEach((panel, vertex) => {
    if (isSleeve[panel]) return;
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    // Between two vertices the front is as near as at either.
    for (const right of [-CELL_CM, 0, CELL_CM])
      for (const up of [-CELL_CM, 0, CELL_CM]) {
        const key = keyOf(x + right, y + up);
        cells.set(key, Math.max(cells.get(key) ?? -Infinity, z));
      }
  });
  return (x, y) => cells.get(keyOf(x, y)) ?? -Infinity;
}
