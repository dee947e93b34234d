import { expect, it } from 'vitest';
import { smoothEdges } from './smooth-edges.ts';

const SIZE = 40;
const SLANT = 0.2;

/** Two parts that meet along a slanted line, the upper black, the lower white. */
function steps(upper: string) {
  const part = Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
    Math.floor(at / SIZE) + 0.5 < 16 + SLANT * ((at % SIZE) + 0.5) ? 1 : 2,
  );
  const parts = [upper, 'upper'].map((material) => ({ material, isInside: false }));
  const maps = { width: SIZE, height: SIZE, part, parts };
  const rgb = new Uint8ClampedArray(SIZE * SIZE * 3).map((_, i) =>
    part[Math.floor(i / 3)] === 1 ? 0 : 255,
  );
  return { maps, rgb };
}

it('shows of each part in a pixel as much as the line between both leaves it', () => {
  const { maps, rgb } = steps('lace');
  smoothEdges(maps, rgb);
  let worst = 0;
  for (let y = 8; y < 32; y += 1)
    for (let x = 8; x < 32; x += 1) {
      const lower = Math.min(1, Math.max(0, y + 1 - (16 + SLANT * (x + 0.5))));
      worst = Math.max(worst, Math.abs((rgb[(y * SIZE + x) * 3] ?? 0) / 255 - lower));
    }
  expect(worst).toBeLessThan(0.25);
});

it('leaves threads and the ground as they are', () => {
  const thread = steps('thread');
  const before = thread.rgb.slice();
  smoothEdges(thread.maps, thread.rgb);
  expect(thread.rgb).toEqual(before);
  const ground = steps('lace');
  ground.maps.part.forEach((number, at) => {
    ground.maps.part[at] = number - 1;
  });
  smoothEdges(ground.maps, ground.rgb);
  expect(ground.rgb).toEqual(before);
});
