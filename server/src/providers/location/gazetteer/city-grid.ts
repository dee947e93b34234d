import type { Position } from '../location-service.ts';

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** The great-circle distance of two positions (haversine formula). */
export function distanceKm(one: Position, other: Position): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const chord =
    half(other.lat - one.lat) +
    Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * half(other.lon - one.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const cellOf = (lat: number, lon: number) =>
  Math.floor(lat) * 360 + ((Math.floor(lon) + 540) % 360);

/** Places in cells of one degree, so that those near a position are found without the others. */
export class CityGrid<Place extends Position> {
  readonly #cells: Map<number, Place[]>;

  constructor(places: readonly Place[]) {
    this.#cells = Map.groupBy(places, ({ lat, lon }) => cellOf(lat, lon));
  }

  /** The places within a radius, in no order. */
  within(radiusKm: number, center: Position): { place: Place; km: number }[] {
    const latReach = radiusKm / KM_PER_DEGREE;
    const [south, north] = [center.lat - latReach, center.lat + latReach];
    // Meridians draw together towards the poles; around one, every longitude is near.
    const widest = Math.cos(Math.min(90, Math.max(Math.abs(south), Math.abs(north))) * RADIANS);
    const lonReach = Math.min(180, latReach / Math.max(widest, Number.EPSILON));
    const cells = new Set<number>();
    for (let lat = Math.floor(south); lat <= north; lat += 1) {
      for (let lon = Math.floor(center.lon - lonReach); lon <= center.lon + lonReach; lon += 1) {
        cells.add(cellOf(lat, lon));
      }
    }
    return [...cells]
      .flatMap((cell) => this.#cells.get(cell) ?? [])
      .map((place) => ({ place, km: distanceKm(center, place) }))
      .filter(({ km }) => km <= radiusKm);
  }
}
