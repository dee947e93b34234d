import { describe, expect, it } from 'vitest';
import { makeMatte } from './make-matte.ts';

const SIZE = { width: 64, height: 64 };

/** The opacities of the column where a garment ends whose mask has teeth of two pixels there. */
function alongEdge(garment: number, ground: number): number[] {
  const inside = new Uint8Array(SIZE.width * SIZE.height);
  const rgb = new Uint8Array(inside.length * 3);
  for (let at = 0; at < inside.length; at += 1) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    inside[at] = x < 32 + (y % 4 < 2 ? 2 : -2) ? 1 : 0;
    rgb.fill(x < 32 ? garment : ground, at * 3, at * 3 + 3);
  }
  const picture = { ...SIZE, rgb };
  const { alpha } = makeMatte(picture, picture, { ...SIZE, inside });
  return Array.from({ length: 32 }, (_, row) => alpha[(row + 16) * SIZE.width + 32] ?? 0);
}

describe('the edge of a garment', () => {
  it('is drawn smoothly where garment and ground look alike', () => {
    const edge = alongEdge(250, 245);
    expect(Math.max(...edge) - Math.min(...edge)).toBeLessThan(30);
  });

  it('is where it is seen elsewhere', () => {
    expect(Math.max(...alongEdge(250, 40))).toBeLessThan(30);
  });
});
