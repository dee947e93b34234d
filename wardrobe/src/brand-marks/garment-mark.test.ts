import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { GARMENT_MARKS, type GarmentMark, garmentMark } from './garment-mark.ts';

const FRONT = {
  name: 'front',
  isInside: false,
  left: -28,
  right: 28,
  bottom: -70,
  top: 0,
  middleTop: -8,
};
const BAND = { ...FRONT, name: 'waistband', left: 0, right: 85, bottom: 0, top: 3 };
const LEG = { ...FRONT, name: 'left-front', left: -16, right: 16, bottom: -18, top: 24 };

interface Worn {
  mark: GarmentMark;
  brand?: string;
  panel?: Partial<typeof FRONT>;
}

/** Which places of a panel, and of the cloth around it, are of another color for the mark. */
function markedPlaces({ mark, brand = 'Volta', panel: changed = {} }: Worn): [number, number][] {
  const panel = { ...(mark === 'waistband' ? BAND : mark === 'leg' ? LEG : FRONT), ...changed };
  const draw = garmentMark({ mark, brand, ground: [0.02, 0.03, 0.08] }, panel);
  const point = createPoint();
  const sample = createSample();
  const places: [number, number][] = [];
  // A band goes on around the body: there is no cloth beside it.
  const beside = mark === 'waistband' ? 0 : 5;
  for (let x = panel.left - beside; x < panel.right + beside; x += 0.2)
    for (let y = panel.bottom - 5; y < panel.top + 5; y += 0.2) {
      Object.assign(point, { x, y, footprint: 0.05 });
      resetSample(sample);
      const { green } = sample;
      draw?.(point, sample);
      if (sample.green !== green) places.push([x, y]);
    }
  return places;
}

describe('the mark of a brand on a garment', () => {
  it.each(GARMENT_MARKS)('lies within its panel: %s', (mark) => {
    const places = markedPlaces({ mark });
    const panel = mark === 'waistband' ? BAND : mark === 'leg' ? LEG : FRONT;
    expect(places.length).toBeGreaterThan(20);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(panel.left);
      expect(x).toBeLessThan(panel.right);
      expect(y).toBeGreaterThan(panel.bottom);
      expect(y).toBeLessThan(panel.top);
    }
  });

  it('is the same each time, and another one for another brand', () => {
    const volta = markedPlaces({ mark: 'chest' });
    expect(markedPlaces({ mark: 'chest' })).toEqual(volta);
    expect(markedPlaces({ mark: 'chest', brand: 'Nine Acre' })).not.toEqual(volta);
  });

  it('is over the heart, and not inside, behind or on a sleeve', () => {
    const [x = 0, y = 0] = markedPlaces({ mark: 'chest' })[0] ?? [];
    expect(x).toBeGreaterThan(5);
    expect(y).toBeLessThan(-12);
    expect(markedPlaces({ mark: 'chest', panel: { isInside: true } })).toEqual([]);
    for (const name of ['back', 'left-sleeve', 'collar'])
      expect(markedPlaces({ mark: 'chest', panel: { name } })).toEqual([]);
  });

  it('runs around a band without being cut where the band is closed', () => {
    const columns = markedPlaces({ mark: 'waistband' }).map(([x]) => x);
    expect(Math.min(...columns) - BAND.left).toBeCloseTo(BAND.right - Math.max(...columns), 0);
  });

  it('is the name across the chest, as broad to the left as to the right, whatever its letters', () => {
    for (const brand of ['Ostra', 'Nine Acre', 'Common Thread', 'Harrow & Pike']) {
      const columns = markedPlaces({ mark: 'name', brand }).map(([x]) => x);
      const [left, right] = [Math.min(...columns), Math.max(...columns)];
      expect(right - left).toBeGreaterThan(6);
      expect(right - left).toBeLessThan(17);
      expect(Math.abs(right + left)).toBeLessThan(1.2);
    }
  });
});
