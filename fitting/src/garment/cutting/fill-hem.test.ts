import { describe, expect, it } from 'vitest';
import { fillHem } from './fill-hem.ts';

const SIZE = { width: 60, height: 100 };
const HEM = { left: { x: 10, y: 80 }, right: { x: 50, y: 80 } };

/** A garment from column 10 to 50 and down to the row that `endOf` says, on a ground so much darker. */
function cut(
  endOf: (x: number) => number,
  darker: number,
  isGap: (x: number, y: number) => boolean = () => false,
) {
  const inside = new Uint8Array(SIZE.width * SIZE.height);
  const lab = new Float32Array(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < inside.length; at += 1) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    inside[at] = x >= 10 && x <= 50 && y <= endOf(x) && !isGap(x, y) ? 1 : 0;
    lab[at * 3] = inside[at] === 1 ? 96 : 96 - darker;
  }
  const filled = fillHem({ ...SIZE, inside }, { ...SIZE, lab }, HEM);
  return (x: number, y: number) => filled.inside[y * SIZE.width + x];
}

const bitten = (x: number): number => (x > 20 && x < 30 ? 77 : 80);

describe('a bite out of a hem', () => {
  it('is filled where the ground looks like the cloth', () => {
    const inside = cut(bitten, 2);
    expect([inside(25, 80), inside(25, 81)]).toEqual([1, 0]);
  });

  it('stays where the ground looks otherwise', () => {
    expect(cut(bitten, 30)(25, 80)).toBe(0);
  });

  it('stays where it is deep, as a slit is', () => {
    expect(cut((x) => (x > 20 && x < 30 ? 70 : 80), 2)(25, 78)).toBe(0);
  });

  it('leaves no hole above it, whatever hangs beside it', () => {
    const gap = (x: number, y: number) => x > 20 && x < 24 && y > 74;
    expect(cut(() => 80, 2, gap)(22, 76)).toBe(1);
  });
});
