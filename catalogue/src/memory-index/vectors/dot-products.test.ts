import { expect, it } from 'vitest';
import { buildDotProducts } from '../../testing/build-dot-products.ts';
import built from './dot-products.json' with { type: 'json' };
import { dotProductsIn, STEP } from './dot-products.ts';

it('the binary of the dot products is what their source builds', async () => {
  expect(built.base64).toBe(await buildDotProducts());
});

it('the dot products are those of whole numbers, whatever their signs', () => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1 });
  const dimensions = 2 * STEP;
  const places = { rows: 0, count: 2, sums: 64, wanted: 128, vectors: 512, dimensions };
  new Uint32Array(memory.buffer, places.rows, 2).set([2, 0]);
  const wanted = Int16Array.from({ length: dimensions }, (_, at) => 1_000 * (at % 7) - 3_000);
  const vectors = Int8Array.from({ length: 3 * dimensions }, (_, at) => ((at * 37) % 255) - 127);
  new Int16Array(memory.buffer, places.wanted, dimensions).set(wanted);
  new Int8Array(memory.buffer, places.vectors, vectors.length).set(vectors);
  dotProductsIn(memory)(places);
  const productOf = (row: number) =>
    wanted.reduce((sum, value, at) => sum + value * (vectors[row * dimensions + at] ?? 0), 0);
  expect([...new Int32Array(memory.buffer, places.sums, 2)]).toEqual([productOf(2), productOf(0)]);
});
