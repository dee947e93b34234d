import type { Position } from '../location-service.ts';
import type { CityGrid } from './city-grid.ts';
import type { City } from './read-cities.ts';

type CityAt = { place: City; km: number };

/** As far as people come from to a city. */
const CITY_REACH_KM = 50;
/** Beyond, nobody would call a place by the name of a city. */
const NEAREST_MAX_KM = 500;

/**
 * How far away a city seems. Its area grows with its people, its reach with the root of its area:
 * so the north of Paris is Paris, though the center of a suburb is nearer, and a hamlet does not
 * stand before the town beside it.
 */
const seemingDistance = ({ place, km }: CityAt) => km / Math.sqrt(place.population);

const least = (cities: readonly CityAt[], of: (city: CityAt) => number) =>
  cities.reduce((best, city) => (of(city) < of(best) ? city : best));

/** The city that somebody at a position would name; null far from any. */
export function nearestCity(grid: CityGrid<City>, position: Position): City | null {
  const near = grid.within(CITY_REACH_KM, position);
  if (near.length > 0) return least(near, seemingDistance).place;
  const far = grid.within(NEAREST_MAX_KM, position);
  if (far.length === 0) return null;
  const reachKm = least(far, ({ km }) => km).km + CITY_REACH_KM;
  return least(
    far.filter(({ km }) => km <= reachKm),
    seemingDistance,
  ).place;
}
