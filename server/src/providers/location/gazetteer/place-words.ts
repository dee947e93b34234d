import { foldName } from './fold-name.ts';
import type { City } from './read-cities.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const shortCountryNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

/** What people write that is neither a name nor a code of two letters. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = { US: ['usa'], AE: ['uae'] };

/** "Hong Kong SAR China" and "Myanmar (Burma)" say more than an address does. */
const countryName = (code: string) =>
  (countryNames.of(code) ?? '').replace(/ SAR China$| \(.*\)$/, '');

/** What a region is, beside its name: "State of Berlin", "Tula Oblast", "Bogota D.C.". */
const KINDS = [
  'state of|greater',
  'autonomous|capital|city|county|department|district|division|governorate|krai|metropolitan',
  'municipality|oblast|province|region|state|voivodeship|d c|f d|dc|fd',
].join('|');
const KIND_OF_REGION = new RegExp(`\\b(${KINDS})\\b`, 'g');

/** Whether an area is named after its city, so that its name says nothing more. */
function isNamedAfter(area: string, city: string): boolean {
  const [areaName, cityName] = [area, city].map((name) => foldName(name).replace(/^st /, 'saint '));
  return areaName === cityName || areaName?.replace(KIND_OF_REGION, '').trim() === cityName;
}

/** A city as an address names it: "Lyon, Auvergne-Rhône-Alpes, France", "Berlin, Germany". */
export function formatPlace({ name, region, country }: City): string {
  const land = countryName(country);
  if (isNamedAfter(land, name)) return name;
  const saysMore = region !== null && ![name, land].some((said) => isNamedAfter(region, said));
  return [name, saysMore ? region : '', land].filter((part) => part !== '').join(', ');
}

interface AreaWords {
  /** Folded; a beginning of one is enough. */
  names: string[];
  codes: string[];
}

const wordsByArea = new Map<string, AreaWords>();

/** What the region and the country of a city are called; there are a few thousand of them. */
function areaWords({ region, regionCode, country }: City): AreaWords {
  const area = `${country}.${regionCode}`;
  const known = wordsByArea.get(area);
  if (known) return known;
  const names = [region ?? '', countryName(country), shortCountryNames.of(country) ?? ''];
  const codes = [regionCode.toLowerCase(), country.toLowerCase()];
  const words = {
    names: names.map(foldName),
    codes: [...codes, ...(ABBREVIATIONS[country] ?? [])],
  };
  wordsByArea.set(area, words);
  return words;
}

/** Whether a city lies where each of the folded words says, each a beginning or a code. */
export function liesIn(city: City, areas: readonly string[]): boolean {
  if (areas.length === 0) return true;
  const { names, codes } = areaWords(city);
  return areas.every((area) => codes.includes(area) || names.some((name) => name.startsWith(area)));
}
