import type { OrientedEdges } from '../descriptors/oriented-edges.ts';
import type { Box, Foreground } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';
import { findBlobs } from './blobs.ts';

export interface PatternMeasures {
  /** The share of the cloth's cells that carry edges, from 0 to 1. */
  patternedCells: number;
  /** The share of edge strength within 15° of the strongest direction, and at right angles to it. */
  aligned: number;
  crossing: number;
  /** The strongest direction of the gradient in radians, from 0 (left to right) up to π. */
  direction: number;
  /** Small blobs that differ from the cloth, and the share of them that is round. */
  dots: number;
  roundShare: number;
  /** Hue sectors (of 8) that hold at least a twentieth of the cloth each. */
  hues: number;
}

const DIRECTIONS = 36;
const HUE_SECTORS = 8;
const EDGE_MIN = 2.2;
const CELL_PX = 8;
const CELL_EDGES_MIN = 0.22;
const COLORED_CHROMA = 14;

/** Measures the middle of the foreground's box, where cloth is most and outline is least. */
export function measurePattern(
  image: LabImage,
  { inside, box }: Foreground,
  edges: OrientedEdges,
): PatternMeasures {
  const window = middleOf(box);
  const directions = new Float32Array(DIRECTIONS);
  const hues = new Float32Array(HUE_SECTORS);
  const cells = new Map<number, { cloth: number; edges: number }>();
  let cloth = 0;
  for (let y = window.top; y < window.bottom; y += 1) {
    for (let x = window.left; x < window.right; x += 1) {
      const at = y * image.width + x;
      if (!isInterior(inside, at, image.width)) continue;
      cloth += 1;
      const strength = edges.strength[at] ?? 0;
      countCell(cells, Math.floor(y / CELL_PX) * 1000 + Math.floor(x / CELL_PX), strength);
      if (strength >= EDGE_MIN) addDirection(directions, edges.direction[at] ?? 0, strength);
      addHue(hues, image.lab[at * 3 + 1] ?? 0, image.lab[at * 3 + 2] ?? 0);
    }
  }
  const full = [...cells.values()].filter((cell) => cell.cloth > (CELL_PX * CELL_PX) / 2);
  const patterned = full.filter((cell) => cell.edges > cell.cloth * CELL_EDGES_MIN);
  return {
    patternedCells: patterned.length / Math.max(full.length, 1),
    ...alignment(directions),
    ...findBlobs(image, inside, window),
    hues: hues.filter((count) => count > cloth / 20).length,
  };
}

function middleOf({ left, top, right, bottom }: Box): Box {
  const acrossMargin = Math.floor((right - left) * 0.25);
  const downMargin = Math.floor((bottom - top) * 0.25);
  return {
    left: left + acrossMargin,
    top: top + downMargin,
    right: right - acrossMargin,
    bottom: bottom - downMargin,
  };
}

/** Foreground with foreground three pixels away on every side. */
function isInterior(inside: Uint8Array, at: number, width: number): boolean {
  const sides = (inside[at - 3] ?? 0) + (inside[at + 3] ?? 0);
  const ends = (inside[at - 3 * width] ?? 0) + (inside[at + 3 * width] ?? 0);
  return inside[at] === 1 && sides + ends === 4;
}

function countCell(
  cells: Map<number, { cloth: number; edges: number }>,
  key: number,
  strength: number,
) {
  const cell = cells.get(key) ?? { cloth: 0, edges: 0 };
  cell.cloth += 1;
  if (strength >= EDGE_MIN) cell.edges += 1;
  cells.set(key, cell);
}

function addDirection(directions: Float32Array, direction: number, strength: number) {
  const bin = Math.round((direction / Math.PI) * DIRECTIONS) % DIRECTIONS;
  directions[bin] = (directions[bin] ?? 0) + strength;
}

function addHue(hues: Float32Array, a: number, b: number) {
  if (Math.hypot(a, b) < COLORED_CHROMA) return;
  const sector = Math.floor((Math.atan2(b, a) / (2 * Math.PI) + 0.5) * HUE_SECTORS) % HUE_SECTORS;
  hues[sector] = (hues[sector] ?? 0) + 1;
}

type Alignment = Pick<PatternMeasures, 'aligned' | 'crossing' | 'direction'>;

function alignment(directions: Float32Array): Alignment {
  const total = directions.reduce((sum, value) => sum + value, 0);
  if (total === 0) return { aligned: 0, crossing: 0, direction: 0 };
  const around = (bin: number): number =>
    [-3, -2, -1, 0, 1, 2, 3].reduce(
      (sum, step) => sum + (directions[(bin + step + DIRECTIONS) % DIRECTIONS] ?? 0),
      0,
    ) / total;
  let best = 0;
  for (let bin = 1; bin < DIRECTIONS; bin += 1) if (around(bin) > around(best)) best = bin;
  return {
    aligned: around(best),
    crossing: around(best + DIRECTIONS / 2),
    direction: (best / DIRECTIONS) * Math.PI,
  };
}
