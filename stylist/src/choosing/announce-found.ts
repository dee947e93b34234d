import type { Found } from '../stylist.ts';

/** One short line to read while the choice is being made. */
export const announceFound = ({ total }: Found): string =>
  total === 1 ? 'One piece matches.' : `${total} pieces match. Choosing the best of them.`;
