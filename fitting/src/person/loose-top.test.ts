import { describe, expect, it } from 'vitest';
import { giveLooseTopToBottom } from './loose-top.ts';
import { MATERIAL, MATERIALS } from './part-priors.ts';

const size = { width: 120, height: 200 };
const body = { chest: { x: 60, y: 20 }, down: { x: 0, y: 1 }, trunkLength: 80 };

/** A top down to y = 100, trousers below it, and what looks like the top in those boxes. */
function seenWith(boxes: readonly { x: number; y: number; side: number }[]) {
  const materials = MATERIALS.map(() => new Uint8Array(size.width * size.height));
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const isTop =
      y < 100 ||
      boxes.some(
        (box) => Math.abs(x - box.x) <= box.side / 2 && Math.abs(y - box.y) <= box.side / 2,
      );
    const bytes = materials[isTop ? MATERIAL.top : MATERIAL.bottom];
    if (bytes) bytes[at] = 255;
  }
  giveLooseTopToBottom(materials, size, body);
  return (x: number, y: number) =>
    materials.findIndex((bytes) => bytes[y * size.width + x] === 255);
}

describe('what looks like the top below the waist', () => {
  it('is the trousers’ where it does not hang together with the top, as a button', () => {
    const at = seenWith([{ x: 60, y: 140, side: 8 }]);
    expect(at(60, 140)).toBe(MATERIAL.bottom);
    expect(at(60, 60)).toBe(MATERIAL.top);
  });

  it('is the top’s where it hangs down from it widely', () => {
    const at = seenWith([{ x: 60, y: 110, side: 50 }]);
    expect(at(60, 125)).toBe(MATERIAL.top);
  });
});
