import { epaulets } from '../jackets/biker-trim.ts';
import { type JacketStyle, makeJacket } from '../jackets/make-jacket.ts';
import { parka } from '../jackets/parka-trim.ts';
import { tailored } from '../jackets/tailored-trim.ts';
import { tieBelt } from '../laid/tie-belt.ts';
import type { Silhouette } from './silhouette.ts';

const WOMAN_COAT = {
  bustEase: 20,
  waistEase: 38,
  hemEase: 34,
  belowHip: 52,
  neckWider: 1,
  neckDeeper: 18,
  neckShape: 'v',
  neckBow: 1.2,
  shoulderWider: 2.4,
  shoulderHigher: 0.4,
  armholeDeeper: 6,
  sleeveLength: 1.02,
  sleeveHemEase: 14,
  capHeight: 11.5,
  canvas: 1.6,
} as const;

const COAT_LAPELS = {
  gorgeBelow: 8.6,
  gorgeReach: 5,
  tip: [11.5, 0.8],
  collarTip: [7.4, 4],
  stand: 3,
  fall: 5.2,
  lift: 0.75,
} as const;

const MAN_COAT = {
  ...WOMAN_COAT,
  bustEase: 23,
  waistEase: 36,
  hemEase: 30,
  belowHip: 43,
  neckDeeper: 27,
  neckBow: 1.8,
} as const;

const PARKA_HOOD = {
  standInFront: 2.8,
  standBehind: 6.6,
  fallInFront: 5.4,
  fallOnShoulder: 8.2,
  fallBehind: 27,
  fullness: 3.6,
  lift: 1.2,
} as const;

const PARKA_POCKET = { corner: 2, fullness: 0.5, thickness: 0.5 } as const;

/** A quilted shell with a high collar, closed by a zip. */
const PUFFED = {
  canvas: 1,
  neckRib: { height: 8, share: 0.97, freeShare: 0.9 },
  isFunnel: true,
  elastic: { hem: 0.94, cuff: 0.8 },
  closes: 'zip',
  channels: { rowCm: 7, depthCm: 1.1 },
  trim: ({ front }) => ({
    front: [
      {
        name: 'zip',
        kind: 'zip',
        points: [
          [0, -front.neckDepth],
          [0, -front.length - front.hemDip],
        ],
      },
    ],
  }),
} as const satisfies Partial<JacketStyle>;

