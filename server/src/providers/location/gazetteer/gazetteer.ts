import type { LocationService, Place, Position } from '../location-service.ts';
import { CityGrid } from './city-grid.ts';
import { readGazetteerFile } from './gazetteer-files.ts';
import { nearestCity } from './nearest-city.ts';
import { formatPlace } from './place-words.ts';
import { type City, readCities } from './read-cities.ts';
import { SortedNames } from './sorted-names.ts';
import { suggestCities } from './suggest-cities.ts';

interface World {
  cities: City[];
  names: SortedNames;
  grid: CityGrid<City>;
}

async function readWorld(): Promise<World> {
  const cities = await readCities();
  const names = new SortedNames(await readGazetteerFile('names'));
  return { cities, names, grid: new CityGrid(cities) };
}

/** The cities of the world, after GeoNames, without a network. They are read at the first use. */
export class Gazetteer implements LocationService {
  #reading: Promise<World> | null = null;

  async #world(): Promise<World> {
    this.#reading ??= readWorld();
    try {
      return await this.#reading;
    } catch (error) {
      this.#reading = null;
      throw error;
    }
  }

  async suggest(text: string): Promise<Place[]> {
    return suggestCities(text, await this.#world()).map(({ formatted }) => ({ formatted }));
  }

  /** The likeliest city for a place in words, such as `suggest` gives; null where none is known. */
  async locate(place: string): Promise<City | null> {
    return suggestCities(place, await this.#world())[0]?.city ?? null;
  }

  async reverse(position: Position): Promise<Place[]> {
    const { grid } = await this.#world();
    const city = nearestCity(grid, position);
    return city === null ? [] : [{ formatted: formatPlace(city) }];
  }
}
