import type { Drape } from '../drapes/drape.ts';
import type { DrapeLine } from '../drapes/drape-parts.ts';

interface SheetShape {
  widthCm?: number;
  /** Into how many squares each side is divided. */
  steps?: number;
  /** How far it stands out at a place, centimeters: folds. */
  depth?: (x: number, y: number) => number;
  lines?: (vertexAt: (column: number, row: number) => number) => DrapeLine[];
}

const HEIGHT_CM = 50;

/** A flat or folded cloth, 50 cm high and usually 40 wide, that hangs before the camera. */
export function clothSheet({
  widthCm = 40,
  steps = 40,
  depth = () => 0,
  lines,
}: SheetShape = {}): Drape {
  const side = steps + 1;
  const vertexAt = (column: number, row: number) => row * side + column;
  const positions = new Float32Array(side * side * 3);
  const cloth = new Float32Array(side * side * 2);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const x = (column / steps - 0.5) * widthCm;
      const y = (row / steps) * HEIGHT_CM;
      positions.set([x, y + 80, depth(x, y)], vertexAt(column, row) * 3);
      cloth.set([x, y], vertexAt(column, row) * 2);
    }
  const triangles: number[] = [];
  for (let row = 0; row < steps; row += 1)
    for (let column = 0; column < steps; column += 1) {
      const a = vertexAt(column, row);
      const b = vertexAt(column + 1, row);
      const c = vertexAt(column, row + 1);
      const d = vertexAt(column + 1, row + 1);
      triangles.push(a, b, d, a, d, c);
    }
  return {
    name: 'sheet',
    body: 'none',
    positions,
    cloth,
    triangles: Uint32Array.from(triangles),
    panelOf: new Uint16Array(side * side),
    weldedTo: Uint32Array.from({ length: side * side }, (_, vertex) => vertex),
    panels: [{ name: 'front', role: 'shell', layer: 0, grain: 0 }],
    lines: lines?.(vertexAt) ?? [],
    fastenings: [],
  };
}
