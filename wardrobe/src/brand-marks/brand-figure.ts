import { length2 } from '../materials/lengths.ts';

/** How far a place is from a figure's edge, which is two units wide around 0: inside is negative. */
export type FigureDistance = (x: number, y: number) => number;

const between = (value: number, from: number, to: number): number =>
  Math.max(from - value, value - to);

/** Two strokes that lean the same way, the second one longer. */
const strokes: FigureDistance = (x, y) => {
  const leaning = (x - 0.62 * y) * 0.85;
  const first = Math.max(between(leaning, -0.6, -0.22), between(y, -0.3, 0.34));
  const second = Math.max(between(leaning, 0.02, 0.4), between(y, -0.5, 0.5));
  return Math.min(first, second);
};

/** A long wave that thins toward its crest. */
const wave: FigureDistance = (x, y) => {
  const middle = 0.22 * Math.sin(2.7 * x + 0.5) + 0.1 * x;
  return Math.max(Math.abs(y - middle) - 0.26 * (1 - 0.6 * Math.abs(x)), between(x, -1, 1));
};

/** A crescent. */
const crescent: FigureDistance = (x, y) =>
  Math.max(length2(x, y) - 0.52, 0.44 - length2(x - 0.26, y - 0.1));

/** A wing of three feathers. */
const wing: FigureDistance = (x, y) => {
  const feather = (from: number, length: number) => {
    const along = (x + 0.9) / length;
    const spread = y - from - 0.42 * along * along;
    return Math.max(Math.abs(spread) - 0.13 * (1.05 - along), between(along, 0, 1));
  };
  return Math.min(feather(0.1, 1.8), feather(-0.16, 1.35), feather(-0.4, 0.9));
};

/** A disk over a bar, as the sun over the sea. */
const horizon: FigureDistance = (x, y) =>
  Math.min(
    Math.max(length2(x, y + 0.1) - 0.46, -0.06 - y),
    Math.max(between(y, -0.34, -0.2), between(x, -0.8, 0.8)),
  );

/** A kite, open in its middle. */
const kite: FigureDistance = (x, y) => {
  const rim = (Math.abs(x) * 0.72 + Math.abs(y) - 0.5) * 0.8;
  return Math.max(rim, 0.18 - (Math.abs(x) * 0.72 + Math.abs(y)));
};

/** Two angles, one behind the other. */
const angles: FigureDistance = (x, y) => {
  const bent = x + 0.8 * Math.abs(y);
  return Math.max(
    Math.min(between(bent, -0.35, 0), between(bent, 0.28, 0.63)) * 0.78,
    between(y, -0.5, 0.5),
  );
};

const FIGURES = [strokes, wave, crescent, wing, horizon, kite, angles] as const;

/** The figure that stands for a brand, the same on all that it makes. */
export function brandFigure(brand: string): FigureDistance {
  const sum = [...brand].reduce((value, letter) => (value * 37 + letter.charCodeAt(0)) % 7919, 5);
  return FIGURES[sum % FIGURES.length] ?? strokes;
}
