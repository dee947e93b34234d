import { expect, it } from 'vitest';
import { evenEdges } from './even-edges.ts';
import { planeOf } from './plane.ts';

const SIZE = { width: 40, height: 40 };

it('evens the teeth of an edge where it stays', () => {
  const comb = planeOf(SIZE, (at) => (at % 40 < (Math.floor(at / 40) % 4 < 2 ? 18 : 22) ? 1 : 0));
  const even = evenEdges(comb, 2);
  const edges = Array.from({ length: 20 }, (_, row) => {
    const values = even.values.subarray((row + 10) * 40, (row + 11) * 40);
    return values.reduce((sum, value) => sum + value, 0);
  });
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
  expect(edges[0]).toBeGreaterThan(19);
  expect(edges[0]).toBeLessThan(21);
});
