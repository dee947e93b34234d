import { findPlace } from '@modiste/stylist/places';

const COLD_MONTHS: readonly number[] = [10, 11, 0, 1];
const HOT_MONTHS: readonly number[] = [5, 6, 7];
const HALF_YEAR = 6;

/** What it is like outside this month where a shopper lives; the north where nobody knows. */
export function outsideNow(location: string | null, now: Date): 'cold' | 'hot' | null {
  const place = findPlace(location ?? '');
  if (place?.climate === 'tropical' || place?.climate === 'desert') return null;
  const shift = place?.isSouthern === true ? HALF_YEAR : 0;
  const month = (now.getUTCMonth() + shift) % (2 * HALF_YEAR);
  if (COLD_MONTHS.includes(month)) return 'cold';
  return HOT_MONTHS.includes(month) ? 'hot' : null;
}
