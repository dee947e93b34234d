import { makeTrousers, type TrouserStyle } from '../trousers/make-trousers.ts';
import type { Silhouette } from './silhouette.ts';

const TAILORED = {
  belowWaist: 1.5,
  bandHeight: 3.6,
  waistEase: 2.4,
  hipEase: 5,
  crotchDrop: 1.2,
  reach: 1,
  knee: 45,
  hem: 40,
  hemAt: 0.09,
  hemDepth: 3.5,
  waist: 'darts',
  isPressed: true,
  hasFly: true,
  pockets: 'slant',
  backPockets: 'welt',
} as const;

const CHINOS = {
  ...TAILORED,
  belowWaist: 6,
  knee: 44,
  hem: 37,
  hemAt: 0.115,
  waist: 'flat-front',
  isPressed: false,
  hasLoops: true,
} as const;

const JEANS = {
  belowWaist: 3,
  bandHeight: 4,
  waistEase: 2.2,
  hipEase: 2.5,
  crotchDrop: 0.6,
  reach: 0.88,
  knee: 41,
  hem: 39,
  hemAt: 0.1,
  hemDepth: 1.3,
  waist: 'flat-front',
  hasFly: true,
  pockets: 'jeans',
  backPockets: 'jeans',
  yoke: { side: 3.6, middle: 6 },
  hasLoops: true,
} as const;

const MENS_JEANS = { ...JEANS, belowWaist: 7, hipEase: 5, knee: 43, hem: 41 } as const;

const DRAWN = {
  belowWaist: 2,
  bandHeight: 4.5,
  waistEase: 3,
  hipEase: 9,
  crotchDrop: 2.4,
  reach: 1.05,
  knee: 48,
  hem: 44,
  hemAt: 0.1,
  hemDepth: 3,
  waist: 'gathered',
} as const;

const LEGGINGS = {
  belowWaist: -1,
  bandHeight: 8,
  waistEase: 1,
  hipEase: -3,
  crotchDrop: 0.2,
  reach: 0.72,
  knee: 36.5,
  hem: 23,
  hemAt: 0.13,
  hemDepth: 1.5,
  waist: 'flat-front',
} as const;

const TIGHTS = {
  ...LEGGINGS,
  belowWaist: -2,
  bandHeight: 4,
  hipEase: -3,
  reach: 0.74,
  knee: 36,
  hem: 23,
  hemAt: 0.115,
  hasFeet: true,
} as const;

type Style = Omit<TrouserStyle, 'name'>;
type Row = readonly [name: string, cloth: Silhouette['cloth'], style: Style];

const WOMEN: readonly Row[] = [
  ['straight-trousers', 'suiting', TAILORED],
  ['tapered-trousers', 'suiting', { ...TAILORED, hipEase: 6, knee: 42, hem: 33, hemAt: 0.14 }],
  [
    'wide-leg-trousers',
    'suiting',
    { ...TAILORED, hipEase: 7, crotchDrop: 1.8, knee: 62, hem: 64, hemAt: 0.05 },
  ],
  ['straight-jeans', 'denim', JEANS],
  ['skinny-jeans', 'denim', { ...JEANS, hipEase: 1.5, reach: 0.8, knee: 38, hem: 28, hemAt: 0.13 }],
  ['wide-leg-jeans', 'denim', { ...JEANS, hipEase: 4, reach: 1, knee: 54, hem: 56, hemAt: 0.05 }],
  ['flared-jeans', 'denim', { ...JEANS, hipEase: 1.5, reach: 0.8, knee: 40, hem: 56, hemAt: 0.04 }],
  ['linen-trousers', 'linen', { ...DRAWN, knee: 52, hem: 50 }],
  ['leggings', 'swim-knit', LEGGINGS],
  ['tights', 'swim-knit', TIGHTS],
  ['tailored-shorts', 'suiting', { ...TAILORED, hipEase: 7, knee: 68, hem: 68, hemAt: 0.74 }],
  [
    'denim-shorts',
    'denim',
    { ...JEANS, hipEase: 3.5, knee: 62, hem: 62, hemAt: 0.87, hemDepth: 1 },
  ],
];

const MEN: readonly Row[] = [
  ['mens-chinos', 'chino', CHINOS],
  ['mens-dress-trousers', 'suiting', { ...TAILORED, belowWaist: 3, knee: 46, hem: 39 }],
  ['mens-straight-jeans', 'denim', MENS_JEANS],
  ['mens-slim-jeans', 'denim', { ...MENS_JEANS, hipEase: 3.5, reach: 0.82, knee: 40, hem: 34 }],
  ['mens-tapered-jeans', 'denim', { ...MENS_JEANS, hipEase: 7, reach: 0.95, knee: 43, hem: 35 }],
  [
    'cargo-trousers',
    'chino',
    { ...CHINOS, hipEase: 8, crotchDrop: 2, knee: 49, hem: 43, hemAt: 0.1, pockets: 'cargo' },
  ],
  [
    'joggers',
    'sweatshirt',
    { ...DRAWN, belowWaist: 6, knee: 44, hem: 36, hemAt: 0.17, cuffs: { height: 6, share: 0.72 } },
  ],
  ['mens-chino-shorts', 'chino', { ...CHINOS, hipEase: 7, knee: 62, hem: 62, hemAt: 0.66 }],
  [
    'swim-shorts',
    'poplin',
    { ...DRAWN, belowWaist: 6, hipEase: 10, knee: 66, hem: 66, hemAt: 0.78, hemDepth: 2 },
  ],
  [
    'running-shorts',
    'poplin',
    { ...DRAWN, belowWaist: 6, hipEase: 10, knee: 70, hem: 70, hemAt: 0.86, hemDepth: 1 },
  ],
];

const silhouetteOf =
  (gender: Silhouette['gender']) =>
  ([name, cloth, style]: Row): Silhouette => ({
    name,
    gender,
    cloth,
    others: cloth === 'sweatshirt' ? { cuff: 'rib', waistband: 'rib' } : {},
    cut: (measures) => makeTrousers(measures, { ...style, name }),
  });

export const TROUSER_SILHOUETTES: readonly Silhouette[] = [
  ...WOMEN.map(silhouetteOf('woman')),
  ...MEN.map(silhouetteOf('man')),
];
