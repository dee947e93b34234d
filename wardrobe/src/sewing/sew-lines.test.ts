import { describe, expect, it } from 'vitest';
import { LINE_KINDS } from '../drapes/drape-parts.ts';
import type { ClothLook } from '../looks/cloth-look.ts';
import { clothMaterial } from '../looks/cloth-material.ts';
import { createPoint, createSample, resetSample } from '../materials/material.ts';

const BOX = { isInside: false, left: -20, right: 20, bottom: -6, top: 0, middleTop: 0, behind: 0 };
const LOOK: ClothLook = { weave: 'fine-knit', color: '#1f2a44', tipping: '#ffffff' };

/** How many stripes a panel shows from its edge on. */
function stripesOf(role: string, look = LOOK) {
  const material = clothMaterial(look, { ...BOX, name: role, role });
  const point = createPoint();
  const sample = createSample();
  const tones = Array.from({ length: 60 }, (_, step) => {
    const finish = { finishKind: LINE_KINDS.indexOf('edge') + 1, finishAcross: step / 20 };
    Object.assign(point, { x: 0, y: step / 20 - 6, footprint: 0.05, ...finish });
    resetSample(sample);
    material.sample(point, sample);
    return sample.red > 0.5;
  });
  return tones.filter((isPale, at) => isPale && !tones[at - 1]).length;
}

describe('the stripes along knitted edges', () => {
  it('are two, on ribs, cuffs and collars', () => {
    for (const role of ['rib', 'cuff', 'collar'])
      expect([role, stripesOf(role)]).toEqual([role, 2]);
  });

  it('are not on the body, and not where a look has none', () => {
    expect(stripesOf('shell')).toBe(0);
    expect(stripesOf('rib', { weave: 'fine-knit', color: '#1f2a44' })).toBe(0);
  });
});
