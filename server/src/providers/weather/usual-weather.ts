import type { Position } from '../location/location-service.ts';
import stations from './climate-stations.json' with { type: 'json' };

/** What a day of the year is usually like. */
export interface UsualWeather {
  /** Degrees Celsius. */
  lowC: number;
  highC: number;
  isRainy: boolean;
}

const NEAREST = 3;
const EARTH_RADIUS_KM = 6371;
/** Stations nearer than this count the same. */
const SAME_PLACE_KM = 20;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
/** The middle of January, where the four known months begin. */
const MID_JANUARY = 15;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the surface of the earth, by the haversine formula. */
function distanceKm(one: Position, other: Position): number {
  const dLat = radians(other.lat - one.lat);
  const dLon = radians(other.lon - one.lon);
  const half =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * The value of a day between four that stand a quarter of a year apart: the first two harmonics
 * through January, April, July and October, as climates swing over a year.
 */
function betweenQuarters(
  [january = 0, april = 0, july = 0, october = 0]: readonly number[],
  yearShare: number,
): number {
  const angle = 2 * Math.PI * yearShare;
  const mean = (january + april + july + october) / 4;
  const twice = (january - april + july - october) / 4;
  return (
    mean +
    ((january - july) / 2) * Math.cos(angle) +
    ((april - october) / 2) * Math.sin(angle) +
    twice * Math.cos(2 * angle)
  );
}

function shareOfYear(date: Date): number {
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  return ((date.getTime() - newYear) / DAY_MS - MID_JANUARY) / YEAR_DAYS;
}

/**
 * What the day is usually like at a place: the averages of the three nearest of some 240 cities, by
 * the inverse of their squared distance; whether it is a rainy month, by the nearest. The averages
 * are approximate, noted by hand in whole degrees and taken from no measured table: good enough to
 * choose between a coat and a cardigan. Mountains between cities are not known.
 */
export function usualWeather(position: Position, date: Date): UsualWeather {
  const near = stations
    .map((station) => ({ station, km: Math.max(distanceKm(position, station), SAME_PLACE_KM) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, NEAREST);
  const weightOf = (km: number) => 1 / km ** 2;
  const weights = near.reduce((sum, { km }) => sum + weightOf(km), 0);
  const mean = (readValue: (station: (typeof stations)[number]) => number) =>
    near.reduce((sum, { station, km }) => sum + readValue(station) * weightOf(km), 0) / weights;
  const share = shareOfYear(date);
  return {
    lowC: Math.round(mean(({ low }) => betweenQuarters(low, share))),
    highC: Math.round(mean(({ high }) => betweenQuarters(high, share))),
    isRainy: near[0]?.station.rainy.includes(date.getUTCMonth() + 1) ?? false,
  };
}
