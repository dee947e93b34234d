import { describe, expect, it } from 'vitest';
import type { GarmentCutout, GarmentPoint } from '../garment-cutout.ts';
import { drawGarment, drawnAlpha, OUTLINES } from '../testing/garment-drawings.ts';
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
    expect(await differenceFrom('tee', cutout)).toBeLessThan(0.01);
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

  it('hangs by its straps, which are no sleeves', async () => {
    const fullBody = { role: 'full_body', signal } as const;
    const { landmarks } = await cutOutGarment(await drawGarment({ outline: 'slip' }), fullBody);
    if (landmarks.kind !== 'dress') throw new Error('no dress');
    expect(landmarks.sleeves).toEqual({ left: null, right: null });
    expect(away(landmarks.neck.left, 196, 40)).toBeLessThan(14);
    expect(away(landmarks.armpit.right, 330, 170)).toBeLessThan(14);
  });

  it.each(['shorts', 'closedShorts'] as const)('parts where a body does: %s', async (outline) => {
    const { landmarks } = await cutOutGarment(await drawGarment({ outline }), bottom);
    if (landmarks.kind !== 'bottom') throw new Error('no bottom');
    // Their legs lie against each other further down.
    expect(away(landmarks.crotch, 240, 250)).toBeLessThan(40);
  });

  it.each([
    ['a notch between two legs', 14, true],
    ['a notch too shallow for legs', 2, false],
  ])('tells shorts from a skirt: %s', async (_, deep, isShorts) => {
    // The same outline, wide shorts or a skirt, with a notch in its hem.
    const notch = `<path d="M234 345 L240 ${340 - deep} L246 345 Z" fill="#f4f3f0"/>`;
    const over = `<path d="M150 100 H330 L350 340 H130 Z" fill="#35507a"/>${notch}`;
    const picture = await drawGarment({ outline: 'closedShorts', over });
    const { landmarks } = await cutOutGarment(picture, bottom);
    expect(landmarks.kind === 'bottom' && landmarks.crotch !== null).toBe(isShorts);
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

/** How much a cut-out of the outline differs from it, as a share of the outline's area. */
async function differenceFrom(outline: 'tee' | 'longSleeves', { alpha }: GarmentCutout) {
  const drawn = await drawnAlpha(outline);
  const apart = alpha.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
  return apart / drawn.reduce((sum, value) => sum + value, 0);
}

describe('a cut-out', () => {
  it('is whole where a pale garment with a print lies on a pale ground', async () => {
    const over = '<circle cx="240" cy="300" r="60" fill="#c02020"/>';
    const picture = { outline: 'tee', fill: '#fdfdfc', ground: '#f6f6f5', over } as const;
    const cutout = await cutOutGarment(await drawGarment(picture), top);
    expect(await differenceFrom('tee', cutout)).toBeLessThan(0.03);
  });

  it('leaves out a soft shadow', async () => {
    const shadow = `<path d="${OUTLINES.tee}" transform="translate(9 12)" filter="url(#soft)" opacity="0.4"/>`;
    for (const fill of ['#35507a', '#fbfbfa']) {
      const picture = { outline: 'tee', fill, ground: '#e9e7e2', under: shadow } as const;
      const cutout = await cutOutGarment(await drawGarment(picture), top);
      expect(await differenceFrom('tee', cutout)).toBeLessThan(0.03);
    }
  });

  it('leaves out the inside of the back, and knows the front neckline', async () => {
    const under = '<path d="M180 120 Q240 112 300 120 L290 160 H190 Z" fill="#22304c"/>';
    const cutout = await cutOutGarment(await drawGarment({ outline: 'tee', under }), top);
    expect(alphaAt(cutout, 240, 122)).toBe(0);
    expect(alphaAt(cutout, 240, 150)).toBe(255);
    if (cutout.landmarks.kind !== 'top') throw new Error('no top');
    const lowest = Math.max(...cutout.landmarks.neckline.map(({ y }) => y));
    expect(Math.abs(lowest - 135)).toBeLessThan(6);
  });

  it('keeps the band of the front, which is as dark as the inside of the back', async () => {
    const dark = '<path d="M180 120 Q240 130 300 120 L290 136 H190 Z" fill="#20182c"/>';
    const band =
      '<path d="M180 120 Q240 166 300 120 L318 126 Q240 204 162 126 Z" fill="#2c203a" stroke="#2c203a"/>';
    const picture = { outline: 'tee', fill: '#c0b0dc', under: dark, over: band } as const;
    const cutout = await cutOutGarment(await drawGarment(picture), top);
    expect(alphaAt(cutout, 240, 130)).toBe(0);
    expect(alphaAt(cutout, 240, 150)).toBe(255);
    if (cutout.landmarks.kind !== 'top') throw new Error('no top');
    const lowest = Math.max(...cutout.landmarks.neckline.map(({ y }) => y));
    expect(Math.abs(lowest - 143)).toBeLessThan(6);
  });

  it('ends at a deep neckline, whose back shows a band and a label', async () => {
    const back =
      '<path d="M190 110 Q240 130 290 110 L288 280 H192 Z" fill="#8a8ea0"/>' +
      '<path d="M190 110 Q240 130 290 110 L292 132 H188 Z" fill="#8cb898"/>' +
      '<path d="M222 138 h36 v16 h-36 Z" fill="#fff"/>';
    const bands =
      '<path d="M190 110 Q190 210 240 290 L232 310 Q160 220 166 118 Z" fill="#9cc8a8"/>' +
      '<path d="M290 110 Q308 190 240 290 L244 310 Q330 220 314 118 Z" fill="#9cc8a8"/>';
    const picture = { outline: 'longSleeves', fill: '#9498aa', over: back + bands } as const;
    const cutout = await cutOutGarment(await drawGarment(picture), top);
    expect(alphaAt(cutout, 240, 180)).toBe(0);
    expect(alphaAt(cutout, 240, 260)).toBe(0);
    for (const [x, y] of [
      [186, 160],
      [298, 170],
      [204, 260],
      [280, 250],
    ] as const) {
      expect(alphaAt(cutout, x, y)).toBe(255);
    }
  });

  it('is whole below an open neckline, whatever is drawn on it', async () => {
    const over = '<path d="M200 40 H206 L221 55 H259 L274 40 H280 L240 130 Z" fill="#e8b0b0"/>';
    const cutout = await cutOutGarment(await drawGarment({ outline: 'halter', over }), top);
    expect(alphaAt(cutout, 240, 48)).toBe(0);
    expect(alphaAt(cutout, 240, 90)).toBe(255);
  });

  it('has its armpits where sleeve and side meet, and a vest where the armhole ends', async () => {
    const long = await cutOutGarment(await drawGarment({ outline: 'longSleeves' }), top);
    if (long.landmarks.kind !== 'top') throw new Error('no top');
    expect(away(long.landmarks.armpit.right, 340, 260)).toBeLessThan(12);
    expect(away(long.landmarks.sleeves.left?.outerEnd, 40, 480)).toBeLessThan(10);
    const vest = await cutOutGarment(await drawGarment({ outline: 'vest' }), top);
    if (vest.landmarks.kind !== 'top') throw new Error('no top');
    expect(away(vest.landmarks.armpit.left, 134, 240)).toBeLessThan(12);
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
