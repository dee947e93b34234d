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

const LANGUAGE_OF_COUNTRY: Readonly<Record<string, string>> = {
  de: 'de',
  at: 'de',
  fr: 'fr',
  es: 'es',
  mx: 'es',
  it: 'it',
  ru: 'ru',
};

function countryOfLink(link: string): string {
  if (!URL.canParse(link)) return '';
  const { hostname, pathname } = new URL(link);
  return (
    LOCALE_PATH.exec(pathname)?.[1] ??
    COUNTRY_DOMAIN.exec(hostname)?.[1] ??
    ''
  ).toLowerCase();
}

/** The language of the country that a feed is made for; empty where there are several or none. */
export const homeLanguageOf = ({ country, link }: Pick<SellingPlace, 'country' | 'link'>): string =>
  LANGUAGE_OF_COUNTRY[country.toLowerCase() || countryOfLink(link)] ?? '';

/** What a feed says of where it sells. */
export interface SellingPlace {
  /** The target country's code; empty where the feed names none. */
  country: string;
  link: string;
  /** The language of its texts; empty where it is not known. */
  language: string;
  currency: string;
}

/** Whose size numbers a shop most likely writes, by where it sells; null where nothing says so. */
export const systemOfPlace = ({ country, link, language, currency }: SellingPlace) =>
  systemOf(country) ??
  systemOf(countryOfLink(link)) ??
  (language === 'en' ? null : systemOf(language)) ??
  SYSTEM_OF_CURRENCY[currency.toUpperCase()] ??
  null;
