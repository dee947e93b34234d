import { describe, expect, it } from 'vitest';
import { CityGrid, distanceKm } from './city-grid.ts';

const PARIS = { name: 'Paris', lat: 48.853, lon: 2.349 };
const LONDON = { name: 'London', lat: 51.509, lon: -0.126 };
const EAST = { name: 'East', lat: 0.5, lon: 179.95 };
const WEST = { name: 'West', lat: 0.5, lon: -179.95 };
const NORTH = { name: 'North', lat: 89.9, lon: 100 };

const grid = new CityGrid([PARIS, LONDON, EAST, WEST, NORTH]);
const within = (radiusKm: number, lat: number, lon: number) =>
  grid
    .within(radiusKm, { lat, lon })
    .map(({ place }) => place.name)
    .sort();

describe('distances', () => {
  it('follow the great circle', () => {
    expect(distanceKm(PARIS, LONDON)).toBeCloseTo(343.6, 0);
    expect(distanceKm(PARIS, PARIS)).toBe(0);
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  });
});

describe('the places near a position', () => {
  it('are those within the radius', () => {
    expect(within(10, 48.86, 2.35)).toEqual(['Paris']);
    expect(within(340, PARIS.lat, PARIS.lon)).toEqual(['Paris']);
    expect(within(350, PARIS.lat, PARIS.lon)).toEqual(['London', 'Paris']);
  });

  it('may lie on the other side of the date line', () => {
    expect(within(20, 0.5, -179.99)).toEqual(['East', 'West']);
    expect(within(20, 0.5, 179.99)).toEqual(['East', 'West']);
  });

  it('may lie on the other side of a pole', () => {
    expect(within(30, 89.9, -80)).toEqual(['North']);
    expect(within(30, 90, 0)).toEqual(['North']);
    expect(within(30, -90, 0)).toEqual([]);
  });
});
