import { describe, expect, it } from 'vitest';
import { createPoint, createSample } from '../materials/material.ts';
import { argyle, leopard } from './motifs.ts';
import type { Print } from './print.ts';

/** Red, green and blue at a place of the print. */
function colorAt(x: number, y: number, print: Print = argyle): number[] {
  const point = { ...createPoint(), x, y, footprint: 0.02 };
  const sample = createSample();
  [sample.red, sample.green, sample.blue] = [1, 0, 0];
  print(point, sample, { ground: [1, 0, 0], ink: [0, 1, 0], second: [0, 0, 1] });
  return [sample.red, sample.green, sample.blue];
}

describe('argyle', () => {
  it('crosses its lines in the middle of its diamonds, of both colors', () => {
    expect(colorAt(4.5, 6.5)[2]).toBeGreaterThan(0.5);
    expect(colorAt(0, 0)[2]).toBeGreaterThan(0.5);
  });

  it('has diamonds beside the lines, and no line between them', () => {
    expect(colorAt(4.5, 9)[1]).toBeGreaterThan(0.9);
    expect(colorAt(0, 2.5)[0]).toBeGreaterThan(0.9);
    expect(colorAt(4.5 + 3.3, 6.5 + 1.75)[2]).toBeLessThan(0.1);
  });
});

describe('leopard', () => {
  const places = Array.from({ length: 6400 }, (_, at) => [(at % 80) / 2, Math.floor(at / 80) / 2]);
  const colors = places.map(([x = 0, y = 0]) => colorAt(x, y, leopard));

  it('has dark rings on a coat of which most is free', () => {
    const share = (test: (color: number[]) => boolean) =>
      colors.filter(test).length / colors.length;
    const inked = share(([, green = 0]) => green > 0.9);
    expect(inked).toBeGreaterThan(0.1);
    expect(inked).toBeLessThan(0.35);
    expect(share(([red = 0]) => red > 0.75)).toBeGreaterThan(0.4);
  });

  it('has rings of unlike thickness, broken here and there', () => {
    const runs: number[] = [];
    for (let y = 0; y < 40; y += 1) {
      let run = 0;
      for (let x = 0; x < 40; x += 0.05) {
        const isInked = (colorAt(x, y, leopard)[1] ?? 0) > 0.5;
        if (!isInked && run > 0) runs.push(run);
        run = isInked ? run + 0.05 : 0;
      }
    }
    const sorted = runs.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    expect(at(0.9)).toBeGreaterThan(at(0.25) * 2);
  });
});
