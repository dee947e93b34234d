import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';

const PERCENT = /(?<percent>\d{1,2}) ?(?:%|percent\b|per ?cent\b)/i;
const HALF = /\bhalf[- ](?:price|off)\b/i;
const HALF_OFF = 50;

/** "At least 30% off", "half price": by how many percent a piece must be reduced; null where nobody said. */
function leastOffSaid({ readings }: Pick<UnderstoodQuery, 'readings'>): number | null {
  const said = readings.filter(({ kind, role }) => kind === 'sale' && role === 'wanted');
  for (const { words } of said) {
    const percent = Number(PERCENT.exec(words)?.groups?.percent ?? 0);
    if (percent > 0) return percent;
    if (HALF.test(words)) return HALF_OFF;
  }
  return null;
}

/** The limit after a message: only of what is on sale, and the latest that was said. */
export function withLeastOff(
  { filters, leastOff }: Pick<StyleRequest, 'filters' | 'leastOff'>,
  sized: Pick<UnderstoodQuery, 'readings'>,
  { isOnSale }: { isOnSale: boolean },
): { leastOff?: number } {
  const said = isOnSale ? leastOffSaid(sized) : null;
  const known = filters.sale ? leastOff : undefined;
  const least = said ?? known;
  return least === undefined ? {} : { leastOff: least };
}

/** Whether a piece is reduced by as much as was asked for. */
export const isReducedBy = (
  { price, full_price }: { price: number; full_price: number },
  percent: number,
): boolean => full_price > 0 && (1 - price / full_price) * 100 >= percent;
