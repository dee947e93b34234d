import { CLOTHING_FITS } from '@modiste/contract/values';
import { FIT_NAMES } from './fit-names.ts';
import type { SizeListName } from './size-choice.ts';

/** "Petite" for the fit P, "32 × 30" for 32x30, anything else as it is. */
export function readableSize(name: SizeListName, value: string): string {
  if (name === 'clothing_fit') {
    const fit = CLOTHING_FITS.find((entry) => entry === value);
    return fit === undefined ? value : FIT_NAMES[fit];
  }
  return value.replace('x', ' × ');
}
