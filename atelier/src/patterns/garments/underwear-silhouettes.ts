import { makeTrousers } from '../trousers/make-trousers.ts';
import { makeBikini } from '../underwear/make-bikini.ts';
import { makeBriefs } from '../underwear/make-briefs.ts';
import { makeCrop } from '../underwear/make-crop.ts';
import { makeSwimsuit } from '../underwear/make-swimsuit.ts';
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

const BRIEFS = {
  belowWaist: 7,
  bandHeight: 1.5,
  waistEase: -2,
  hipEase: -4,
  gusset: 2.2,
  front: {
    sideV: 16.5,
    bends: [
      [0.28, 0.06],
      [0.56, 0.86],
    ],
  },
  back: {
    sideV: 16.5,
    bends: [
      [0.36, 0.04],
      [0.82, 0.4],
    ],
  },
} as const;

const SPORTS_BRA = {
  neckShape: 'scoop',
  neckAboveBust: 5,
  backNeckDrop: 9,
  strapBesideNeck: 1.8,
  strapWidth: 4,
  strapLonger: 3.4,
  belowArmpit: 6.4,
  belowBust: 5.2,
  bandHeight: 3.6,
  bustEase: 2,
  bustDip: 6,
  hemEase: -0.5,
} as const;

const BRALETTE = {
  ...SPORTS_BRA,
  neckShape: 'v',
  neckAboveBust: 3.5,
  backNeckDrop: 14,
  strapWidth: 2.2,
  strapBesideNeck: 2.4,
  bandHeight: 2,
  strapLonger: 3.6,
} as const;

const PLUNGE_BRA = {
  ...SPORTS_BRA,
  neckShape: 'v',
  neckAboveBust: -2.6,
  strapWidth: 1.1,
  straps: { aboveBust: 6.5, belowSide: 1.5 },
  backNeckDrop: 26,
  belowBust: 5,
  bandHeight: 1.4,
  bandRole: 'waistband',
  hasCups: true,
} as const;

const SWIM_TOP = {
  ...SPORTS_BRA,
  neckAboveBust: 4,
  strapWidth: 2.2,
  straps: { aboveBust: 9, belowSide: 0 },
  backNeckDrop: 30,
  belowArmpit: 7,
  bustEase: -3,
  bustDip: 2,
  hemEase: -2,
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
  {
    name: 'high-leg-briefs',
    gender: 'woman',
    cloth: 'swim-knit',
    isSleeveless: true,
    spacings: [1.8, 0.9],
    cut: (measures) => makeBriefs(measures, { ...BRIEFS, name: 'high-leg-briefs' }),
  },
  {
    name: 'sports-bra',
    gender: 'woman',
    cloth: 'body-knit',
    others: { rib: 'body-knit' },
    isSleeveless: true,
    spacings: [2, 1.05],
    cut: (measures) => makeCrop(measures, { ...SPORTS_BRA, name: 'sports-bra' }),
  },
  {
    name: 'bralette',
    gender: 'woman',
    cloth: 'body-knit',
    others: { rib: 'body-knit' },
    isSleeveless: true,
    spacings: [2, 1.05],
    cut: (measures) => makeCrop(measures, { ...BRALETTE, name: 'bralette' }),
  },
  {
    name: 'bikini',
    gender: 'woman',
    cloth: 'body-knit',
    others: { rib: 'body-knit' },
    isSleeveless: true,
    spacings: [2, 1.05],
    cut: (measures) =>
      makeBikini(measures, {
        name: 'bikini',
        top: BRALETTE,
        brief: { ...BRIEFS, belowWaist: 8.5 },
      }),
  },
  {
    name: 'plunge-bra',
    gender: 'woman',
    cloth: 'body-knit',
    others: { rib: 'body-knit' },
    isSleeveless: true,
    spacings: [2, 1.05],
    cut: (measures) => makeCrop(measures, { ...PLUNGE_BRA, name: 'plunge-bra' }),
  },
  {
    name: 'swimsuit',
    gender: 'woman',
    cloth: 'body-knit',
    isSleeveless: true,
    spacings: [2.2, 1.2],
    cut: (measures) => makeSwimsuit(measures, { name: 'swimsuit', top: SWIM_TOP, brief: BRIEFS }),
  },
];
