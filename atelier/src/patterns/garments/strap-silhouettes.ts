import type { Silhouette } from './silhouette.ts';
import { makeSleevelessTop, type SleevelessStyle } from './sleeveless-top.ts';
import { makeStrapGarment, type StrapGarmentStyle } from './strap-garment.ts';

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

export const STRAP_SILHOUETTES: readonly Silhouette[] = [
  sleeveless('rib', { ...TANK, name: 'scoop-tank' }),
  sleeveless('crepe', {
    ...TANK,
    name: 'shift-dress',
    neckDeeper: 2,
    backDeeper: 2,
    neckWider: 3,
    shoulderWidth: 6,
    bustEase: 5,
    waistEase: 20,
    hipEase: 8,
    hemEase: 8,
    length: 0.5,
  }),
  woman('satin', { ...SLIP, name: 'slip-midi-dress' }),
  woman('satin', {
    ...SLIP,
    name: 'camisole',
    waistEase: 11,
    hemEase: 0,
    hipEase: 1,
    length: 0.17,
  }),
];
