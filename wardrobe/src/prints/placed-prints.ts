import { length2 } from '../materials/lengths.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { hashCell, insideShare, noise, visibleShare } from '../materials/noise.ts';
import { lay, type Print } from './print.ts';
import { wordDistance } from './stroke-letters.ts';

// What is printed or stitched on the front once, not in repeats: x is 0 in the middle of the front,
// y is 0 at its neck.

/** Ink that lies on cloth: it fills the weave and cracks a little. */
export function printInk(point: MaterialPoint, sample: MaterialSample, ink: Ink): void {
  const worn = 0.985 + 0.015 * noise(point.x / 0.3, point.y / 0.3, 61);
  lay(sample, ink.color, worn * insideShare(ink.distance, point.footprint));
}

interface Ink {
  color: Parameters<typeof lay>[1];
  /** From the edge of what is inked, centimeters: inside it is negative. */
  distance: number;
}

const THREAD_CM = 0.07;

/** Satin stitch: threads beside each other, which stand above the cloth and shine a little. */
function embroider(point: MaterialPoint, sample: MaterialSample, ink: Ink): void {
  const share = insideShare(ink.distance, point.footprint);
  if (share <= 0) return;
  const seen = visibleShare(THREAD_CM, point.footprint);
  const threads = Math.cos((2 * Math.PI * (point.x * 0.5 + point.y)) / THREAD_CM);
  lay(sample, ink.color, share);
  sample.height += share * (0.05 * Math.min(1, -ink.distance / 0.12) + 0.008 * threads * seen);
  sample.roughness += (0.5 - sample.roughness) * share;
  sample.cavity *= 1 - 0.25 * insideShare(Math.abs(ink.distance) - 0.05, point.footprint);
}

const SUN = { y: -14, radius: 8.2 } as const;

/** A sun that sets behind bars of water, and a thin line under it. */
export const sunset: Print = (point, sample, { ink, second }) => {
  const y = point.y - SUN.y;
  if (Math.abs(point.x) > 12 || Math.abs(y) > 13) return;
  const disc = length2(point.x, y) - SUN.radius;
  const bars = y < 0.6 ? 0.2 + 0.16 * -y - Math.abs(((y - 60) % 1.9) + 0.95) : -9;
  const lower = Math.min(1, Math.max(0, 0.5 - y / 5));
  const color = [0, 1, 2].map((k) => (second[k] ?? 0) * (1 - lower) + (ink[k] ?? 0) * lower);
  const [red = 0, green = 0, blue = 0] = color;
  printInk(point, sample, { color: [red, green, blue], distance: Math.max(disc, bars) });
  const ridge = -3.4 + 1.3 * Math.abs(noise(point.x / 3.1, 0.5, 62)) - 0.1 * Math.abs(point.x);
  const hills = Math.max(Math.abs(point.x) - 10.6, y - ridge, ridge - 0.35 - y);
  printInk(point, sample, { color: ink, distance: hills });
};

const LETTERS = { y: -14.5, height: 5.6, stroke: 0.115 } as const;
const lundi = wordDistance('LUNDI');
const adios = wordDistance('ADIOS');

/** A word across the chest, and a smaller one under it. */
export const lettering: Print = (point, sample, { ink, second }) => {
  const y = point.y - LETTERS.y;
  if (Math.abs(point.x) > 14 || Math.abs(y) > 8) return;
  const word = lundi(point.x / LETTERS.height, y / LETTERS.height) - LETTERS.stroke;
  printInk(point, sample, { color: ink, distance: word * LETTERS.height });
  const small = 1.15;
  const line = adios(point.x / small, (y + 2.6) / small) - 0.1;
  printInk(point, sample, { color: second, distance: line * small });
};

/** A small wave in a ring, stitched over the heart. */
export const emblem: Print = (point, sample, { ink, second }) => {
  const x = point.x - 8.4;
  const y = point.y + 7.5;
  if (Math.abs(x) > 2 || Math.abs(y) > 2) return;
  const away = length2(x, y);
  embroider(point, sample, { color: ink, distance: Math.abs(away - 1.45) - 0.14 });
  const wave = y + 0.15 - 0.32 * Math.sin(x * 3.1);
  embroider(point, sample, { color: ink, distance: Math.max(away - 1.15, wave) });
  embroider(point, sample, { color: second, distance: length2(x - 0.35, y - 0.62) - 0.24 });
};

interface Bloom {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Blooms along two sprays that fall from the shoulders toward the middle. */
const BLOOMS: readonly Bloom[] = Array.from({ length: 18 }, (_, index) => {
  const side = index % 2 === 0 ? 1 : -1;
  const along = (index >> 1) / 8;
  return {
    x: side * (9.5 - 6.6 * along + 1.6 * (hashCell(index, 1, 63) - 0.5)),
    y: -2.2 - 15 * along + 2.2 * (hashCell(index, 2, 63) - 0.5),
    size: 1.15 - 0.45 * Math.abs(along - 0.4) + 0.3 * hashCell(index, 3, 63),
    turn: 6 * hashCell(index, 4, 63),
  };
});

function stitchBloom(
  point: MaterialPoint,
  sample: MaterialSample,
  { bloom, colors }: { bloom: Bloom; colors: Parameters<Print>[2] },
): void {
  const x = point.x - bloom.x;
  const y = point.y - bloom.y;
  const away = length2(x, y);
  if (away > 2.4 * bloom.size) return;
  const angle = Math.atan2(y, x) + bloom.turn;
  const along = (x * Math.cos(bloom.turn) + y * Math.sin(bloom.turn)) / (1.9 * bloom.size);
  const aside = Math.abs(x * Math.sin(bloom.turn) - y * Math.cos(bloom.turn));
  const leaf = aside - 0.42 * bloom.size * Math.abs(along) ** 0.5 * (1 - along * along);
  embroider(point, sample, { color: colors.second, distance: leaf });
  const petals = away - bloom.size * (0.72 + 0.28 * Math.cos(5 * angle));
  embroider(point, sample, { color: colors.ink, distance: petals });
  embroider(point, sample, { color: colors.second, distance: away - 0.24 * bloom.size });
}

/** Flowers with leaves, stitched on both sides of the front. */
export const posy: Print = (point, sample, colors) => {
  if (Math.abs(point.x) > 15 || point.y > 3 || point.y < -22) return;
  for (const bloom of BLOOMS) stitchBloom(point, sample, { bloom, colors });
};
