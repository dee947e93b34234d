import { makeSleevelessTop, type SleevelessStyle } from '../straps/sleeveless-top.ts';
import { makeStrapDress, type StrapDressStyle } from '../straps/strap-dress.ts';
import { makeStrapGarment, type StrapGarmentStyle } from '../straps/strap-garment.ts';
import type { Silhouette } from './silhouette.ts';

const SLIP = {
  neckShape: 'v',
  neckAboveBust: 2,
  strapAboveBust: 9,
  strapWidth: 0.8,
  backLower: 3,
  bustEase: 3,
  waistEase: 12,
  hipEase: 5,
  hemEase: 36,
  length: 0.76,
  grain: Math.PI / 4,
} as const;

const woman = (cloth: Silhouette['cloth'], style: StrapGarmentStyle): Silhouette => ({
  name: style.name,
  gender: 'woman',
  cloth,
  isSleeveless: true,
  cut: (measures) => makeStrapGarment(measures, style),
});

const TANK = {
  neckShape: 'scoop',
  neckDeeper: 7,
  backDeeper: 6,
  neckWider: 2.6,
  shoulderWidth: 4.2,
  armholeDeeper: 2,
  bustEase: -3,
  waistEase: 3,
  hipEase: -6,
  hemEase: 0,
  length: 0.2,
} as const;

const sleeveless = (cloth: Silhouette['cloth'], style: SleevelessStyle): Silhouette => ({
  name: style.name,
  gender: 'woman',
  cloth,
  isSleeveless: true,
  cut: (measures) => makeSleevelessTop(measures, style),
});

const BODICE = {
  neckShape: 'v',
  neckAboveBust: 3,
  strapAboveBust: 10,
  strapWidth: 1.2,
  backLower: 2,
  bustEase: 3,
  waistEase: 5,
  hipEase: 0,
  hemEase: 0,
  grain: 0,
} as const;

const dress = (cloth: Silhouette['cloth'], style: StrapDressStyle): Silhouette => ({
  name: style.name,
  gender: 'woman',
  cloth,
  isSleeveless: true,
  spacings: [2.4, 1.4],
  cut: (measures) => makeStrapDress(measures, style),
});

const DRESSES: readonly Silhouette[] = [
  dress('viscose', {
    name: 'tiered-maxi-dress',
    bodice: BODICE,
    straps: 'shoulder',
    skirt: { length: 0.95, gathers: [1.4, 1.25, 1.25], flare: 0 },
  }),
  dress('crepe', {
    name: 'halter-dress',
    bodice: { ...BODICE, neckAboveBust: 6, strapAboveBust: 12, strapWidth: 2.4, backLower: 8 },
    straps: 'halter',
    skirt: { length: 0.58, gathers: [1], flare: 1.5 },
  }),
  {
    ...dress('crepe', {
      name: 'strapless-gown',
      bodice: { ...BODICE, neckAboveBust: 4, strapAboveBust: 6.5, strapWidth: 3, backLower: 0 },
      straps: 'none',
      skirt: { length: 1.04, gathers: [1], flare: 1.2 },
    }),
    spacings: [2.6, 1.5],
    swings: true,
  },
];

export const STRAP_SILHOUETTES: readonly Silhouette[] = [
  sleeveless('rib', { ...TANK, name: 'scoop-tank' }),
  sleeveless('crepe', {
    ...TANK,
    name: 'shift-dress',
    neckDeeper: 2,
    backDeeper: 2,
    neckWider: 3,
    shoulderWidth: 6,
    bustEase: 0,
    waistEase: 20,
    hipEase: 8,
    hemEase: 8,
    length: 0.5,
  }),
  ...DRESSES,
  woman('satin', { ...SLIP, name: 'slip-midi-dress' }),
  woman('satin', {
    ...SLIP,
    name: 'cowl-slip-dress',
    neckShape: 'straight',
    neckAboveBust: 12.5,
    cowl: 6.5,
    strapWidth: 1.2,
    strapAboveBust: 8,
    waistEase: 13,
    hipEase: 6,
    hemEase: 36,
    length: 0.74,
  }),
  woman('satin', {
    ...SLIP,
    name: 'camisole',
    waistEase: 11,
    hemEase: 0,
    hipEase: 1,
    length: 0.17,
  }),
];
