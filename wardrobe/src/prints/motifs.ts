import { length2 } from '../materials/lengths.ts';
import { hashCell, insideShare, noise, wrapTo } from '../materials/noise.ts';
import { lay, type Print } from './print.ts';

const DOT_GAP = 3.2;
const DOT_RADIUS = 0.42;

/** Dots in a staggered lattice. */
export const dots: Print = (point, sample, { ink }) => {
  const row = Math.round(point.y / (DOT_GAP * 0.5));
  const shift = row % 2 === 0 ? 0 : DOT_GAP / 2;
  const x = wrapTo(point.x - shift + DOT_GAP / 2, DOT_GAP) - DOT_GAP / 2;
  const y = point.y - row * DOT_GAP * 0.5;
  lay(sample, ink, insideShare(length2(x, y) - DOT_RADIUS, point.footprint));
};

/** How far rosettes are from each other, centimeters; from the edge of a rosette's patch to its ring. */
const ROSETTE = 3;
const RING = { at: 0.4, half: 0.075, uneven: 0.26 } as const;

/**
 * How much nearer a place is to its own rosette than to the next one: 0 where their patches meet
 * (Worley 1996). Both are shares of a rosette.
 */
function withinPatch(x: number, y: number): number {
  let [nearest, next] = [9, 9];
  for (let step = 0; step < 9; step += 1) {
    const column = Math.floor(x) + (step % 3) - 1;
    const row = Math.floor(y) + Math.floor(step / 3) - 1;
    const dx = x - column - 0.1 - 0.8 * hashCell(column, row, 31);
    const dy = y - row - 0.1 - 0.8 * hashCell(column, row, 32);
    const away = length2(dx, dy);
    if (away < nearest) [nearest, next] = [away, nearest];
    else if (away < next) next = away;
  }
  return next - nearest;
}

/**
 * Rosettes of a leopard: each a dark ring that follows its own patch of the coat, thick here and
 * broken there, around a middle a little darker than the coat; where the patch is small, a spot.
 */
export const leopard: Print = (point, sample, { ink, second }) => {
  const bend = 0.5 * noise(point.x / 2.2, point.y / 2.2, 21);
  const fray = 0.2 * noise(point.x / 0.7, point.y / 0.7, 22);
  const x = (point.x + bend + fray) / ROSETTE;
  const y = (point.y - bend + fray) / (ROSETTE * 0.85);
  const within = withinPatch(x, y);
  const soft = point.footprint / ROSETTE;
  const coat = 0.08 + 0.08 * noise(point.x / 6, point.y / 4, 23);
  lay(sample, second, coat * Math.min(1, within * 3));
  lay(sample, second, 0.5 * insideShare(RING.at - within, soft * 3));
  const thickness = RING.half + RING.uneven * noise(point.x / 1.05, point.y / 1.05, 34);
  lay(sample, ink, insideShare(Math.abs(within - RING.at) - Math.min(0.17, thickness), soft));
};

const TEAR = 7;

/** Drops with a curled tip, ringed by dots. */
export const paisley: Print = (point, sample, { ink, second }) => {
  const row = Math.floor(point.y / TEAR);
  const shift = row % 2 === 0 ? 0 : TEAR / 2;
  const column = Math.floor((point.x - shift) / TEAR);
  const turn = hashCell(column, row, 41) > 0.5 ? 1 : -1;
  const x = (point.x - shift - (column + 0.5) * TEAR) * turn;
  const y = point.y - (row + 0.5) * TEAR;
  const bent = x - 0.16 * (y - 0.2) * Math.abs(y - 0.2) * (y > 0 ? 1 : 0.1);
  const width = 1.75 * Math.max(0, 1 - Math.max(0, y + 0.6) / 3.4);
  const distance = y > -0.6 ? Math.abs(bent) - width : length2(bent, y + 0.6) - 1.75;
  const soft = point.footprint;
  lay(sample, ink, insideShare(distance, soft));
  lay(sample, second, insideShare(Math.abs(distance + 0.42) - 0.13, soft));
  lay(sample, second, insideShare(length2(bent, (y + 0.6) * 0.9) - 0.52, soft));
  const around = Math.abs(distance - 0.55);
  const bead = Math.cos(Math.atan2(y + 0.4, bent) * 17) > 0.1 ? 1 : 0;
  lay(sample, ink, bead * insideShare(around - 0.14, soft));
};

/** How far a place is from the nearest whole number. */
const fromWhole = (value: number) => Math.abs(wrapTo(value + 0.5, 1) - 0.5);

/** Diamonds in two colors, and thin lines that cross in the middle of each. */
export const argyle: Print = (point, sample, { ink, second }) => {
  const x = wrapTo(point.x, 9) / 9 - 0.5;
  const y = wrapTo(point.y, 13) / 13 - 0.5;
  const soft = point.footprint / 9;
  lay(sample, ink, 0.92 * insideShare(Math.abs(x) + Math.abs(y) - 0.5, soft * 1.4));
  const line = Math.min(fromWhole(x + y), fromWhole(x - y));
  lay(sample, second, 0.6 * insideShare(line - 0.014, soft * 1.4));
};
