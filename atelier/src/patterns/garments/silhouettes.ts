import { makeDress } from './dress.ts';
import type { Silhouette } from './silhouette.ts';
import { makeSkirt } from './skirt.ts';
import { SKIRT_SILHOUETTES } from './skirt-silhouettes.ts';
import { STRAP_SILHOUETTES } from './strap-silhouettes.ts';
import { makeTop } from './top.ts';
import { TROUSER_SILHOUETTES } from './trouser-silhouettes.ts';

const WOMAN_TEE = {
  bustEase: 8,
  waistEase: 22,
  hemEase: 6,
  belowHip: 3,
  neckWider: 2.6,
  neckDeeper: 3.4,
  shoulderWider: 0.8,
  armholeDeeper: 2.5,
  sleeveLength: 19,
  sleeveHemEase: 6,
  capHeight: 9.5,
  neckRib: { height: 1.9, share: 0.9 },
} as const;

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
} as const;

/** What a man's top has more of than a woman's: a straight side, and room across. */
const FOR_MEN = { bustEase: 13, waistEase: 29, hemEase: 12, shoulderWider: 1.4 } as const;

export const SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'crew-neck-tee',
    gender: 'woman',
    cloth: 'jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.25],
    cut: (measures) => makeTop(measures, { ...WOMAN_TEE, name: 'crew-neck-tee' }),
  },
  {
    name: 'crew-neck-sweater',
    gender: 'woman',
    cloth: 'fine-knit',
    others: { rib: 'rib' },
    spacings: [2.2, 1.4],
    cut: (measures) => makeTop(measures, { ...WOMAN_SWEATER, name: 'crew-neck-sweater' }),
  },
  {
    name: 'mens-crew-neck-tee',
    gender: 'man',
    cloth: 'heavy-jersey',
    others: { rib: 'rib' },
    spacings: [2.2, 1.35],
    cut: (measures) =>
      makeTop(measures, {
        ...WOMAN_TEE,
        ...FOR_MEN,
        name: 'mens-crew-neck-tee',
        belowHip: 4,
        sleeveLength: 24,
        sleeveHemEase: 9,
        neckWider: 1.8,
        neckDeeper: 2.6,
      }),
  },
  {
    name: 'mens-crew-neck-sweater',
    gender: 'man',
    cloth: 'fine-knit',
    others: { rib: 'rib' },
    spacings: [2.2, 1.55],
    cut: (measures) =>
      makeTop(measures, {
        ...WOMAN_SWEATER,
        ...FOR_MEN,
        bustEase: 17,
        waistEase: 33,
        hemEase: 16,
        name: 'mens-crew-neck-sweater',
      }),
  },
  {
    name: 'fit-and-flare-midi-dress',
    gender: 'woman',
    cloth: 'viscose',
    cut: (measures) =>
      makeDress(measures, {
        name: 'fit-and-flare-midi-dress',
        bustEase: 6,
        waistEase: 5,
        length: 0.74,
        flare: 1.5,
        gather: 1,
        neckWider: 3.4,
        neckDeeper: 4,
        neckShape: 'round',
        sleeveLength: 20,
        sleeveHemEase: 7,
      }),
  },
  {
    name: 'sleeveless-midi-dress',
    gender: 'woman',
    cloth: 'crepe',
    cut: (measures) =>
      makeDress(measures, {
        name: 'sleeveless-midi-dress',
        bustEase: 4,
        waistEase: 4,
        length: 0.78,
        flare: 1.25,
        gather: 1,
        neckWider: 2.6,
        neckDeeper: 5,
        neckShape: 'round',
        sleeveLength: 0,
        sleeveHemEase: 0,
      }),
  },
  {
    name: 'a-line-midi-skirt',
    gender: 'woman',
    cloth: 'suiting',
    cut: (measures) =>
      makeSkirt(measures, {
        name: 'a-line-midi-skirt',
        length: 0.72,
        flare: 0.95,
        gather: 1.02,
        bandHeight: 3.5,
        waistEase: 1.5,
      }),
  },
  {
    name: 'gathered-midi-skirt',
    gender: 'woman',
    cloth: 'poplin',
    spacings: [2.2, 1.35],
    others: { waistband: 'poplin' },
    cut: (measures) =>
      makeSkirt(measures, {
        name: 'gathered-midi-skirt',
        length: 0.8,
        flare: 0.7,
        gather: 1.55,
        bandHeight: 3.5,
        waistEase: 1.5,
      }),
  },
  ...TROUSER_SILHOUETTES,
  ...SKIRT_SILHOUETTES,
  ...STRAP_SILHOUETTES,
];

/** @throws {Error} where no silhouette has that name. */
export function findSilhouette(name: string): Silhouette {
  const found = SILHOUETTES.find((one) => one.name === name);
  if (!found) throw new Error(`No silhouette is called "${name}".`);
  return found;
}
