import { CANVAS_SIDE, type KindCanvas } from './kind-canvas.ts';

const ROWS = 16;
const ROW_SIDE = CANVAS_SIDE / ROWS;
const RUNS_MAX = 3;

export const ROW_PROFILE_DIMENSIONS = ROWS * 3;

/**
 * What 16 bands of a canvas hold of the foreground: how wide it is, in how many pieces (two legs,
 * two sleeves and a body) and how wide the gaps between them are; each from 0 to 1.
 */
export function rowProfile({ inside }: KindCanvas): Float32Array {
  const profile = new Float32Array(ROW_PROFILE_DIMENSIONS);
  for (let y = 0; y < CANVAS_SIDE; y += 1) {
    const row = inside.subarray(y * CANVAS_SIDE, (y + 1) * CANVAS_SIDE);
    const { filled, runs, gaps } = measureRow(row);
    const band = Math.floor(y / ROW_SIDE);
    [filled / CANVAS_SIDE, Math.min(runs, RUNS_MAX) / RUNS_MAX, gaps / CANVAS_SIDE].forEach(
      (value, kind) => {
        const to = kind * ROWS + band;
        profile[to] = (profile[to] ?? 0) + value / ROW_SIDE;
      },
    );
  }
  return profile;
}

function measureRow(row: Float32Array): { filled: number; runs: number; gaps: number } {
  const isInside = Array.from(row, (share) => share > 0.5);
  const filled = isInside.filter(Boolean).length;
  if (filled === 0) return { filled, runs: 0, gaps: 0 };
  const span = isInside.lastIndexOf(true) - isInside.indexOf(true) + 1;
  const runs = isInside.filter((value, at) => value && isInside[at - 1] !== true).length;
  return { filled, runs, gaps: span - filled };
}
