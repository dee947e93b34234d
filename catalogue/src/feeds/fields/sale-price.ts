import { parseDay } from './parse-day.ts';
import { type Money, parsePrice } from './parse-price.ts';

export interface PriceTexts {
  price: string;
  salePrice: string;
  /** When the sale begins and ends; '' is open. */
  saleFrom: string;
  saleTo: string;
}

export interface PricePair {
  price: number | null;
  fullPrice: number | null;
  currency: string | null;
}

/**
 * What a thing costs now and what it costs in full. A sale price holds only within its dates.
 * @returns a reason in words when a text is no price.
 */
export function resolvePrices(texts: PriceTexts, now: Date): PricePair | string {
  const full = texts.price === '' ? null : parsePrice(texts.price);
  if (texts.price !== '' && full === null) return `bad price "${texts.price}"`;
  const sale = texts.salePrice === '' ? null : parsePrice(texts.salePrice);
  if (texts.salePrice !== '' && sale === null) return `bad sale price "${texts.salePrice}"`;
  const isOn = sale !== null && isWithin(texts, now);
  const regular = full ?? (isOn ? sale : null);
  if (!isOn || sale === null || regular === null) return pairOf(regular, regular);
  if (sale.amount > regular.amount) return pairOf(regular, regular);
  return pairOf(sale, regular);
}

const pairOf = (price: Money | null, full: Money | null): PricePair => ({
  price: price?.amount ?? null,
  fullPrice: full?.amount ?? null,
  currency: full?.currency ?? price?.currency ?? null,
});

function isWithin({ saleFrom, saleTo }: PriceTexts, now: Date): boolean {
  const from = parseDay(saleFrom, 'start');
  const to = parseDay(saleTo, 'end');
  return (from === null || from <= now.getTime()) && (to === null || now.getTime() <= to);
}

/** "2026-02-24T13:00-0800/2026-02-29T15:30-0800" -> both ends. */
export function splitInterval(text: string): { saleFrom: string; saleTo: string } {
  const [saleFrom = '', saleTo = ''] = text.split('/').map((part) => part.trim());
  return { saleFrom, saleTo };
}
