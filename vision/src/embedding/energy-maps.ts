import type { FeatureMap } from '../networks/conv-layer.ts';

/** Directions that edges are told apart by, in equal steps over half a turn. */
const DIRECTIONS = 8;
/** Pixels of a cell's side. */
const CELL = 4;
const CALM = 0.04;
const FAINT = 0.02;
const TINY = 1e-5;

/** Directions, how much there is to see, and the mean red, green and blue. */
const ENERGY_CHANNELS = DIRECTIONS + 1 + 3;

const TURNS = Array.from({ length: DIRECTIONS }, (_, direction) => {
  const angle = (2 * Math.PI * direction) / DIRECTIONS;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
});

/**
 * What a square picture shows in cells of 4 × 4 pixels: the energy of edges in 8 directions beside
 * that of the cells about it (HOG's contrast normalization, Dalal and Triggs, CVPR 2005, over the
 * color structure tensor, Di Zenzo, CVGIP 1986), the energy itself, and the mean color. All of it
 * from 0 to 1. A fixed first layer lets a small network learn from few pictures (Oyallon et al.,
 * ICCV 2017).
 *
 * @param rgb side × side × 3 numbers from 0 to 255
 */
export function energyMaps(rgb: Float32Array, side: number): FeatureMap {
  const cells = side / CELL;
  const values = new Float32Array(cells * cells * ENERGY_CHANNELS);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const cell = (Math.floor(y / CELL) * cells + Math.floor(x / CELL)) * ENERGY_CHANNELS;
      addColor(values, cell, rgb.subarray((y * side + x) * 3, (y * side + x) * 3 + 3));
      addEnergy(values, cell, tensorAt(rgb, side, { x, y }));
    }
  }
  normalize(values, cells);
  return { side: cells, channels: ENERGY_CHANNELS, values };
}

interface Tensor {
  /** Twice the angle of the strongest change, as the parts of a vector whose length is its square. */
  even: number;
  odd: number;
}

function tensorAt(rgb: Float32Array, side: number, { x, y }: { x: number; y: number }): Tensor {
  const last = side - 1;
  const left = (y * side + Math.max(0, x - 1)) * 3;
  const right = (y * side + Math.min(last, x + 1)) * 3;
  const above = (Math.max(0, y - 1) * side + x) * 3;
  const below = (Math.min(last, y + 1) * side + x) * 3;
  let even = 0;
  let odd = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const across = ((rgb[right + channel] ?? 0) - (rgb[left + channel] ?? 0)) / 255;
    const down = ((rgb[below + channel] ?? 0) - (rgb[above + channel] ?? 0)) / 255;
    even += across * across - down * down;
    odd += 2 * across * down;
  }
  return { even, odd };
}

/** Each direction gets the square of its cosine's positive part, times the strength of the change. */
function addEnergy(values: Float32Array, cell: number, { even, odd }: Tensor): void {
  const square = Math.sqrt(even * even + odd * odd) + TINY;
  const weight = square ** -1.5 / (CELL * CELL);
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const { cos, sin } = TURNS[direction] ?? { cos: 0, sin: 0 };
    const along = Math.max(0, even * cos + odd * sin);
    const at = cell + direction;
    values[at] = (values[at] ?? 0) + along * along * weight;
  }
}

function addColor(values: Float32Array, cell: number, pixel: Float32Array): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const at = cell + DIRECTIONS + 1 + channel;
    values[at] = (values[at] ?? 0) + (pixel[channel] ?? 0) / (255 * CELL * CELL);
  }
}

/** Sets each cell's directions beside the energy of the 3 × 3 cells about it. */
function normalize(values: Float32Array, cells: number): void {
  const energies = new Float32Array(cells * cells);
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const start = cell * ENERGY_CHANNELS;
    for (let at = start; at < start + DIRECTIONS; at += 1) {
      energies[cell] = (energies[cell] ?? 0) + (values[at] ?? 0);
    }
  }
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const about = meanAbout(energies, cells, cell);
    const start = cell * ENERGY_CHANNELS;
    for (let at = start; at < start + DIRECTIONS; at += 1) {
      values[at] = Math.min(1, Math.sqrt((values[at] ?? 0) / (about + CALM)));
    }
    const amount = (Math.log(about + FAINT) + 4) / 5;
    values[start + DIRECTIONS] = Math.min(1, Math.max(0, amount));
  }
}

function meanAbout(energies: Float32Array, cells: number, cell: number): number {
  const clamped = (value: number) => Math.min(cells - 1, Math.max(0, value));
  const x = cell % cells;
  const y = Math.floor(cell / cells);
  let sum = 0;
  for (let turn = 0; turn < 9; turn += 1) {
    const row = clamped(y + Math.floor(turn / 3) - 1);
    sum += energies[row * cells + clamped(x + (turn % 3) - 1)] ?? 0;
  }
  return sum / 9;
}
