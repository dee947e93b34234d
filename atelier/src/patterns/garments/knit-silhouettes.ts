import type { TopStyle } from '../tops/top-style.ts';
import type { Silhouette } from './silhouette.ts';
import { makeTop } from './top.ts';

type KnitStyle = Omit<TopStyle, 'name'>;

const WOMAN_SWEATER = {
  bustEase: 16,
  waistEase: 34,
  hemEase: 12,
  belowHip: 4,
  neckWider: 2.8,
  neckDeeper: 3.2,
  shoulderWider: 2.2,
  armholeDeeper: 5,
  sleeveLength: 1,
  sleeveHemEase: 9,
  capHeight: 9,
  neckRib: { height: 2.6, share: 0.9 },
  hemRib: { height: 6, share: 0.84 },
  cuffRib: { height: 6, share: 0.8 },
} as const satisfies KnitStyle;

const MAN_SWEATER = {
  ...WOMAN_SWEATER,
  bustEase: 17,
  waistEase: 33,
  hemEase: 16,
  belowHip: 7,
  shoulderWider: 1.4,
} as const satisfies KnitStyle;

const TURTLENECK = {
  neckWider: 1.1,
  neckDeeper: 0.9,
  neckRib: { height: 7, share: 0.93, freeShare: 0.97, rolledTo: 0.9, lean: 0.5 },
} as const satisfies Partial<KnitStyle>;

const knit = (
  name: string,
  gender: Silhouette['gender'],
  { style, ...rest }: Partial<Silhouette> & { style: KnitStyle },
): Silhouette => ({
  name,
  gender,
  cloth: 'fine-knit',
  others: { rib: 'rib' },
  spacings: [2.2, gender === 'man' ? 1.55 : 1.4],
  ...rest,
  cut: (measures) => makeTop(measures, { ...style, name }),
});

/** Sweaters, cardigans and sweatshirts. */
export const KNIT_SILHOUETTES: readonly Silhouette[] = [
  knit('crew-neck-sweater', 'woman', {
    style: { ...WOMAN_SWEATER, neckWider: 2, neckDeeper: 2.6, sleeveLength: 1.03 },
  }),
  knit('mens-crew-neck-sweater', 'man', {
    style: { ...MAN_SWEATER, neckWider: 1.8, neckDeeper: 2.4, sleeveLength: 1.03 },
  }),
  knit('mens-turtleneck-sweater', 'man', {
    style: {
      ...MAN_SWEATER,
      ...TURTLENECK,
      bustEase: 11,
      waistEase: 24,
      hemEase: 8,
      belowHip: 8,
      sleeveLength: 1.03,
      sleeveHemEase: 7,
    },
  }),
  knit('turtleneck-sweater', 'woman', {
    style: {
      ...WOMAN_SWEATER,
      ...TURTLENECK,
      bustEase: 3,
      waistEase: 12,
      hemEase: 2,
      belowHip: 4,
      shoulderWider: 0.6,
      armholeDeeper: 2.5,
      sleeveLength: 1.03,
      sleeveHemEase: 5,
      hemRib: { height: 5, share: 0.92 },
      cuffRib: { height: 6, share: 0.86 },
    },
  }),
  knit('quarter-zip-sweater', 'man', {
    style: {
      ...MAN_SWEATER,
      neckWider: 1.4,
      neckDeeper: 1.2,
      neckSplitAt: 0,
      neckRib: { height: 6, share: 0.94, freeShare: 0.95, lean: 0.6, closedBy: 'zip' },
      zip: 17,
      sleeveLength: 1.03,
    },
  }),
  knit('mens-cardigan', 'man', {
    style: {
      ...MAN_SWEATER,
      neckShape: 'v',
      neckWider: 2.2,
      neckDeeper: 15,
      neckRib: { height: 3.2, share: 0.97, mitre: 1.9 },
      buttonBand: { width: 3.4, buttons: 5, firstAt: 3.2 },
      pockets: 'patch',
      hemDip: 1.4,
      sleeveLength: 1.03,
    },
  }),
  knit('cardigan', 'woman', {
    style: {
      ...WOMAN_SWEATER,
      bustEase: 7,
      waistEase: 18,
      hemEase: 2,
      belowHip: 0,
      shoulderWider: 0.8,
      armholeDeeper: 3,
      neckShape: 'v',
      neckWider: 2.4,
      neckDeeper: 11,
      neckRib: { height: 2.4, share: 0.97, mitre: 1.6 },
      buttonBand: { width: 2.6, buttons: 7, firstAt: 2.4 },
      hemDip: 1,
      sleeveLength: 1.03,
      sleeveHemEase: 6,
    },
  }),
  knit('sweater-vest', 'woman', {
    isSleeveless: true,
    style: {
      ...WOMAN_SWEATER,
      bustEase: -5,
      waistEase: 15,
      hemEase: -5,
      belowHip: -2,
      shoulderWider: -3,
      armholeDeeper: 2.5,
      neckShape: 'v',
      neckWider: 3.2,
      neckDeeper: 10,
      neckSplitAt: 0,
      neckRib: { height: 2.6, share: 0.97, mitre: 2.4 },
      sleeveLength: 0,
      armholeRib: { height: 1.7, share: 0.9 },
      hemRib: { height: 6.5, share: 0.93 },
    },
  }),
  knit('sweatshirt', 'man', {
    cloth: 'sweatshirt',
    style: {
      ...MAN_SWEATER,
      bustEase: 20,
      waistEase: 36,
      hemEase: 16,
      belowHip: 8,
      shoulderWider: 2.6,
      neckWider: 2.2,
      neckDeeper: 2.8,
      sleeveLength: 1.08,
      sleeveHemEase: 11,
    },
  }),
  knit('hoodie', 'man', {
    cloth: 'sweatshirt',
    style: {
      ...MAN_SWEATER,
      bustEase: 20,
      waistEase: 36,
      hemEase: 16,
      belowHip: 9,
      shoulderWider: 2.6,
      neckWider: 2,
      neckDeeper: 2.8,
      neckRib: undefined,
      hood: {
        standInFront: 0.5,
        standBehind: 7.4,
        fallInFront: 1.4,
        fallOnShoulder: 9.5,
        fallBehind: 25,
        fullness: 3.2,
        lift: 0.5,
        isSoft: true,
      },
      pockets: 'kangaroo',
      sleeveLength: 1.08,
      sleeveHemEase: 11,
    },
  }),
];
