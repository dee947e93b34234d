import { makeJacket } from '../jackets/make-jacket.ts';
import { tailored } from '../jackets/tailored-trim.ts';
import type { Silhouette } from './silhouette.ts';

const MAN_BLAZER = {
  bustEase: 16,
  waistEase: 20,
  hemEase: 14,
  belowHip: 13,
  neckWider: 0.4,
  neckDeeper: 37,
  neckShape: 'v',
  neckBow: 2.6,
  shoulderWider: 1.6,
  shoulderHigher: 0.6,
  armholeDeeper: 5,
  sleeveLength: 0.99,
  sleeveHemEase: 10,
  capHeight: 12,
  canvas: 4,
  cutaway: { from: 58, halfWidth: 6 },
} as const;

const MAN_TAILORED = {
  side: 1,
  over: 1.7,
  closesTo: 60,
  overBelow: -0.4,
  firstButton: 1.6,
  buttonStep: 10.5,
  buttons: 2,
  cuffButtons: 4,
  lapels: {
    gorgeBelow: 9.5,
    gorgeReach: 4.4,
    tip: [9.4, 0.4],
    collarTip: [6.2, 3.9],
    lift: 0.8,
    stand: 2.8,
    fall: 4.6,
  },
  pockets: { at: [9, 52], width: 14.5, height: 5.2, slant: 0.8, thickness: 0.35 },
  welt: { at: [8.5, 24.5], width: 10.5, height: 2.3, slant: -1.3, corner: 0.2 },
} as const;

const WOMAN_BLAZER = {
  ...MAN_BLAZER,
  bustEase: 11,
  waistEase: 20,
  hemEase: 9,
  belowHip: 14,
  neckDeeper: 31,
  neckBow: 2.2,
  shoulderWider: 1.4,
  armholeDeeper: 4.6,
  sleeveHemEase: 9,
  capHeight: 11.5,
  cutaway: { from: 58, halfWidth: 5 },
} as const;

const WOMAN_TAILORED = {
  ...MAN_TAILORED,
  side: -1,
  over: 4.6,
  overBelow: 0.4,
  firstButton: 3,
  buttonStep: 9.5,
  doubleRow: 2.9,
  cuffButtons: 3,
  lapels: {
    gorgeBelow: 8.8,
    gorgeReach: 4.4,
    tip: [9.4, 0.6],
    collarTip: [6.2, 3.8],
    lift: 0.8,
    stand: 2.6,
    fall: 4.3,
  },
  pockets: { at: [8.2, 50], width: 12.5, height: 4.8, slant: 0.6, thickness: 0.35 },
  welt: undefined,
} as const;

/** Blazers, and the jackets of suits. */
export const BLAZER_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'mens-blazer',
    gender: 'man',
    cloth: 'suiting',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_BLAZER,
        name: 'mens-blazer',
        shoulderHigher: 0.2,
        trim: tailored({
          ...MAN_TAILORED,
          pockets: { at: [8.5, 49], width: 16, height: 18.5, corner: 3, fullness: 0.35 },
        }),
      }),
  },
  {
    name: 'womens-blazer',
    gender: 'woman',
    cloth: 'suiting',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_BLAZER,
        name: 'womens-blazer',
        trim: tailored(WOMAN_TAILORED),
      }),
  },
  {
    name: 'mens-suit-jacket',
    gender: 'man',
    cloth: 'suiting',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_BLAZER,
        name: 'mens-suit-jacket',
        trim: tailored(MAN_TAILORED),
      }),
  },
  {
    name: 'mens-dinner-jacket',
    gender: 'man',
    cloth: 'suiting',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_BLAZER,
        name: 'mens-dinner-jacket',
        neckDeeper: 40,
        cutaway: { from: 53, halfWidth: 7 },
        trim: tailored({
          ...MAN_TAILORED,
          buttons: 1,
          closesTo: 54,
          lapels: { widest: 8.6, widestAt: 0.62, stand: 2.8, fall: 4.6, role: 'trim' },
          pockets: { at: [9.5, 52], width: 14, height: 1.2, slant: 0.6, corner: 0.1 },
        }),
      }),
  },
  {
    name: 'womens-suit-jacket',
    gender: 'woman',
    cloth: 'suiting',
    spacings: [2.6, 1.5],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_BLAZER,
        name: 'womens-suit-jacket',
        trim: tailored({
          ...WOMAN_TAILORED,
          over: 1.7,
          overBelow: -0.4,
          doubleRow: undefined,
          firstButton: 1.6,
          buttons: 2,
        }),
      }),
  },
];
