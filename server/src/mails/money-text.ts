import { formatPrice } from '@modiste/contract/price';

/** A price in words of its currency; a code that nobody knows is written beside the number. */
export function moneyText(price: number, currency: string): string {
  if (currency === 'USD') return formatPrice(price);
  const amount = price.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  if (!/^[A-Z]{3}$/.test(currency)) return amount;
  return price.toLocaleString('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
