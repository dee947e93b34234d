import { PRICE_MAX } from '@modiste/contract/limits';

export interface Money {
  amount: number;
  /** ISO 4217 code, or null where the text names none. */
  currency: string | null;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  zł: 'PLN',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  R$: 'BRL',
  Rs: 'INR',
  'Rs.': 'INR',
  kr: 'SEK',
  'kr.': 'DKK',
  'Fr.': 'CHF',
  '₩': 'KRW',
  '₺': 'TRY',
  '₱': 'PHP',
  '₫': 'VND',
  '₴': 'UAH',
  '฿': 'THB',
};
const NUMBER = /^[^\d-]*?(-?\d[\d.,'’\s ]*)/u;

/**
 * Reads "39.99 USD", "USD 39.99", "$1,299.00", "1.299,00 €", "1 299,00", "39". The last of two
 * different separators is the decimal one; a single separator groups thousands only when exactly
 * three digits follow it and it is no lone point.
 * @returns null when the text is no price, a negative one or one above PRICE_MAX.
 */
export function parsePrice(text: string): Money | null {
  const found = NUMBER.exec(text.trim());
  if (found?.[1] === undefined) return null;
  const amount = Number(plainNumber(found[1].replace(/[\s'’ ]/gu, '')));
  if (!Number.isFinite(amount) || amount < 0 || amount > PRICE_MAX) return null;
  const around = text.trim().replace(found[1].trim(), ' ').trim();
  if (around === '') return { amount, currency: null };
  const currency = currencyOf(around);
  return currency === null ? null : { amount, currency };
}

function currencyOf(text: string): string | null {
  const code = /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : undefined;
  return SYMBOLS[text] ?? code ?? SYMBOLS[text.replace(/[\s.]|[A-Z]{3}$/g, '')] ?? null;
}

function plainNumber(digits: string): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma !== -1 && point !== -1) {
    return comma > point
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replaceAll(',', '');
  }
  const isGrouped =
    /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(digits) || /^-?\d{1,3},\d{3}$/.test(digits);
  if (isGrouped) return digits.replace(/[.,]/g, '');
  return digits.replace(',', '.');
}
