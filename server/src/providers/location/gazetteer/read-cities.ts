import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '../location-service.ts';
import { readGazetteerFile } from './gazetteer-files.ts';

/** After so many lines others get their turn. */
const LINES_AT_A_TIME = 10_000;

export interface City extends Position {
  name: string;
  /** Of two letters (ISO 3166-1). */
  country: string;
  /** Within its country, such as "CA" for California. */
  regionCode: string;
  /** Null where the region is not known by name. */
  region: string | null;
  population: number;
}

async function readRegions(): Promise<Map<string, string>> {
  const lines = (await readGazetteerFile('regions')).toString().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', name = ''] = line.split('\t');
      return [code, name];
    }),
  );
}

/** Reads every city of the gazetteer, the one with the most people first. */
export async function readCities(): Promise<City[]> {
  const regions = await readRegions();
  const lines = (await readGazetteerFile('cities')).toString().split('\n');
  const cities: City[] = [];
  for (const line of lines) {
    const [name = '', country = '', regionCode = '', lat, lon, population] = line.split('\t');
    cities.push({
      name,
      country,
      regionCode,
      region: regions.get(`${country}.${regionCode}`) ?? null,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
    });
    if (cities.length % LINES_AT_A_TIME === 0) await nextTurn();
  }
  return cities;
}
