import type { Silhouette } from './silhouette.ts';
import { makeTrousers, type TrouserStyle } from './trousers.ts';

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
  isPressed: true,
  hasFly: true,
  pockets: 'slant',
  backPockets: 'welt',
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
  hasFly: true,
  isFlatFront: true,
  pockets: 'jeans',
  backPockets: 'jeans',
  yoke: { side: 3.6, middle: 6 },
  hasLoops: true,
} as const;

const cutFor =
  (gender: Silhouette['gender']) =>
  (cloth: Silhouette['cloth'], style: TrouserStyle): Silhouette => ({
    name: style.name,
    gender,
    cloth,
    cut: (measures) => makeTrousers(measures, style),
  });

const woman = cutFor('woman');
const man = cutFor('man');

export const TROUSER_SILHOUETTES: readonly Silhouette[] = [
  woman('suiting', { ...TAILORED, name: 'straight-trousers' }),
  woman('suiting', {
    ...TAILORED,
    name: 'wide-leg-trousers',
    hipEase: 7,
    crotchDrop: 1.8,
    knee: 62,
    hem: 64,
    hemAt: 0.04,
  }),
  woman('denim', { ...JEANS, name: 'straight-jeans' }),
  man('chino', {
    ...TAILORED,
    name: 'mens-chinos',
    isPressed: false,
    isFlatFront: true,
    hasLoops: true,
    belowWaist: 6,
    knee: 44,
    hem: 37,
    hemAt: 0.1,
  }),
];
