import type { Gender, TryOnCategory } from '@modiste/contract/values';

/** Whose numbers a size is written in. `EU` stands for the continent where no country is named. */
export type NamedSystem = 'US' | 'UK' | 'AU' | 'EU' | 'DE' | 'FR' | 'IT' | 'JP' | 'RU';

/** What a size is a size of. */
export interface SizedGarment {
  category: TryOnCategory | null;
  gender: Gender | null;
}

const SYSTEM_OF_CODE: Readonly<Record<string, NamedSystem>> = {
  us: 'US',
  usa: 'US',
  ca: 'US',
  uk: 'UK',
  gb: 'UK',
  ie: 'UK',
  au: 'AU',
  aus: 'AU',
  nz: 'AU',
  eu: 'EU',
  eur: 'EU',
  euro: 'EU',
  de: 'DE',
  d: 'DE',
  ger: 'DE',
  at: 'DE',
  ch: 'DE',
  nl: 'DE',
  se: 'DE',
  dk: 'DE',
  no: 'DE',
  fi: 'DE',
  pl: 'DE',
  cz: 'DE',
  fr: 'FR',
  f: 'FR',
  be: 'FR',
  lu: 'FR',
  es: 'FR',
  e: 'FR',
  pt: 'FR',
  it: 'IT',
  ita: 'IT',
  i: 'IT',
  jp: 'JP',
  jpn: 'JP',
  ru: 'RU',
  rus: 'RU',
};

/** The system that a country, a language or a size's prefix stands for, or null. */
export const systemOf = (code: string): NamedSystem | null =>
  SYSTEM_OF_CODE[code.trim().toLowerCase()] ?? null;

const shoe = (size: number, system: NamedSystem, isWomens: boolean): string => {
  if (system === 'JP') return `US ${size - (isWomens ? 17 : 18)}`;
  if (system === 'AU') return `${isWomens ? 'US' : 'UK'} ${size}`;
  if (system === 'RU') return `EU ${size + 1}`;
  return `${['DE', 'FR', 'IT'].includes(system) ? 'EU' : system} ${size}`;
};

/** Tops, dresses and bottoms of women: DE 36 = FR 38 = IT 42 = UK 10 = JP 9 = RU 44. */
const womens = (size: number, system: NamedSystem): string => {
  if (system === 'DE') return `EU ${size + 2}`;
  if (system === 'FR') return `EU ${size}`;
  if (system === 'RU') return `EU ${size - 6}`;
  if (system === 'JP') return `US ${size - 3}`;
  return `${system === 'AU' ? 'UK' : system} ${size}`;
};

/** Men's numbers are the same all over the continent: 48 is a chest of 38 and a waist of 32 inches. */
const mens = (size: number, system: NamedSystem, isBottom: boolean): string | null => {
  if (system === 'JP') return null;
  const isInches = ['US', 'UK', 'AU'].includes(system);
  if (isBottom) return `W${isInches ? size : size - 16}`;
  return `${isInches ? 'US' : 'EU'} ${size}`;
};

/**
 * A number of any system in one that the lexicon converts, as text, or null where the system has
 * no numbers of this kind.
 */
export function inConvertedSystem(
  size: number,
  system: NamedSystem,
  { category, gender }: SizedGarment,
): string | null {
  if (category === 'shoes') return shoe(size, system, gender === 'Women');
  const isBottom = category === 'lower_body';
  if (gender === 'Men') return mens(size, system, isBottom);
  const isWomens = gender === 'Women' || category === 'dresses' || category === 'intimates';
  return isWomens ? womens(size, system) : `${system === 'AU' ? 'UK' : system} ${size}`;
}
