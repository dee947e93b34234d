import { PRICE_MAX } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';

/** Suggested prices below this are rounded to ten cents, those above to whole units. */
const WHOLE_FROM = 20;
const SHARES_OFF = [10, 20] as const;

export interface Suggestion {
  price: number;
  why: string;
}

const rounded = (price: number) =>
  price >= WHOLE_FROM ? Math.floor(price) : Math.floor(price * 10) / 10;

/** Suggested prices: a tenth less, a fifth less, and the lowest it has been. */
export function suggestPrices(today: number, lowest: number | null): Suggestion[] {
  const suggestions = SHARES_OFF.map((share) => ({
    price: rounded((today * (100 - share)) / 100),
    why: `${share}% off`,
  }));
  if (lowest !== null) suggestions.push({ price: lowest, why: 'lowest price' });
  const seen = new Set<number>();
  return suggestions.filter(({ price }) => {
    const isNew = price > 0 && price < today && !seen.has(price);
    seen.add(price);
    return isNew;
  });
}

/** "1,169.50", as the screens write it. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.|$)/;

/**
 * The price that was typed, with a point or a comma before the cents, its thousands apart or not;
 * null when it is none.
 */
export function readPrice(text: string): number | null {
  const bare = text.trim().replace(/^[^\d.,+-]+/, '');
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^\d*\.?\d{0,2}$/.test(plain) && /\d/.test(plain) ? Number(plain) : null;
}

/** What is wrong with a price to wait for; null when nothing is. */
export function priceProblem(below: number | null, today: number, currency: string): string | null {
  if (below === null) return 'Enter a price, for example 49.90.';
  if (below <= 0) return 'Enter a price above zero.';
  if (below >= today || below > PRICE_MAX) {
    return `Enter a price below today’s ${formatPrice(today, currency)}.`;
  }
  return null;
}
