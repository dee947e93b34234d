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

const ROSETTE = 3.1;

/** Rosettes of a leopard: broken dark rings around a darker middle. */
export const leopard: Print = (point, sample, { ink, second }) => {
  const bend = 0.5 * noise(point.x / 2.2, point.y / 2.2, 21);
  const x = (point.x + bend) / ROSETTE;
  const y = (point.y - bend) / (ROSETTE * 0.85);
  let nearest = 9;
  let angle = 0;
  let salt = 0;
  for (let step = 0; step < 9; step += 1) {
    const column = Math.floor(x) + (step % 3) - 1;
    const row = Math.floor(y) + Math.floor(step / 3) - 1;
    const dx = x - column - 0.2 - 0.6 * hashCell(column, row, 31);
    const dy = y - row - 0.2 - 0.6 * hashCell(column, row, 32);
    const away = length2(dx, dy);
    if (away >= nearest) continue;
    nearest = away;
    angle = Math.atan2(dy, dx);
    salt = hashCell(column, row, 33) * 6;
  }
  const soft = point.footprint / ROSETTE;
  const wobble = 0.05 * noise(angle * 1.6 + salt * 4, salt * 9, 34);
  const size = 0.3 + 0.03 * salt * 0.5 + wobble;
  lay(sample, second, 0.85 * insideShare(nearest - size + 0.06, soft));
  const gap = Math.cos(angle * 2 + salt) > 0.78 ? 0 : 1;
  lay(sample, ink, gap * insideShare(Math.abs(nearest - size) - 0.075 - wobble * 0.6, soft));
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
