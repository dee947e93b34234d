import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import type { ClothLook, WeaveName } from './cloth-look.ts';
import { clothMaterial } from './cloth-material.ts';

const BOX = { isInside: false, left: -20, right: 20, bottom: -60, top: 0, middleTop: 0, behind: 0 };

/** How many brightnesses a panel shows along a line of 20 cm, blurred so that its yarns do not count. */
function tonesOf(role: string, weave: WeaveName): number {
  const look: ClothLook = { weave, color: '#ffffff', ink: '#000000', print: 'breton' };
  const material = clothMaterial(look, { ...BOX, name: role, role });
  const point = createPoint();
  const sample = createSample();
  const tones = Array.from({ length: 80 }, (_, step) => {
    Object.assign(point, { x: 0, y: -step / 4, footprint: 0.2, footprintX: 0.2, footprintY: 0.2 });
    resetSample(sample);
    material.sample(point, sample);
    return sample.green > 0.4;
  });
  return new Set(tones).size;
}

describe('the print of a garment', () => {
  it('is on its body, whatever it is made of', () => {
    expect(tonesOf('shell', 'jersey')).toBe(2);
    expect(tonesOf('shell', 'poplin')).toBe(2);
  });

  it('leaves out ribs, and collars and cuffs that are knitted', () => {
    expect(tonesOf('rib', 'jersey')).toBe(1);
    expect(tonesOf('collar', 'jersey')).toBe(1);
    expect(tonesOf('cuff', 'fine-knit')).toBe(1);
  });

  it('is on the collar of a woven shirt', () => {
    expect(tonesOf('collar', 'poplin')).toBe(2);
    expect(tonesOf('cuff', 'oxford')).toBe(2);
  });
});

describe('a print on folds', () => {
  const look: ClothLook = { weave: 'poplin', color: '#ffffff', ink: '#000000', print: 'breton' };
  const place = { ...BOX, name: 'front', role: 'shell' };

  /** Where along a line of 12 cm the cloth is inked. */
  function stripes(heightAt?: (x: number, y: number) => number): boolean[] {
    const material = clothMaterial(look, place, heightAt);
    const point = createPoint();
    const sample = createSample();
    return Array.from({ length: 240 }, (_, step) => {
      const y = -10 - step / 20;
      Object.assign(point, { x: 0, y, footprint: 0.05, footprintX: 0.05, footprintY: 0.05 });
      resetSample(sample);
      material.sample(point, sample);
      expect(point.y).toBe(y);
      return sample.green > 0.4;
    });
  }

  it('is bent by what stands up, and lies as it was where the cloth is flat', () => {
    const flat = stripes();
    const folded = stripes((_x, y) => (y < -16 ? 0.4 * Math.sin(y) : 0));
    expect(folded.slice(0, 120)).toEqual(flat.slice(0, 120));
    expect(folded.slice(120)).not.toEqual(flat.slice(120));
  });
});

describe('a print that is placed', () => {
  const look = { weave: 'jersey', color: '#ffffff', ink: '#000000', print: 'lettering' } as const;

  /** How many of the places on a panel are inked. */
  function inkedOf(name: string, isInside = false): number {
    const material = clothMaterial(look, { ...BOX, isInside, name, role: 'shell' });
    const point = createPoint();
    const sample = createSample();
    let inked = 0;
    for (let x = -18; x < 18; x += 0.25)
      for (let y = -58; y < 0; y += 0.25) {
        Object.assign(point, { x, y, footprint: 0.2, footprintX: 0.2, footprintY: 0.2 });
        resetSample(sample);
        material.sample(point, sample);
        if (sample.green < 0.3) inked += 1;
      }
    return inked;
  }

  it('is on the right side of the front, and nowhere else', () => {
    expect(inkedOf('front')).toBeGreaterThan(100);
    expect(inkedOf('front', true)).toBe(0);
    expect(inkedOf('back')).toBe(0);
    expect(inkedOf('left-sleeve')).toBe(0);
  });
});

describe('what a maker sews on', () => {
  const denim: ClothLook = { weave: 'denim', color: '#34507a' };
  const BAND = { isInside: false, left: -50, right: 50, bottom: -4, top: 0, middleTop: 0 };

  /** The places along the middle of a band whose leather is redder than blue denim ever is. */
  function leatherAlong(look: ClothLook, name: string): number[] {
    const place = { ...BAND, behind: 20, name, role: 'waistband' };
    const material = clothMaterial(look, place);
    const point = createPoint();
    const sample = createSample();
    return Array.from({ length: 100 }, (_, step) => step - 50).filter((x) => {
      Object.assign(point, { x, y: -0.8, footprint: 0.1, footprintX: 0.1, footprintY: 0.1 });
      resetSample(sample);
      material.sample(point, sample);
      return sample.red > sample.blue * 1.3;
    });
  }

  it('is a patch of leather behind on the waistband of jeans, and on nothing else', () => {
    const places = leatherAlong(denim, 'waistband');
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(22);
    expect(Math.max(...places)).toBeLessThanOrEqual(29);
    expect(leatherAlong(denim, 'hem-band')).toEqual([]);
    expect(leatherAlong({ ...denim, weave: 'twill' }, 'waistband')).toEqual([]);
  });

  it('is a label at the inside of the back neck, another one for each brand', () => {
    const labelOf = (brand: string) => {
      const place = { ...BOX, isInside: true, name: 'back', role: 'shell' };
      const material = clothMaterial({ weave: 'jersey', color: '#ffffff', brand }, place);
      const point = createPoint();
      const sample = createSample();
      return Array.from({ length: 40 }, (_, step) => {
        Object.assign(point, { x: step / 10 - 2, y: -1.15, footprint: 0.05 });
        resetSample(sample);
        material.sample(point, sample);
        return Math.round(sample.green * 20);
      });
    };
    expect(labelOf('Harrow & Pike')).toEqual(labelOf('Harrow & Pike'));
    expect(labelOf('Harrow & Pike')).not.toEqual(labelOf('Maison Lune'));
    expect(new Set(labelOf('Maison Lune')).size).toBeGreaterThan(2);
  });
});
