import type { PriceFilterName } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';

const WITH_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const WITH_DECIMAL_COMMA = /^\d+,\d{1,2}$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * What was typed as a price: "$1,200", "1 200", "12.50", "12,50 USD".
 * @returns null for nothing, NaN for what is no price.
 */
export function readPrice(text: string): number | null {
  const bare = text.replace(/usd|dollars?|[$\s]/gi, '');
  if (bare === '') return null;
  const plain = WITH_THOUSANDS.test(bare)
    ? bare.replaceAll(',', '')
    : bare.replace(WITH_DECIMAL_COMMA, (price) => price.replace(',', '.'));
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}

/** Filters take whole dollars: a price with cents is rounded outward, so that no item is lost. */
export function toWholeDollars(name: PriceFilterName, price: number) {
  const isMin = name === 'priceRangeMin';
  const dollars = isMin ? Math.floor(price) : Math.ceil(price);
  const isMoved = !Number.isNaN(price) && dollars !== price;
  const note = `Rounded ${isMin ? 'down' : 'up'} to ${formatPrice(dollars)}. Prices are in whole dollars.`;
  return { dollars, note: isMoved ? note : null };
}
