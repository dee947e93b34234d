import { biker } from '../jackets/biker-trim.ts';
import { bomber } from '../jackets/bomber-trim.ts';
import { denim } from '../jackets/denim-trim.ts';
import { makeJacket } from '../jackets/make-jacket.ts';
import type { Silhouette } from './silhouette.ts';

const MAN_TRUCKER = {
  bustEase: 16,
  waistEase: 30,
  hemEase: 8,
  belowHip: 2,
  neckWider: 0.8,
  neckDeeper: 2.4,
  shoulderWider: 1.8,
  armholeDeeper: 5,
  sleeveLength: 0.99,
  sleeveHemEase: 9,
  capHeight: 10.5,
  hemBand: { height: 4, share: 0.94, role: 'waistband' },
  cuffBand: { height: 4, share: 0.86, role: 'cuff' },
} as const;

const WOMAN_TRUCKER = {
  ...MAN_TRUCKER,
  bustEase: 10,
  waistEase: 24,
  hemEase: -2,
  belowHip: -6,
  shoulderWider: 1,
  armholeDeeper: 4.4,
  sleeveHemEase: 8.5,
} as const;

const MAN_BIKER = {
  bustEase: 13,
  waistEase: 22,
  hemEase: 8,
  belowHip: 1,
  neckWider: 0.4,
  neckDeeper: 19,
  neckShape: 'v',
  neckBow: 1.2,
  shoulderWider: 1,
  shoulderHigher: 0.3,
  armholeDeeper: 4.4,
  sleeveLength: 1,
  sleeveHemEase: 7,
  capHeight: 11,
  canvas: 1,
} as const;

const BIKER_LAPELS = {
  gorgeBelow: 7,
  gorgeReach: 5,
  tip: [11, -0.6],
  collarTip: [7.4, 2.6],
  stand: 3,
  fall: 5.4,
  belly: 1.4,
} as const;

/** Jackets. */
export const JACKET_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'mens-denim-jacket',
    gender: 'man',
    cloth: 'denim',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_TRUCKER,
        name: 'mens-denim-jacket',
        closes: 'placket',
        trim: denim({
          side: 1,
          yoke: 17,
          collar: { stand: 2.6, fall: 4.6, tip: [7.6, 1.2] },
          pocket: { out: 5.5, width: 11.5, height: 4.6, point: 1.7 },
          buttons: 5,
        }),
      }),
  },
  {
    name: 'womens-denim-jacket',
    gender: 'woman',
    cloth: 'denim',
    spacings: [2.6, 1.4],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_TRUCKER,
        name: 'womens-denim-jacket',
        closes: 'placket',
        trim: denim({
          side: -1,
          yoke: 15.5,
          collar: { stand: 2.4, fall: 4.2, tip: [6.8, 1.1] },
          pocket: { out: 5, width: 10, height: 4.2, point: 1.5 },
          buttons: 5,
        }),
      }),
  },
  {
    name: 'mens-biker-jacket',
    gender: 'man',
    cloth: 'leather',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_BIKER,
        name: 'mens-biker-jacket',
        trim: biker({
          lapels: BIKER_LAPELS,
          zipAbove: 7,
          zipBelow: 4,
          pocket: { at: [10, 57], long: 13.5, lean: 0.3 },
          snaps: [[9.4, 16]],
          hasEpaulets: true,
          band: 4.6,
          coin: { at: [6.2, 41.5], width: 8.2 },
        }),
      }),
  },
  {
    name: 'womens-biker-jacket',
    gender: 'woman',
    cloth: 'leather',
    spacings: [2.6, 1.4],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_BIKER,
        name: 'womens-biker-jacket',
        bustEase: 7,
        waistEase: 16,
        hemEase: -13,
        belowHip: -6,
        neckDeeper: 17,
        shoulderWider: 0.4,
        armholeDeeper: 3.6,
        sleeveHemEase: 6,
        trim: biker({
          lapels: {
            ...BIKER_LAPELS,
            gorgeBelow: 6.4,
            tip: [10, -0.5],
            collarTip: [6.6, 2.4],
            stand: 2.7,
            fall: 5,
          },
          zipAbove: 6,
          zipBelow: 3.4,
          pocket: { at: [8.6, 47.5], long: 11, lean: 0.3 },
          snaps: [[8.5, 14.4]],
          hasEpaulets: false,
          band: 3.6,
        }),
      }),
  },
  {
    name: 'mens-bomber-jacket',
    gender: 'man',
    cloth: 'chino',
    others: { rib: 'rib' },
    spacings: [2.6, 1.4],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_TRUCKER,
        name: 'mens-bomber-jacket',
        bustEase: 22,
        waistEase: 38,
        hemEase: 24,
        belowHip: 3,
        sleeveHemEase: 15,
        armholeDeeper: 6,
        neckWider: 1,
        neckDeeper: 2,
        neckRib: { height: 4, share: 0.9, freeShare: 0.86 },
        hemBand: { height: 6.5, share: 0.78, role: 'rib' },
        cuffBand: { height: 6.5, share: 0.66, role: 'rib' },
        closes: 'zip',
        trim: bomber({ pocket: { at: [11, 51], long: 15, lean: 0.32 } }),
      }),
  },
];
