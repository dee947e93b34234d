import { BLAZER_SILHOUETTES } from './blazer-silhouettes.ts';
import { COAT_SILHOUETTES } from './coat-silhouettes.ts';
import { DRESS_SILHOUETTES } from './dress-silhouettes.ts';
import { JACKET_SILHOUETTES } from './jacket-silhouettes.ts';
import { KNIT_SILHOUETTES } from './knit-silhouettes.ts';
import { NIGHTWEAR_SILHOUETTES } from './nightwear-silhouettes.ts';
import { SHEATH_SILHOUETTES } from './sheath-silhouettes.ts';
import { SHIRT_SILHOUETTES } from './shirt-silhouettes.ts';
import type { Silhouette } from './silhouette.ts';
import { makeSkirt } from './skirt.ts';
import { SKIRT_SILHOUETTES } from './skirt-silhouettes.ts';
import { STRAP_SILHOUETTES } from './strap-silhouettes.ts';
import { TOP_SILHOUETTES } from './top-silhouettes.ts';
import { TROUSER_SILHOUETTES } from './trouser-silhouettes.ts';
import { UNDERWEAR_SILHOUETTES } from './underwear-silhouettes.ts';

export const SILHOUETTES: readonly Silhouette[] = [
  ...TOP_SILHOUETTES,
  ...KNIT_SILHOUETTES,
  ...SHIRT_SILHOUETTES,
  ...JACKET_SILHOUETTES,
  ...BLAZER_SILHOUETTES,
  ...COAT_SILHOUETTES,
  ...DRESS_SILHOUETTES,
  ...SHEATH_SILHOUETTES,
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
    cloth: 'crepe',
    others: { waistband: 'poplin' },
    cut: (measures) =>
      makeSkirt(measures, {
        name: 'gathered-midi-skirt',
        length: 0.8,
        flare: 0.7,
        gather: 1.5,
        bandHeight: 3.5,
        waistEase: 1.5,
      }),
  },
  ...TROUSER_SILHOUETTES,
  ...SKIRT_SILHOUETTES,
  ...STRAP_SILHOUETTES,
  ...UNDERWEAR_SILHOUETTES,
  ...NIGHTWEAR_SILHOUETTES,
];

/** @throws {Error} where no silhouette has that name. */
export function findSilhouette(name: string): Silhouette {
  const found = SILHOUETTES.find((one) => one.name === name);
  if (!found) throw new Error(`No silhouette is called "${name}".`);
  return found;
}
