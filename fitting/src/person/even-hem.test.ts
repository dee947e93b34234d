import { expect, it } from 'vitest';
import { giveNarrowEndsToBottom } from './even-hem.ts';
import { MATERIAL, MATERIALS } from './part-priors.ts';

const size = { width: 160, height: 200 };
const body = { chest: { x: 80, y: 20 }, down: { x: 0, y: 1 }, trunkLength: 100 };

/** A top from column 20 to 140 down to y = 100, which seems to go on farther down in some columns. */
function seenWith(ends: { from: number; to: number; y: number }) {
  const materials = MATERIALS.map(() => new Uint8Array(size.width * size.height));
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const end = x >= ends.from && x < ends.to ? ends.y : 100;
    const isBeside = x < 20 || x >= 140;
    const material = isBeside ? MATERIAL.background : y < end ? MATERIAL.top : MATERIAL.bottom;
    const bytes = materials[material];
    if (bytes) bytes[at] = 255;
  }
  giveNarrowEndsToBottom(materials, size, body);
  return (x: number, y: number) =>
    materials.findIndex((bytes) => bytes[y * size.width + x] === 255);
}

it('gives what seems to hang from a hem in a narrow piece to the trousers, also at the side', () => {
  expect(seenWith({ from: 70, to: 77, y: 115 })(73, 110)).toBe(MATERIAL.bottom);
  const atSide = seenWith({ from: 20, to: 28, y: 115 });
  expect(atSide(24, 110)).toBe(MATERIAL.bottom);
  expect(atSide(24, 95)).toBe(MATERIAL.top);
});

it('leaves a shirttail, which is broad, to the top', () => {
  expect(seenWith({ from: 60, to: 100, y: 115 })(80, 112)).toBe(MATERIAL.top);
});
