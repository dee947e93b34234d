/** Degrees on the painter's wheel (red, yellow, blue a third apart), which matches garments better. */
const HUES: Readonly<Record<string, number>> = {
  Red: 0,
  Pink: 340,
  Orange: 60,
  Yellow: 120,
  Green: 180,
  Blue: 240,
  Purple: 300,
};

export type ColorRelation = 'quiet' | 'same' | 'near' | 'opposite' | 'busy' | 'apart';

/** How well two colours go together, from 0 to 1, by their relation (Itten, "The Art of Color"). */
const WORTH: Readonly<Record<ColorRelation, number>> = {
  quiet: 0.9,
  same: 0.7,
  near: 0.7,
  opposite: 0.65,
  busy: 0.2,
  apart: 0.3,
};

/** How two named colours stand to each other. Neutrals and metals have no hue and go with all. */
export function colorRelation(a: string, b: string): ColorRelation {
  if (a === b) return a === 'Multicolor' ? 'busy' : 'same';
  const [hueA, hueB] = [HUES[a], HUES[b]];
  if (hueA === undefined || hueB === undefined) {
    const isBusy = [a, b].includes('Multicolor') && (hueA ?? hueB) !== undefined;
    return isBusy ? 'busy' : 'quiet';
  }
  const turn = Math.abs(hueA - hueB);
  const distance = Math.min(turn, 360 - turn);
  if (distance <= 60) return 'near';
  return distance >= 160 ? 'opposite' : 'apart';
}

const worthOf = (a: string, b: string): number => WORTH[colorRelation(a, b)];

/** How well a colour goes with all of the others: as well as with the one it suits least. */
export const colorsMatch = (color: string | undefined, others: readonly string[]): number =>
  color === undefined || others.length === 0
    ? 0.5
    : Math.min(...others.map((other) => worthOf(color, other)));
