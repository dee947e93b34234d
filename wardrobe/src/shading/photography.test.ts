import { describe, expect, it } from 'vitest';
import { wholeCamera } from '../rasterize/camera.ts';
import { readStock } from '../stock/read-stock.ts';
import { lightGarment, photographGarment } from '../studio/lit-garment.ts';
import { photographLook } from '../studio/photograph-look.ts';
import { clothSheet } from '../testing/cloth-sheet.ts';
import { hardenerOf } from './develop.ts';
import { layOnGround } from './ground.ts';
import { meteredFor, type Photography, USUAL_PHOTOGRAPHY } from './photography.ts';

const WIDTH = 120;

/** A round cloth as a photographer shows it: the gray of its pixels and the ground's. */
function photograph(changes: Partial<Photography>, round = 4) {
  const photography = { ...USUAL_PHOTOGRAPHY, ...changes };
  const garment = lightGarment(clothSheet({ depth: (x) => round * Math.cos(x * 0.14) }));
  const camera = wholeCamera(garment.mesh.positions, 0);
  const layers = photographGarment(garment, { camera, width: WIDTH });
  const look = { weave: 'poplin', color: '#b4b4b4', photography } as const;
  const rgba = photographLook(layers, garment.drape, look);
  const rgb = layOnGround(rgba, photography.ground);
  const meanOf = (isIn: (x: number, y: number) => boolean, channel = 1) => {
    let [sum, count] = [0, 0];
    for (let at = 0; at < rgba.length / 4; at += 1) {
      if (!isIn(at % WIDTH, Math.floor(at / WIDTH)) || rgba[at * 4 + 3] !== 255) continue;
      sum += rgb[at * 3 + channel] ?? 0;
      count += 1;
    }
    return sum / count;
  };
  const left = meanOf((x) => x < WIDTH * 0.35);
  const right = meanOf((x) => x > WIDTH * 0.65);
  return { left, right, rgb, all: (channel: number) => meanOf(() => true, channel) };
}

const lightsWith = (changes: Partial<Photography['lights']>) => ({
  lights: { ...USUAL_PHOTOGRAPHY.lights, ...changes },
});

describe('the hand of a photographer', () => {
  it('shows the shape of cloth by a key at one side, less by light from the camera', () => {
    const hard = photograph(lightsWith({ key: 0.66, front: 0.2 }));
    const flat = photograph(lightsWith({ key: 0.26, front: 0.54 }));
    const mirrored = photograph(lightsWith({ key: 0.66, front: 0.2, side: 'right' }));
    expect(hard.left - hard.right).toBeGreaterThan(8);
    expect(flat.left - flat.right).toBeLessThan((hard.left - hard.right) / 2);
    expect(mirrored.right).toBeGreaterThan(mirrored.left);
  });

  it('has flat cloth brighter where it is nearer to the key', () => {
    const near = photograph({}, 0);
    expect(near.left - near.right).toBeGreaterThan(2);
    const other = photograph(lightsWith({ side: 'right' }), 0);
    expect(other.right - other.left).toBeGreaterThan(2);
  });

  it('exposes and tints, and stands before a ground of its own', () => {
    const usual = photograph({});
    expect(photograph({ exposure: 1.1 }).all(1)).toBeGreaterThan(usual.all(1) + 3);
    const warm = photograph({ warmth: 0.02 });
    expect(warm.all(0) - warm.all(2)).toBeGreaterThan(usual.all(0) - usual.all(2) + 3);
    const { rgb } = photograph({ ground: '#e0e4e8' });
    expect([...rgb.subarray(0, 3)]).toEqual([0xe0, 0xe4, 0xe8]);
  });

  it('is another one for each brand', () => {
    const { brands } = readStock();
    const hands = Object.values(brands).map(({ photography }) => photography);
    expect(new Set(hands.map((hand) => JSON.stringify(hand))).size).toBe(hands.length);
    expect(new Set(hands.map(({ ground }) => ground)).size).toBe(hands.length);
  });
});

describe('the development of a cloth', () => {
  const hardened = (luminance: number, light: number) =>
    light * (hardenerOf(meteredFor(USUAL_PHOTOGRAPHY, luminance))?.(light) ?? 1);

  it('is the photographer’s own for all that is neither pale nor black', () => {
    for (const luminance of [0.06, 0.2, 0.45])
      expect(meteredFor(USUAL_PHOTOGRAPHY, luminance)).toBe(USUAL_PHOTOGRAPHY);
  });

  it.each([
    [0.88, 0.8, 1],
    [0.011, 0.02, 0.05],
  ])('shows the folds of a cloth of luminance %d more than they are', (luminance, fold, flat) => {
    expect(hardened(luminance, flat) / hardened(luminance, fold)).toBeGreaterThan(
      1.06 * (flat / fold),
    );
  });

  it('keeps white from burning out, and what is white on black as it is', () => {
    expect(hardened(0.88, 0.9)).toBeLessThan(0.88);
    expect(hardened(0.011, 0.7)).toBeCloseTo(0.7);
  });
});
