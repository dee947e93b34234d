/** A price with its dollar sign; cents only where there are any. */
export function formatPrice(price: number): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  const amount = price.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `$${amount}`;
}

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
