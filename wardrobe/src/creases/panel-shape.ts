import type { Drape } from '../drapes/drape.ts';
import type { ClothBox } from './cloth-box.ts';

/** A panel as a planner of creases needs it: its box on the cloth, and where it is worn. */
export interface PanelShape extends ClothBox {
  name: string;
  role: string;
  /** How high above the floor its highest and its lowest place hang, centimeters. */
  high: number;
  low: number;
  /** The corners under the arms, where a panel has some: the left and the right of its cloth. */
  armpits: readonly [ClothCorner, ClothCorner];
  /** 1 where x of the cloth grows toward the middle of the wearer, -1 where it shrinks. */
  inward: 1 | -1;
}

interface ClothCorner {
  x: number;
  y: number;
}

/** Underarms lie at most so far below the shoulder of a panel, centimeters. */
const UNDERARM_CM = 34;

/** The highest place near the outermost one of the upper part. */
function cornerOf(cloth: Float32Array, upper: readonly number[], side: 1 | -1): ClothCorner {
  const outermost = upper.reduce(
    (far, at) => Math.max(far, (cloth[at * 2] ?? 0) * side),
    -Infinity,
  );
  let corner = { x: outermost * side, y: -Infinity };
  for (const at of upper) {
    const [x, y] = [cloth[at * 2] ?? 0, cloth[at * 2 + 1] ?? 0];
    if (x * side > outermost - 1 && y > corner.y) corner = { x, y };
  }
  return corner;
}

function shapeOf(drape: Drape, panel: number, vertices: readonly number[]): PanelShape {
  const { cloth, positions, panels } = drape;
  const { name = '', role = 'shell' } = panels[panel] ?? {};
  const range = (measure: (vertex: number) => number): [number, number] => {
    const values = vertices.map(measure);
    return [
      values.reduce((a, b) => Math.min(a, b), Infinity),
      values.reduce((a, b) => Math.max(a, b), -Infinity),
    ];
  };
  const [left, right] = range((at) => cloth[at * 2] ?? 0);
  const [bottom, top] = range((at) => cloth[at * 2 + 1] ?? 0);
  const [low, high] = range((at) => positions[at * 3 + 1] ?? 0);
  const upper = vertices.filter((at) => (cloth[at * 2 + 1] ?? 0) > top - UNDERARM_CM);
  const middle = (left + right) / 2;
  const outward = vertices.reduce(
    (sum, at) => sum + Math.abs(positions[at * 3] ?? 0) * ((cloth[at * 2] ?? 0) - middle),
    0,
  );
  const armpits = [cornerOf(cloth, upper, -1), cornerOf(cloth, upper, 1)] as const;
  return { name, role, left, right, bottom, top, low, high, armpits, inward: outward > 0 ? -1 : 1 };
}

/** All panels of a garment. */
export function panelShapes(drape: Drape): PanelShape[] {
  const vertices: number[][] = drape.panels.map(() => []);
  drape.panelOf.forEach((panel, vertex) => {
    vertices[panel]?.push(vertex);
  });
  return vertices.map((own, panel) => shapeOf(drape, panel, own));
}
