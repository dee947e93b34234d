import type { UpperFigure } from '../figures/garment-figures.ts';

export interface Measures {
  neckHalf: number;
  neckDrop: number;
  shoulder: { x: number; y: number };
  underarm: { x: number; y: number };
  waist: { x: number; y: number };
  hem: { x: number; y: number };
}

const EASE = { slim: -1.4, regular: 0, relaxed: 2.6, boxy: 3.6 } as const;
const SHAPING = { slim: 4.4, regular: 2.4, relaxed: 0.8, boxy: 0 } as const;

const DROPS: Readonly<Record<UpperFigure['neck'], readonly [half: number, drop: number]>> = {
  crew: [8.6, 8],
  scoop: [10, 14],
  v: [8.6, 19],
  boat: [13, 4.6],
  square: [11.5, 13],
  turtle: [8, 4],
  mock: [8.2, 4],
  funnel: [8.6, 4],
  collar: [7.6, 7],
  polo: [7.8, 7],
  camp: [8.2, 13],
  band: [7.8, 7],
  hood: [9, 10],
  bow: [8, 9],
  cowl: [11, 15],
  notch: [8.2, 33],
  peak: [8.2, 34],
  shawl: [8.2, 36],
  moto: [8.4, 17],
  strap: [11, 15],
  halter: [6, 12],
  off: [20, 12],
  strapless: [18, 13],
};

/** Half widths and heights of the body, in centimeters, from common size-M grading tables. */
export function measuresOf(figure: UpperFigure): Measures {
  const isWoman = figure.cut === 'women';
  const ease = EASE[figure.fit];
  const [neckHalf, neckDrop] = DROPS[figure.neck];
  const chest = (isWoman ? 22.6 : 26) + ease;
  const waistY = isWoman ? 40 : 45;
  const shoulderX = (isWoman ? 18.8 : 22) + Math.max(ease, -0.5) * 0.75;
  const waistX = chest - SHAPING[figure.fit] * (isWoman ? 1 : 0.4);
  const isShort = figure.length <= waistY + 2;
  const spread = figure.hem === 'flared' ? 7 : isWoman ? 1.2 : 0;
  const below = Math.max(figure.length - waistY, 0);
  const hemX = isShort
    ? waistX + (figure.skirt ? 0 : 0.6)
    : chest + spread + below * (figure.hem === 'flared' ? 0.12 : 0.015);
  return {
    neckHalf,
    neckDrop: Math.min(neckDrop, figure.length - 8),
    shoulder: { x: shoulderX, y: 5.4 },
    underarm: { x: chest, y: (isWoman ? 21.5 : 24) + Math.max(ease, 0) * 0.9 },
    waist: { x: waistX, y: Math.min(waistY, figure.length - 3) },
    hem: { x: hemX, y: figure.length },
  };
}
