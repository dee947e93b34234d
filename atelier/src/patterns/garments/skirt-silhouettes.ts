import { type FittedSkirtCut, makeFittedSkirtGarment } from './fitted-skirt-garment.ts';
import { makePleatedSkirt, makeTieredSkirt, makeWrapSkirt } from './gathered-skirts.ts';
import type { Silhouette } from './silhouette.ts';

const FITTED = {
  belowWaist: 0,
  bandHeight: 3.2,
  waistEase: 2,
  hipEase: 4,
  hemEase: 0,
  length: 0.62,
  hasDarts: true,
} as const;

type Row = readonly [name: string, cloth: Silhouette['cloth'], cut: Omit<FittedSkirtCut, 'name'>];

const ROWS: readonly Row[] = [
  ['pencil-skirt', 'suiting', { ...FITTED, hipEase: 3, hemEase: -5, slit: 16, length: 0.66 }],
  ['a-line-mini-skirt', 'suiting', { ...FITTED, hemEase: 16, length: 0.42 }],
  [
    'slip-midi-skirt',
    'satin',
    {
      ...FITTED,
      bandHeight: 1.6,
      hipEase: 3,
      hipLower: 8,
      hemEase: 30,
      length: 0.8,
      hasDarts: false,
      grain: Math.PI / 4,
    },
  ],
  ['button-front-skirt', 'denim', { ...FITTED, hemEase: 18, length: 0.5, buttonsEvery: 7 }],
];

const FITTED_SKIRTS = ROWS.map(
  ([name, cloth, cut]): Silhouette => ({
    name,
    gender: 'woman',
    cloth,
    cut: (measures) => makeFittedSkirtGarment(measures, { ...cut, name }),
  }),
);

export const SKIRT_SILHOUETTES: readonly Silhouette[] = [
  ...FITTED_SKIRTS,
  {
    name: 'pleated-midi-skirt',
    gender: 'woman',
    cloth: 'crepe',
    others: { waistband: 'poplin' },
    spacings: [2.6, 1.6],
    cut: (measures) =>
      makePleatedSkirt(measures, {
        name: 'pleated-midi-skirt',
        bandHeight: 3.4,
        waistEase: 2,
        length: 0.76,
        faces: 40,
        topFace: 1.5,
        hemFace: 1.85,
      }),
  },
  {
    name: 'wrap-midi-skirt',
    gender: 'woman',
    cloth: 'crepe',
    others: { waistband: 'poplin' },
    cut: (measures) =>
      makeWrapSkirt(measures, {
        name: 'wrap-midi-skirt',
        bandHeight: 3.6,
        waistEase: 2,
        length: 0.76,
        flare: 0.8,
        overlap: 0.62,
      }),
  },
  {
    name: 'tiered-maxi-skirt',
    gender: 'woman',
    cloth: 'viscose',
    others: { waistband: 'poplin' },
    spacings: [2.4, 1.4],
    cut: (measures) =>
      makeTieredSkirt(measures, {
        name: 'tiered-maxi-skirt',
        bandHeight: 3.4,
        waistEase: 2,
        length: 0.93,
        tiers: [1.5, 1.3, 1.3],
      }),
  },
];
