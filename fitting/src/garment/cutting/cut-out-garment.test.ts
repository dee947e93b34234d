import { describe, expect, it } from 'vitest';
import type { GarmentCutout, GarmentPoint } from '../garment-cutout.ts';
import { drawGarment, drawnAlpha } from '../testing/garment-drawings.ts';
import { cutOutGarment } from './cut-out-garment.ts';

const { signal } = new AbortController();
const top = { role: 'top', signal } as const;
const bottom = { role: 'bottom', signal } as const;

const alphaAt = ({ width, alpha }: GarmentCutout, x: number, y: number) => alpha[y * width + x];

/** How far a landmark is from where it was drawn. */
const away = (found: GarmentPoint | null | undefined, x: number, y: number) =>
  Math.hypot((found?.x ?? 0) - x, (found?.y ?? 0) - y);

describe('a garment that is cut out', () => {
  it('is opaque on the cloth, clear on the ground and soft in between', async () => {
    const cutout = await cutOutGarment(await drawGarment({ outline: 'tee' }), top);
    expect([cutout.width, cutout.height]).toEqual([480, 640]);
    expect(alphaAt(cutout, 240, 300)).toBe(255);
    expect(alphaAt(cutout, 20, 20)).toBe(0);
    expect(alphaAt(cutout, 240, 560)).toBe(0);
    const drawn = await drawnAlpha('tee');
    const apart = cutout.alpha.reduce(
      (sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)),
      0,
    );
    const cloth = drawn.reduce((sum, value) => sum + value, 0);
    expect(apart / cloth).toBeLessThan(0.01);
  });

  it('goes on in its own color beyond the edge', async () => {
    const { rgb, width } = await cutOutGarment(await drawGarment({ outline: 'tee' }), top);
    const beyond = (400 * width + 345) * 3;
    expect([...rgb.subarray(beyond, beyond + 3)]).toEqual([0x35, 0x50, 0x7a]);
  });

  it('has the landmarks of a tee', async () => {
    const { landmarks } = await cutOutGarment(await drawGarment({ outline: 'tee' }), top);
    if (landmarks.kind !== 'top') throw new Error('no top');
    expect(away(landmarks.neck.left, 180, 120)).toBeLessThan(10);
    expect(away(landmarks.armpit.left, 138, 236)).toBeLessThan(10);
    expect(away(landmarks.armpit.right, 342, 236)).toBeLessThan(10);
    expect(away(landmarks.shoulderTip.right, 350, 136)).toBeLessThan(10);
    expect(away(landmarks.hem.left, 138, 520)).toBeLessThan(10);
    expect(away(landmarks.sleeves.right?.outerEnd, 430, 250)).toBeLessThan(10);
    expect(away(landmarks.sleeves.right?.innerEnd, 380, 286)).toBeLessThan(10);
  });

  it('has no sleeves where there are none', async () => {
    const { landmarks } = await cutOutGarment(await drawGarment({ outline: 'vest' }), top);
    if (landmarks.kind !== 'top') throw new Error('no top');
    expect(landmarks.sleeves).toEqual({ left: null, right: null });
    expect(away(landmarks.shoulderTip.left, 154, 112)).toBeLessThan(10);
  });

  it('has legs as trousers and none as a skirt', async () => {
    const trousers = await cutOutGarment(await drawGarment({ outline: 'trousers' }), bottom);
    if (trousers.landmarks.kind !== 'bottom') throw new Error('no bottom');
    expect(away(trousers.landmarks.crotch, 240, 240)).toBeLessThan(28);
    expect(away(trousers.landmarks.legs.left?.outerEnd, 134, 600)).toBeLessThan(10);
    expect(away(trousers.landmarks.legs.left?.innerEnd, 210, 600)).toBeLessThan(10);
    const skirt = await cutOutGarment(await drawGarment({ outline: 'skirt' }), bottom);
    expect(skirt.landmarks).toMatchObject({ crotch: null, legs: { left: null, right: null } });
  });
});

describe('a picture without a garment', () => {
  it('is refused', async () => {
    const plain = await drawGarment({ outline: 'tee', fill: '#f4f3f0' });
    await expect(cutOutGarment(plain, top)).rejects.toMatchObject({ reason: 'no_garment' });
    const noPicture = new TextEncoder().encode('no picture');
    await expect(cutOutGarment(noPicture, top)).rejects.toMatchObject({ reason: 'no_garment' });
  });

  it('is not looked at when nobody waits for it', async () => {
    const picture = await drawGarment({ outline: 'tee' });
    const gone = cutOutGarment(picture, { role: 'top', signal: AbortSignal.abort() });
    await expect(gone).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
