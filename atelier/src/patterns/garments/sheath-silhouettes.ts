import { makeSheath } from '../dresses/sheath.ts';
import type { Silhouette } from './silhouette.ts';

/** Dresses in one piece from the shoulder to the hem. */
export const SHEATH_SILHOUETTES: readonly Silhouette[] = [
  {
    name: 'fitted-midi-dress',
    gender: 'woman',
    cloth: 'heavy-jersey',
    spacings: [3.2, 2],
    cut: (measures) =>
      makeSheath(measures, {
        name: 'fitted-midi-dress',
        bustEase: 0,
        waistEase: 13,
        hipEase: 0,
        hemEase: -3,
        length: 0.7,
        neckShape: 'boat',
        neckWider: 6.4,
        neckDeeper: -1.2,
        backDeeper: 1.6,
        shoulderWider: -0.2,
        armholeDeeper: 1.4,
        sleeve: { length: 0.68, hem: 25, capHeight: 12, capEase: 0.8 },
      }),
  },
  {
    name: 'knit-midi-dress',
    gender: 'woman',
    cloth: 'fine-knit',
    others: { rib: 'rib', cuff: 'rib' },
    spacings: [3.2, 2],
    cut: (measures) =>
      makeSheath(measures, {
        name: 'knit-midi-dress',
        bustEase: 2,
        waistEase: 16,
        hipEase: 0,
        hemEase: -2,
        length: 0.8,
        neckShape: 'round',
        neckWider: 1.1,
        neckDeeper: 0.9,
        backDeeper: 1.2,
        finish: { height: 7, share: 0.93, freeShare: 0.97, rolledTo: 0.9, lean: 0.5 },
        shoulderWider: 0.4,
        armholeDeeper: 2.4,
        sleeve: {
          length: 1.03,
          hem: 22,
          capHeight: 11,
          capEase: 0.4,
          cuff: { height: 7, share: 0.86, role: 'rib' },
        },
        hemRib: { height: 6, share: 0.93 },
      }),
  },
];
