import { COLORS, type Color } from '@modiste/contract/values';

/** Hue in degrees on the painters' (red-yellow-blue) wheel, or null for a neutral. */
const HUES: Readonly<Record<Color, number | null>> = {
  Black: null,
  White: null,
  Gray: null,
  Beige: null,
  Brown: null,
  Gold: null,
  Silver: null,
  Multicolor: null,
  Red: 0,
  Pink: 345,
  Orange: 60,
  Yellow: 120,
  Green: 180,
  Blue: 240,
  Purple: 300,
};

const UNKNOWN = 0.5;
const NEUTRAL_PAIR = 0.9;
const NEUTRAL_WITH_HUE = 0.85;
const LOUD_WITH_HUE = 0.45;

/** Pairs that dressers treat by rule rather than by hue. */
const SPECIAL: Readonly<Record<string, number>> = {
  'Black Brown': 0.65,
  'Black Blue': 0.75,
  'Gold Silver': 0.5,
  'Blue Brown': 0.92,
  'Beige Blue': 0.95,
  'Blue White': 1,
  'Black White': 1,
  'Black Red': 0.9,
  'Green Red': 0.4,
  'Pink Red': 0.65,
  'Orange Pink': 0.5,
  'Orange Purple': 0.4,
};

/**
 * Harmony of two hues by their distance on the wheel: one hue and its neighbors go together, the
 * opposite makes a contrast, a right angle jars. After the harmonic templates of Matsuda as used
 * by Cohen-Or et al., "Color Harmonization", SIGGRAPH 2006.
 */
function hueHarmony(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  const distance = Math.min(turn, 360 - turn);
  if (distance <= 20) return 0.8;
  if (distance <= 60) return 0.75;
  if (distance <= 100) return 0.5;
  return distance <= 140 ? 0.6 : 0.65;
}

function pairHarmony(one: Color, other: Color): number {
  const special = SPECIAL[[one, other].toSorted().join(' ')];
  if (special !== undefined) return special;
  const [first, second] = [HUES[one], HUES[other]];
  if (first !== null && second !== null) return hueHarmony(first, second);
  const isLoud = one === 'Multicolor' || other === 'Multicolor';
  if (first === null && second === null) return one === other && isLoud ? 0.3 : NEUTRAL_PAIR;
  return isLoud ? LOUD_WITH_HUE : NEUTRAL_WITH_HUE;
}

/** Every pair, worked out once: an outfit compares hundreds of garments with one another. */
const harmonies = new Map(
  COLORS.map((one) => [one, new Map(COLORS.map((other) => [other, pairHarmony(one, other)]))]),
);

/**
 * How well the colors of two garments go together, from 0 to 1: the mean over all pairs, the main
 * (first) colors counting double. Unknown colors on either side give 0.5.
 */
export function colorHarmony(one: readonly Color[], other: readonly Color[]): number {
  let sum = 0;
  let weights = 0;
  for (const [row, first] of one.entries()) {
    for (const [column, second] of other.entries()) {
      const weight = (row === 0 ? 2 : 1) * (column === 0 ? 2 : 1);
      sum += weight * (harmonies.get(first)?.get(second) ?? UNKNOWN);
      weights += weight;
    }
  }
  return weights === 0 ? UNKNOWN : sum / weights;
}
