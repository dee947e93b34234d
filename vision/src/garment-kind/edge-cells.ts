import { CANVAS_SIDE, type KindCanvas } from './kind-canvas.ts';
import { mirroredCells } from './mirrored-cells.ts';

const CELLS = 8;
const CELL_SIDE = CANVAS_SIDE / CELLS;
const DIRECTIONS = 8;
/** Squared ΔE across two pixels below which there is no edge. */
const FLAT_BELOW = 0.25;

/** For each place of `edgeCells`, where its twin in the mirrored picture stands. */
export const EDGE_CELLS_MIRROR: readonly number[] = mirroredCells(CELLS, {
  parts: DIRECTIONS,
  twin: (direction) => (DIRECTIONS - direction) % DIRECTIONS,
});

/**
 * Histograms of edge directions on 8 × 8 cells of a canvas, shared softly among directions and
 * cells, each pixel by the channel that changes most (HOG, Dalal and Triggs, CVPR 2005). A cell is
 * normalized half by its neighborhood and half by the whole; values are square-rooted.
 */
export function edgeCells(canvas: KindCanvas): Float32Array {
  const cells = new Float32Array(CELLS * CELLS * DIRECTIONS);
  for (let y = 1; y < CANVAS_SIDE - 1; y += 1) {
    for (let x = 1; x < CANVAS_SIDE - 1; x += 1) {
      const [dx, dy] = steepest(canvas.lab, y * CANVAS_SIDE + x);
      const squared = dx * dx + dy * dy;
      if (squared < FLAT_BELOW) continue;
      const turn = ((Math.atan2(dy, dx) + Math.PI) % Math.PI) / Math.PI;
      addEdge(cells, { x, y, turn, magnitude: Math.sqrt(squared) });
    }
  }
  return normalized(cells);
}

function steepest(lab: Float32Array, at: number): [dx: number, dy: number] {
  let best: [number, number] = [0, 0];
  let bestSquared = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (place: number) => lab[place * 3 + channel] ?? 0;
    const dx = value(at + 1) - value(at - 1);
    const dy = value(at + CANVAS_SIDE) - value(at - CANVAS_SIDE);
    const squared = dx * dx + dy * dy;
    if (squared <= bestSquared) continue;
    bestSquared = squared;
    best = [dx, dy];
  }
  return best;
}

interface CanvasEdge {
  x: number;
  y: number;
  /** Direction without sign, from 0 to 1. */
  turn: number;
  magnitude: number;
}

function addEdge(cells: Float32Array, { x, y, turn, magnitude }: CanvasEdge) {
  const column = (x + 0.5) / CELL_SIDE - 0.5;
  const row = (y + 0.5) / CELL_SIDE - 0.5;
  const place = turn * DIRECTIONS;
  const lower = Math.floor(place);
  for (let corner = 0; corner < 4; corner += 1) {
    const toColumn = Math.floor(column) + (corner & 1);
    const toRow = Math.floor(row) + (corner >> 1);
    if (toColumn < 0 || toRow < 0 || toColumn >= CELLS || toRow >= CELLS) continue;
    const near = (1 - Math.abs(column - toColumn)) * (1 - Math.abs(row - toRow));
    const cell = (toRow * CELLS + toColumn) * DIRECTIONS;
    const first = cell + (lower % DIRECTIONS);
    const second = cell + ((lower + 1) % DIRECTIONS);
    cells[first] = (cells[first] ?? 0) + magnitude * near * (1 - place + lower);
    cells[second] = (cells[second] ?? 0) + magnitude * near * (place - lower);
  }
}

function normalized(cells: Float32Array): Float32Array {
  const energies = Array.from({ length: CELLS * CELLS }, (_, cell) =>
    cells
      .subarray(cell * DIRECTIONS, (cell + 1) * DIRECTIONS)
      .reduce((sum, value) => sum + value * value, 0),
  );
  const whole = meanOf(energies);
  const norms = energies.map((_, cell) => {
    const around = meanOf(neighborhood(cell).map((near) => energies[near] ?? 0));
    return Math.sqrt((around + whole) / 2) + 1;
  });
  return cells.map((value, at) => Math.sqrt(value / (norms[Math.floor(at / DIRECTIONS)] ?? 1)));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A cell and those around it. */
function neighborhood(cell: number): number[] {
  const around = [-1, 0, 1];
  const column = cell % CELLS;
  const row = Math.floor(cell / CELLS);
  return around.flatMap((down) =>
    around.flatMap((across) => {
      const isInside = [column + across, row + down].every((at) => at >= 0 && at < CELLS);
      return isInside ? [(row + down) * CELLS + column + across] : [];
    }),
  );
}
