import type { PictureMaps } from '../maps/picture-maps.ts';
import type { Photography } from '../shading/photography.ts';

const CELL = 4;
/** How far the soft shadow falls away from the key, and the one of what is close: shares of the width. */
const AWAY = 0.016;
const CLOSE = 0.005;

function blurLine(
  values: Float32Array,
  at: { start: number; step: number; count: number },
  radius: number,
) {
  const { start, step, count } = at;
  const copy = new Float32Array(count);
  for (let index = 0; index < count; index += 1) copy[index] = values[start + index * step] ?? 0;
  const read = (index: number) => copy[Math.min(count - 1, Math.max(0, index))] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += read(index);
  for (let index = 0; index < count; index += 1) {
    values[start + index * step] = sum / (2 * radius + 1);
    sum += read(index + radius + 1) - read(index - radius);
  }
}

interface Grid {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** Softens a grid by the mean of so many cells to each side, twice. Changes it in place. */
export function blur({ values, columns, rows }: Grid, radius: number): void {
  for (let pass = 0; pass < 2; pass += 1) {
    for (let y = 0; y < rows; y += 1)
      blurLine(values, { start: y * columns, step: 1, count: columns }, radius);
    for (let x = 0; x < columns; x += 1)
      blurLine(values, { start: x, step: columns, count: rows }, radius);
  }
}

/** How dark the shadow of what is close is, and the one that falls farther away: shares. */
const DARK = { near: 0.14, far: 0.07 } as const;

/** What a shape covers, moved so many cells away from the key and softened. */
function fallen({ width, height, coverage }: PictureMaps, right: number, down: number): Grid {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const values = new Float32Array(columns * rows);
  for (let y = 0; y + down < rows; y += 1)
    for (let x = Math.max(0, -right); x < Math.min(columns, columns - right); x += 1) {
      const at = Math.min(height - 1, y * CELL) * width + Math.min(width - 1, x * CELL);
      values[(y + down) * columns + x + right] = (coverage[at] ?? 0) / 255;
    }
  return { values, columns, rows };
}

/** The shadow that a shape throws on the ground close behind it: offset from the key, and soft. */
export function castShadow(
  maps: PictureMaps,
  { shadow, shadowAway, lights }: Pick<Photography, 'shadow' | 'shadowAway' | 'lights'>,
): void {
  const { width, height, groundShadow, coverage } = maps;
  if (shadow === 0) {
    groundShadow.fill(0);
    return;
  }
  const columns = Math.ceil(width / CELL);
  const away = lights.side === 'left' ? 1 : -1;
  const shift = Math.round(columns * AWAY * shadowAway);
  const close = Math.max(1, Math.round(columns * CLOSE));
  const near = fallen(maps, close * away, close);
  const far = fallen(maps, shift * away, shift);
  blur(near, Math.max(1, Math.round(columns * 0.004)));
  blur(far, Math.max(1, Math.round(columns * 0.012 * shadowAway)));
  for (let cell = 0; cell < near.values.length; cell += 1)
    near.values[cell] =
      shadow * (DARK.near * (near.values[cell] ?? 0) + DARK.far * (far.values[cell] ?? 0));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (coverage[y * width + x] !== 255)
        groundShadow[y * width + x] = 255 * Math.min(1, sampleSmooth(near, x / CELL, y / CELL));
}

function sampleSmooth({ values, columns, rows }: Grid, x: number, y: number): number {
  const column = Math.min(columns - 2, x | 0);
  const row = Math.min(rows - 2, y | 0);
  const fx = Math.min(1, x - column);
  const fy = Math.min(1, y - row);
  const at = row * columns + column;
  const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  const lower = (values[at + columns] ?? 0) * (1 - fx) + (values[at + columns + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
