import { discountPercent } from '@modiste/contract/price';
import { pick, seedOf } from './seeded-pick.ts';
import type { Brand } from './stock-schema.ts';

interface PriceBasis {
  base: number;
  factor: number;
  brand: Brand;
  seed: string;
}

const SHARE_ON_SALE_PERC = 26;
const REDUCTIONS_PERC = [15, 20, 20, 25, 30, 30, 40, 50];

/** An amount as the brand writes its prices. */
export function roundPrice(amount: number, ending: Brand['ending']): number {
  const whole = Math.max(Math.round(amount), 4);
  if (ending === 'half') return whole - 0.5;
  if (ending === 'ninety-five') return Math.round(whole * 100 - 5) / 100;
  const step = whole > 300 ? 10 : whole > 60 ? 5 : 1;
  return Math.max(Math.round(whole / step) * step, 4);
}

/** What an item costs, and what it cost before if it is reduced. */
export function priceOf({ base, factor, brand, seed }: PriceBasis) {
  const swing = 0.92 + (seedOf(`${seed} price`) % 17) / 100;
  const full = roundPrice(base * factor * brand.level * swing, brand.ending);
  if (seedOf(`${seed} sale`) % 100 >= SHARE_ON_SALE_PERC) {
    return { price: full, full_price: full, discount_perc: 0 };
  }
  const reduction = pick(REDUCTIONS_PERC, `${seed} reduction`);
  const price = Math.min(
    roundPrice(full * (1 - reduction / 100), brand.ending),
    Math.round(full - 1),
  );
  return { price, full_price: full, discount_perc: discountPercent(price, full) };
}