/** Coats. */
export const COAT_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'womens-double-breasted-coat',
    gender: 'woman',
    cloth: 'wool-coating',
    spacings: [3, 1.9],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_COAT,
        name: 'womens-double-breasted-coat',
        trim: tailored({
          lapels: COAT_LAPELS,
          side: -1,
          over: 8.4,
          closesTo: 109,
          firstButton: 5,
          buttonStep: 12,
          buttons: 3,
          doubleRow: 6,
          buttonRadius: 1.4,
          pockets: { at: [11, 51], width: 15, height: 5.6, slant: 1, thickness: 0.45 },
        }),
      }),
  },
  {
    name: 'womens-trench-coat',
    gender: 'woman',
    cloth: 'chino',
    spacings: [3, 1.8],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_COAT,
        name: 'womens-trench-coat',
        waistEase: 34,
        hemEase: 40,
        canvas: 1.3,
        trim: tailored({
          lapels: { ...COAT_LAPELS, tip: [10.6, 0.4], collarTip: [8.4, 3.4], fall: 6 },
          side: -1,
          over: 8.4,
          closesTo: 109,
          firstButton: 4.5,
          buttonStep: 20,
          buttons: 2,
          doubleRow: 6,
          buttonRadius: 1.2,
          waist: { at: 40, gather: 0.74 },
          pockets: {
            at: [15.5, 50],
            width: 4.5,
            height: 16,
            slant: 0,
            corner: 0.4,
            thickness: 0.4,
          },
          more: ({ front, back }) => [
            ...epaulets(front),
            ...tieBelt([front, back], { at: 40, width: 4.6, tails: [27, 22] }),
          ],
        }),
      }),
  },
  {
    name: 'womens-wrap-coat',
    gender: 'woman',
    cloth: 'wool-coating',
    spacings: [3, 1.9],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_COAT,
        name: 'womens-wrap-coat',
        neckDeeper: 29,
        neckBow: 1.6,
        canvas: 1,
        trim: tailored({
          lapels: { widest: 11, widestAt: 0.6, stand: 3.2, fall: 7, lift: 0.8 },
          side: -1,
          over: 10,
          closesTo: 109,
          firstButton: 0,
          buttonStep: 0,
          buttons: 0,
          waist: { at: 40, gather: 0.78 },
          pockets: {
            at: [11.2, 52],
            width: 15,
            height: 19,
            corner: 1.2,
            fullness: 0.4,
            thickness: 0.45,
          },
          more: ({ front, back }) => tieBelt([front, back], { at: 40, width: 6, tails: [34, 29] }),
        }),
      }),
  },
  {
    name: 'mens-overcoat',
    gender: 'man',
    cloth: 'wool-coating',
    spacings: [3, 1.9],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_COAT,
        name: 'mens-overcoat',
        trim: tailored({
          lapels: { ...COAT_LAPELS, tip: [10.2, 0.5], gorgeBelow: 9.4 },
          side: 1,
          over: 2.6,
          closesTo: 105,
          firstButton: 2,
          buttonStep: 13,
          buttons: 3,
          buttonRadius: 1.3,
          cuffButtons: 3,
          pockets: { at: [11, 57], width: 16.5, height: 6, slant: 1, thickness: 0.45 },
          welt: { at: [10, 27], width: 11, height: 2.5, slant: -1.3, corner: 0.2 },
        }),
      }),
  },
  {
    name: 'mens-parka',
    gender: 'man',
    cloth: 'chino',
    spacings: [3, 1.8],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_COAT,
        name: 'mens-parka',
        hemEase: 26,
        belowHip: 26,
        neckWider: 1.6,
        neckDeeper: 2.6,
        neckShape: 'round',
        neckBow: 0,
        canvas: 2,
        trim: parka({
          hood: PARKA_HOOD,
          stormFlap: 3.4,
          snaps: 6,
          pocket: { ...PARKA_POCKET, at: [6.8, 56], width: 17, height: 19 },
        }),
      }),
  },
  {
    name: 'womens-parka',
    gender: 'woman',
    cloth: 'chino',
    spacings: [3, 1.8],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_COAT,
        name: 'womens-parka',
        hemEase: 20,
        belowHip: 26,
        neckWider: 1.4,
        neckDeeper: 2.4,
        neckShape: 'round',
        neckBow: 0,
        canvas: 2,
        trim: parka({
          hood: { ...PARKA_HOOD, fallOnShoulder: 7.6, fallBehind: 25 },
          stormFlap: 3,
          snaps: 6,
          pocket: { ...PARKA_POCKET, at: [6, 50], width: 15, height: 17 },
        }),
      }),
  },
  {
    name: 'mens-puffer-jacket',
    gender: 'man',
    cloth: 'fleece',
    spacings: [2.8, 1.6],
    cut: (measures) =>
      makeJacket(measures, {
        ...MAN_COAT,
        name: 'mens-puffer-jacket',
        bustEase: 26,
        waistEase: 36,
        hemEase: 17,
        belowHip: 5,
        neckWider: 1.6,
        neckDeeper: 2.6,
        neckShape: 'round',
        neckBow: 0,
        sleeveHemEase: 16,
        sleeveLength: 1.04,
        ...PUFFED,
      }),
  },
  {
    name: 'womens-puffer-jacket',
    gender: 'woman',
    cloth: 'fleece',
    spacings: [2.8, 1.6],
    cut: (measures) =>
      makeJacket(measures, {
        ...WOMAN_COAT,
        name: 'womens-puffer-jacket',
        bustEase: 22,
        waistEase: 40,
        hemEase: 8,
        belowHip: 0,
        neckWider: 1.4,
        neckDeeper: 2.4,
        neckShape: 'round',
        neckBow: 0,
        sleeveHemEase: 14,
        ...PUFFED,
      }),
  },
];
