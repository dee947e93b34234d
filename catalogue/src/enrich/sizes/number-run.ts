import type { NamedSystem, SizedGarment } from './size-systems.ts';

/** What the feed says beside the sizes. */
export interface SizeEvidence extends SizedGarment {
  /** Named by the feed's size system column; null where it is silent. */
  system: NamedSystem | null;
  /** What the target country, the language or the currency stands for; null where none is known. */
  place: NamedSystem | null;
}

const DESIGNER_MAX = 5;
const US_WOMENS_MAX = 24;
const WAIST_MAX = 44;
const EU_MENS_MIN = 44;

const isContinental = (system: NamedSystem | null): boolean =>
  system !== null && !['US', 'UK', 'AU', 'JP'].includes(system);

/** Makers that number from 0 or 1 to 5 mean sizes of their own: 1 is no American size. */
const isDesignerRun = (numbers: readonly number[]): boolean =>
  numbers.every((size) => size <= DESIGNER_MAX) && numbers.some((size) => size % 2 === 1);

function womensSystem(numbers: readonly number[], place: NamedSystem | null): NamedSystem | null {
  const most = Math.max(...numbers);
  if (most <= DESIGNER_MAX) return place === 'US' ? place : null;
  if (isContinental(place)) return most <= US_WOMENS_MAX || place === 'EU' ? null : place;
  return most <= US_WOMENS_MAX ? place : null;
}

function mensSystem(numbers: readonly number[], place: NamedSystem | null): NamedSystem | null {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (least >= EU_MENS_MIN && (most >= 52 || isContinental(place))) return 'EU';
  return isContinental(place) || place === 'JP' ? null : 'US';
}

/** Waists in inches step by one; continental numbers are even and begin at 32. */
function isWaistRun(numbers: readonly number[], { gender, place }: SizeEvidence): boolean {
  const least = Math.min(...numbers);
  if (Math.max(...numbers) > WAIST_MAX || least < 22) return false;
  if (numbers.some((size) => size % 2 === 1) || least < 32) return true;
  return gender === 'Men' ? least < EU_MENS_MIN : place === 'US';
}

/** Collars in centimeters step by one, which chests in inches never do. */
const isCollarRun = (numbers: readonly number[], { category, gender }: SizeEvidence): boolean =>
  category === 'upper_body' &&
  gender === 'Men' &&
  numbers.every((size) => size >= 35 && size <= 48) &&
  numbers.some((size) => size % 2 === 1);

/**
 * Whose numbers bare numbers are, by the whole run of them and by where the feed sells; null
 * where that leaves it open, `waist` for inches of a waist, `collar` for centimeters of a collar.
 */
export function systemOfRun(
  numbers: readonly number[],
  evidence: SizeEvidence,
): NamedSystem | 'waist' | 'collar' | null {
  const { category, gender, system, place } = evidence;
  if (numbers.length === 0) return null;
  if (category !== 'shoes' && isDesignerRun(numbers)) return null;
  const isBottom = category === 'lower_body';
  if (isBottom && (system === null || system === 'US') && isWaistRun(numbers, evidence)) {
    return 'waist';
  }
  if (system === null && isCollarRun(numbers, evidence)) return 'collar';
  if (system !== null) return system;
  if (category === 'shoes') return Math.min(...numbers) >= 34 ? 'EU' : place;
  if (gender === 'Men') return mensSystem(numbers, place);
  return womensSystem(numbers, place);
}
