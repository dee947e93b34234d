import { type DressStyle, makeDress } from '../dresses/dress.ts';
import type { Silhouette } from './silhouette.ts';

const UPPER = {
  bustEase: 5,
  waistEase: 4,
  fullness: 2.6,
  hasDarts: true,
  blouse: 0,
  neckShape: 'round',
  neckWider: 2.4,
  neckDeeper: 2,
  backDeeper: 2.5,
  shoulderWider: -0.4,
  armholeDeeper: 1.2,
  bandHeight: 0,
} as const;

const WRAPPED = {
  ...UPPER,
  bustEase: 7,
  fullness: 3,
  hasDarts: false,
  blouse: 0.6,
  neckShape: 'v',
  neckWider: 2.2,
  neckDeeper: 7,
  isWrapped: true,
  bandHeight: 4,
} as const;

const SHIRT = {
  ...UPPER,
  bustEase: 12,
  waistEase: 6,
  fullness: 4,
  hasDarts: false,
  blouse: 1.6,
  neckWider: 0.8,
  neckDeeper: 1,
  backDeeper: 1.2,
  finish: {
    height: 3.3,
    share: 0.98,
    freeShare: 0.92,
    collar: 4.6,
    point: 2.6,
    flare: 1.36,
    isSteep: true,
  },
  shoulderWider: 1,
  armholeDeeper: 3,
} as const;

type Row = readonly [
  name: string,
  cloth: Silhouette['cloth'],
  style: Omit<DressStyle, 'name'>,
  spacings: readonly number[],
];

const ROWS: readonly Row[] = [
  [
    'wrap-midi-dress',
    'viscose',
    {
      upper: { ...WRAPPED, sleeve: { length: 0.68, hem: 28, capHeight: 12, capEase: 1.4 } },
      skirt: { length: 0.8, flare: 1.05, gather: 1, isWrapped: true },
      tie: { at: 0.78, ends: [34, 28] },
    },
    [2.8, 1.9],
  ],
  [
    'flutter-wrap-dress',
    'crepe',
    {
      upper: {
        ...WRAPPED,
        neckDeeper: 6.5,
        sleeve: { length: 24, hem: 62, capHeight: 10, capEase: 5 },
      },
      skirt: { length: 0.76, flare: 1.3, gather: 1, isWrapped: true },
      tie: { at: 0.78, ends: [46, 38] },
    },
    [3, 2],
  ],
  [
    'puff-sleeve-midi-dress',
    'poplin',
    {
      upper: {
        ...UPPER,
        neckShape: 'square',
        neckWider: 3.6,
        neckDeeper: 4.5,
        shoulderWider: -1.6,
        sleeve: {
          length: 24,
          hem: 54,
          capHeight: 16,
          capEase: 24,
          cuff: { height: 2.2, share: 0.58 },
        },
      },
      skirt: { length: 0.78, flare: 1.25, gather: 1.25 },
    },
    [2.6, 1.5],
  ],
  [
    'long-sleeve-mini-dress',
    'crepe',
    {
      upper: {
        ...UPPER,
        neckWider: 0.6,
        neckDeeper: 0.6,
        backDeeper: 1,
        sleeve: { length: 1, hem: 22, capHeight: 12.5, capEase: 1.2 },
      },
      skirt: { length: 0.42, flare: 1.25, gather: 1 },
    },
    [2.6, 1.5],
  ],
  [
    'shirt-dress',
    'poplin',
    {
      upper: {
        ...SHIRT,
        bandHeight: 3.6,
        sleeve: {
          length: 0.66,
          hem: 31,
          capHeight: 11,
          capEase: 1,
          cuff: { height: 5, share: 0.97 },
        },
      },
      skirt: { length: 0.82, flare: 0.62, gather: 1.25 },
      tie: { at: 0.62, ends: [30, 25] },
      buttons: { width: 3, every: 8, isToHem: true },
    },
    [2.8, 1.7],
  ],
  [
    'belted-jumpsuit',
    'crepe',
    {
      upper: {
        ...UPPER,
        fullness: 3.4,
        hasDarts: false,
        blouse: 2,
        neckShape: 'v',
        neckWider: 2,
        neckDeeper: 11,
        bandHeight: 4,
        sleeve: { length: 21, hem: 34, capHeight: 11.5, capEase: 1.4 },
      },
      trousers: {
        waistEase: 4,
        hipEase: 5,
        crotchDrop: 2.4,
        reach: 1.05,
        knee: 64,
        hem: 72,
        hemAt: 0.05,
        hemDepth: 3,
        isPressed: true,
        pockets: 'slant',
      },
      tie: { at: 0.6, ends: [34, 28] },
    },
    [3, 2],
  ],
];

const BOILER_SUIT: Omit<DressStyle, 'name'> = {
  upper: {
    ...SHIRT,
    bustEase: 15,
    waistEase: 12,
    fullness: 2.4,
    blouse: 2,
    shoulderWider: 2,
    armholeDeeper: 5,
    bandHeight: 3.6,
    sleeve: { length: 1, hem: 30, capHeight: 10, capEase: 0.8, cuff: { height: 5.5, share: 0.86 } },
  },
  trousers: {
    waistEase: 12,
    hipEase: 9,
    crotchDrop: 2.6,
    reach: 1.05,
    knee: 50,
    hem: 45,
    hemAt: 0.08,
    hemDepth: 2.5,
    pockets: 'cargo',
    hasFly: true,
  },
  buttons: { width: 3.6, every: 9, isToHem: false, hasChestPockets: true },
};

/** A collar that gives a little falls over its stand instead of turning up. */
const FALLING = { collar: 'heavy-jersey' } as const;

/** Dresses and jumpsuits with a seam at the waist. */
export const DRESS_SILHOUETTES: readonly Silhouette[] = [
  ...ROWS.map(
    ([name, cloth, style, spacings]): Silhouette => ({
      name,
      gender: 'woman',
      cloth,
      others: FALLING,
      spacings,
      swings: style.skirt !== undefined,
      isCrossed: style.upper.isWrapped,
      cut: (measures) => makeDress(measures, { ...style, name }),
    }),
  ),
  {
    name: 'boiler-suit',
    gender: 'man',
    cloth: 'chino',
    others: FALLING,
    spacings: [3, 1.9],
    spacingsOn: { 'woman-hourglass-relaxed': [3, 1.8] },
    cut: (measures) => makeDress(measures, { ...BOILER_SUIT, name: 'boiler-suit' }),
  },
];
