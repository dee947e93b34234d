import { type NamedSystem, systemOf } from './size-systems.ts';

const SYSTEM_OF_CURRENCY: Readonly<Record<string, NamedSystem>> = {
  USD: 'US',
  CAD: 'US',
  GBP: 'UK',
  AUD: 'AU',
  NZD: 'AU',
  EUR: 'EU',
  CHF: 'DE',
  SEK: 'DE',
  NOK: 'DE',
  DKK: 'DE',
  PLN: 'DE',
  CZK: 'DE',
  JPY: 'JP',
  RUB: 'RU',
};
const COUNTRY_DOMAIN =
  /\.(?:com?\.)?(uk|au|nz|jp|de|at|ch|fr|be|it|es|pt|nl|se|dk|no|fi|pl|cz|ru|ie|ca|us)$/;
const LOCALE_PATH =
  /^\/(?:[a-z]{2}[-_])?(us|gb|uk|au|jp|de|at|ch|fr|it|es|nl|se|dk|pl|ru|ie|ca)(?:[-_][a-z]{2})?(?:\/|$)/i;

function placeOfLink(link: string): NamedSystem | null {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname } = new URL(link);
  const code = LOCALE_PATH.exec(pathname)?.[1] ?? COUNTRY_DOMAIN.exec(hostname)?.[1] ?? '';
  return systemOf(code);
}

/** What a feed says of where it sells. */
export interface SellingPlace {
  /** The target country's code; empty where the feed names none. */
  country: string;
  link: string;
  /** The language of its texts; empty where it could not be told. */
  language: string;
  currency: string;
}

/** Whose size numbers a shop most likely writes, by where it sells; null where nothing tells. */
export const systemOfPlace = ({ country, link, language, currency }: SellingPlace) =>
  systemOf(country) ??
  placeOfLink(link) ??
  (language === 'en' ? null : systemOf(language)) ??
  SYSTEM_OF_CURRENCY[currency.toUpperCase()] ??
  null;
