import type { Foreground } from '../foreground/find-foreground.ts';
import type { OrientedEdges } from './oriented-edges.ts';

const ROWS = 6;
const COLUMNS = 6;
const FOLDED = COLUMNS / 2;
const DIRECTIONS = 6;

const EDGE_GRID_DIMENSIONS = ROWS * FOLDED * DIRECTIONS;

/**
 * Histograms of edge directions on a grid over the foreground's box, softly binned and folded
 * onto its left half, a mirrored edge with its twin (HOG, Dalal and Triggs, CVPR 2005; PHOG, Bosch
 * et al., CIVR 2007). Each cell is damped by the whole's energy; values are square-rooted.
 */
export function edgeGrid(
  { strength, direction }: OrientedEdges,
  { box }: Foreground,
  width: number,
): Float32Array {
  const grid = new Float32Array(EDGE_GRID_DIMENSIONS);
  const boxWidth = box.right - box.left;
  const boxHeight = box.bottom - box.top;
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = Math.floor(((y - box.top) / boxHeight) * ROWS);
    for (let x = box.left; x < box.right; x += 1) {
      const at = y * width + x;
      const magnitude = strength[at] ?? 0;
      if (magnitude === 0) continue;
      const column = Math.floor(((x - box.left) / boxWidth) * COLUMNS);
      const isMirrored = column >= FOLDED;
      const cell = row * FOLDED + (isMirrored ? COLUMNS - 1 - column : column);
      const angle = direction[at] ?? 0;
      addEdge(grid, cell, { turn: (isMirrored ? Math.PI - angle : angle) / Math.PI, magnitude });
    }
  }
  const total = grid.reduce((sum, value) => sum + value, 0) || 1;
  return grid.map((value) => Math.sqrt(value / total));
}

function addEdge(
  grid: Float32Array,
  cell: number,
  { turn, magnitude }: { turn: number; magnitude: number },
) {
  const place = turn * DIRECTIONS;
  const lower = Math.floor(place);
  const first = cell * DIRECTIONS + (lower % DIRECTIONS);
  const second = cell * DIRECTIONS + ((lower + 1) % DIRECTIONS);
  grid[first] = (grid[first] ?? 0) + magnitude * (1 - place + lower);
  grid[second] = (grid[second] ?? 0) + magnitude * (place - lower);
}
