import type { ListFilterName } from '@modiste/contract/filters/filters';
import { CLOTHING_FITS } from '@modiste/contract/values';
import { FIT_NAMES } from '../../items/fit-names.ts';

/** "Petite" for the fit P, "32 × 30" for 32x30, anything else as it is. */
export function readableSize(name: ListFilterName, value: string): string {
  if (name === 'clothing_fit') {
    const fit = CLOTHING_FITS.find((entry) => entry === value);
    return fit === undefined ? value : FIT_NAMES[fit];
  }
  return value.replace('x', ' × ');
}
