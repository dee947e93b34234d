import { makeJacket } from '../jackets/make-jacket.ts';
import { tailored } from '../jackets/tailored-trim.ts';
import { tieBelt } from '../laid/tie-belt.ts';
import type { Silhouette } from './silhouette.ts';
import { makeTop } from './top.ts';

const ROBE = {
  bustEase: 24,
  waistEase: 34,
  hemEase: 26,
  belowHip: 55,
  neckWider: 1,
  neckDeeper: 30,
  neckShape: 'v',
  neckBow: 1.6,
  shoulderWider: 3.4,
  armholeDeeper: 7,
  sleeveLength: 0.86,
  sleeveHemEase: 16,
  capHeight: 9,
  cuffBand: { height: 9, share: 1, role: 'cuff' },
} as const;

const PAJAMA_SHIRT = {
  bustEase: 19,
  waistEase: 38,
  hemEase: 16,
  belowHip: 6,
  hemDip: 0.8,
  neckShape: 'v',
  neckWider: 1.2,
  neckDeeper: 10,
  neckSplitAt: 0,
  neckRib: { height: 1.8, share: 0.98, freeShare: 0.94, collar: 6.4, point: 1.4, flare: 1.42 },
  shoulderWider: 2.6,
  armholeDeeper: 4.5,
  sleeveLength: 1.02,
  sleeveHemEase: 13,
  capHeight: 9.5,
  placket: { width: 3, firstAt: 1.5, buttons: 4 },
  pockets: 'chest',
} as const;

/** Nightwear: what is wrapped around and tied, and what is buttoned to sleep in. */
export const NIGHTWEAR_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'robe',
    gender: 'man',
    cloth: 'flannel',
    spacings: [3, 1.8],
    cut: (measures) =>
      makeJacket(measures, {
        ...ROBE,
        name: 'robe',
        trim: tailored({
          lapels: { widest: 9.5, widestAt: 0.6, stand: 2.6, fall: 6, lift: 0.5 },
          side: 1,
          over: 10,
          closesTo: 117,
          firstButton: 0,
          buttonStep: 0,
          buttons: 0,
          waist: { at: 44, gather: 0.82 },
          pockets: { at: [12.5, 56], width: 16, height: 18, corner: 1, thickness: 0.4 },
          more: ({ front, back }) => tieBelt([front, back], { at: 44, width: 6, tails: [40, 33] }),
        }),
      }),
  },
  {
    name: 'pajama-shirt',
    gender: 'woman',
    cloth: 'flannel',
    // A collar that gives a little falls over its stand instead of turning up.
    others: { collar: 'heavy-jersey' },
    spacings: [2.2, 1.5],
    cut: (measures) => makeTop(measures, { ...PAJAMA_SHIRT, name: 'pajama-shirt' }),
  },
];
