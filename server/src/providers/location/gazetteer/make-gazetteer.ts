import { foldName } from './fold-name.ts';

/** Smaller places are left out. */
const POPULATION_MIN = 1000;
/** From here on a city is also found by what it is called in other languages. */
const OTHER_NAMES_POPULATION_MIN = 15_000;
const OTHER_NAME_CHARS_MAX = 40;

/** Quarters of cities, and places that are no longer there, by their feature code. */
const NO_CITIES = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

/** The tables as GeoNames publishes them: https://download.geonames.org/export/dump/readme.txt */
export interface GeoNamesTables {
  /** `cities500.txt` or `cities1000.txt`. */
  cities: string;
  /** `admin1CodesASCII.txt`. */
  regions: string;
}

/** The files of the gazetteer; each is lines of fields between tabs. */
export interface GazetteerTexts {
  /** Name, country, region, latitude, longitude and population; the most people first. */
  cities: string;
  /** Code and name of each region that a city lies in. */
  regions: string;
  /**
   * A folded name and the line of its city, in the order of bytes; `~` marks what a city is called
   * elsewhere.
   */
  names: string;
}

interface Row {
  name: string;
  asciiName: string;
  otherNames: string[];
  featureCode: string;
  /** Country and region, such as "US.CA". */
  region: string;
  place: string;
  population: number;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

const rounded = (degrees: string) => String(Number(Number(degrees).toFixed(3)));

function readRow(line: string): Row {
  const fields = line.split('\t');
  const field = (at: number) => fields[at] ?? '';
  const [name, country, regionCode, population] = [field(1), field(8), field(10), field(14)];
  const [lat, lon] = [rounded(field(4)), rounded(field(5))];
  return {
    name,
    asciiName: field(2),
    otherNames: field(3).split(','),
    featureCode: field(7),
    region: `${country}.${regionCode}`,
    place: [name, country, regionCode, lat, lon, population].join('\t'),
    population: Number(population),
  };
}

function namesOf(row: Row, line: number): string[] {
  const own = new Set([row.name, row.asciiName].map(foldName));
  const others = row.population < OTHER_NAMES_POPULATION_MIN ? [] : row.otherNames;
  const foreign = new Set(others.map(foldName));
  return [
    ...[...own].map((name) => `${name}\t${line}`),
    ...[...foreign]
      .filter((name) => name !== '' && name.length <= OTHER_NAME_CHARS_MAX && !own.has(name))
      .map((name) => `${name}\t~${line}`),
  ];
}

function byBytes(entries: readonly string[]): string[] {
  const encoded = entries.map((entry) => Buffer.from(entry));
  return encoded.sort((one, other) => one.compare(other)).map((bytes) => bytes.toString());
}

/** Makes the files of the gazetteer from the tables of GeoNames. */
export function makeGazetteer(tables: GeoNamesTables): GazetteerTexts {
  const rows = linesOf(tables.cities)
    .map(readRow)
    .filter((row) => row.population >= POPULATION_MIN && !NO_CITIES.has(row.featureCode))
    .sort((one, other) => other.population - one.population);
  const inhabited = new Set(rows.map((row) => row.region));
  const regions = linesOf(tables.regions)
    .map((line) => line.split('\t').slice(0, 2))
    .filter(([code = '']) => inhabited.has(code))
    .map((fields) => fields.join('\t'));
  return {
    cities: rows.map((row) => row.place).join('\n'),
    regions: regions.join('\n'),
    names: byBytes(rows.flatMap(namesOf)).join('\n'),
  };
}
