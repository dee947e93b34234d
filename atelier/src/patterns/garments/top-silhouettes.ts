import type { Silhouette } from './silhouette.ts';
import { makeTop } from './top.ts';

const WOMAN_TEE = {
  bustEase: 8,
  waistEase: 22,
  hemEase: 6,
  belowHip: 11,
  neckWider: 2.6,
  neckDeeper: 3.4,
  shoulderWider: 0.8,
  armholeDeeper: 2.5,
  sleeveLength: 19,
  sleeveHemEase: 4,
  capHeight: 9.5,
  neckRib: { height: 1.9, share: 0.9 },
} as const;

/** What a man's top has more of than a woman's: a straight side, and room across. */
const FOR_MEN = { bustEase: 13, waistEase: 29, hemEase: 12, shoulderWider: 1.4 } as const;

const MAN_TEE = {
  ...WOMAN_TEE,
  ...FOR_MEN,
  belowHip: 14,
  sleeveLength: 24,
  sleeveHemEase: 6,
  neckWider: 1.8,
  neckDeeper: 2.6,
} as const;

/** Tops with sleeves. */
export const TOP_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'crew-neck-tee',
    gender: 'woman',
    cloth: 'jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.25],
    cut: (measures) => makeTop(measures, { ...WOMAN_TEE, name: 'crew-neck-tee' }),
  },
  {
    name: 'mens-crew-tee',
    gender: 'man',
    cloth: 'heavy-jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.35],
    cut: (measures) => makeTop(measures, { ...MAN_TEE, name: 'mens-crew-tee' }),
  },
  {
    name: 'long-sleeve-tee',
    gender: 'woman',
    cloth: 'jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.35],
    cut: (measures) =>
      makeTop(measures, {
        ...WOMAN_TEE,
        name: 'long-sleeve-tee',
        waistEase: 20,
        belowHip: 5,
        neckWider: 5,
        neckDeeper: 0.8,
        sleeveLength: 1,
        sleeveHemEase: 6,
        neckRib: { height: 1.3, share: 0.93 },
      }),
  },
  {
    name: 'v-neck-tee',
    gender: 'woman',
    cloth: 'jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.3],
    cut: (measures) =>
      makeTop(measures, {
        ...WOMAN_TEE,
        name: 'v-neck-tee',
        bustEase: 12,
        waistEase: 27,
        hemEase: 10,
        neckWider: 2.4,
        neckDeeper: 10,
        neckShape: 'v',
        neckSplitAt: 0,
        neckRib: { height: 1.5, share: 0.96, mitre: 2.6 },
      }),
  },
  {
    name: 'henley',
    gender: 'man',
    cloth: 'heavy-jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.45],
    cut: (measures) =>
      makeTop(measures, {
        ...MAN_TEE,
        name: 'henley',
        sleeveLength: 0.955,
        sleeveHemEase: 8,
        cuffRib: { height: 5, share: 0.84 },
        neckSplitAt: 1.5,
        neckRib: { height: 1.9, share: 0.91, mitre: 0.4 },
        placket: { length: 14, width: 3, firstAt: 2, buttons: 3 },
      }),
  },
  {
    name: 'polo-shirt',
    gender: 'man',
    cloth: 'heavy-jersey',
    others: { rib: 'rib', collar: 'rib' },
    spacings: [2.2, 1.35],
    cut: (measures) =>
      makeTop(measures, {
        ...MAN_TEE,
        name: 'polo-shirt',
        neckWider: 1,
        neckDeeper: 1.6,
        cuffRib: { height: 2.6, share: 0.94 },
        neckSplitAt: 0,
        neckRib: { height: 2.6, share: 0.97, freeShare: 0.9, collar: 6.8 },
        placket: { length: 15, width: 3, firstAt: 1.6, buttons: 3 },
      }),
  },
];
