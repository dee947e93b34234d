const isCode = (currency: string) => /^[A-Z]{3}$/.test(currency);

/** A format takes long to make, and a page shows a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** "$", "CA$", "€": the sign of a currency; the dollar sign where the currency is not known. */
function currencyFormat(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: isCode(currency) ? currency : 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, made);
  return made;
}

/**
 * A price with its dollar sign; cents only where there are any. Another currency keeps its own
 * sign: a dollar sign before euros would state another price.
 */
export const formatPrice = (price: number, currency = 'USD'): string =>
  currencyFormat(currency, Number.isInteger(price) ? 0 : 2).format(price);

/** Whole percent off the full price, rounded down so that no saving is overstated; 0 when none. */
export function discountPercent(price: number, fullPrice: number): number {
  if (!(fullPrice > price) || fullPrice <= 0 || price < 0) return 0;
  return Math.floor(((fullPrice - price) / fullPrice) * 100);
}

/** "25% off", or null when the full price does not differ. */
export function formatDiscount(price: number, fullPrice: number): string | null {
  const percent = discountPercent(price, fullPrice);
  return percent > 0 ? `${percent}% off` : null;
}
