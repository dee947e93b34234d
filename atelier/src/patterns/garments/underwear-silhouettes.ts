import { makeTrousers } from '../trousers/make-trousers.ts';
import type { Silhouette } from './silhouette.ts';

const BOXERS = {
  belowWaist: 7,
  bandHeight: 3.2,
  waistEase: -2,
  hipEase: -4,
  crotchDrop: 0.2,
  reach: 0.8,
  knee: 52,
  hem: 51,
  hemAt: 0.885,
  hemDepth: 1.6,
  waist: 'flat-front',
} as const;

/** Underwear and swimwear: stretch cloth that lies on the skin. */
export const UNDERWEAR_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'boxer-briefs',
    gender: 'man',
    cloth: 'swim-knit',
    isSleeveless: true,
    cut: (measures) => makeTrousers(measures, { ...BOXERS, name: 'boxer-briefs' }),
  },
];
