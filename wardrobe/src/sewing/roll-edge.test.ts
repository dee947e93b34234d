import { describe, expect, it } from 'vitest';
import { createPoint, createSample } from '../materials/material.ts';
import { rollEdge, turnUnder } from './roll-edge.ts';

/** Cloth at a distance from its folded edge. */
function edgeAt(finishAcross: number, thickness: number, footprint = 0.05) {
  const sample = createSample();
  rollEdge({ ...createPoint(), finishAcross, footprint }, sample, thickness);
  return sample;
}

describe('a folded edge', () => {
  it('falls away from the eye, and thick cloth farther', () => {
    const fallOf = (thickness: number) => edgeAt(1, thickness).height - edgeAt(0, thickness).height;
    expect(fallOf(0.045)).toBeGreaterThan(0.05);
    expect(fallOf(0.12)).toBeGreaterThan(1.8 * fallOf(0.045));
  });

  it('is dark where it turns under and pale on its crest', () => {
    const plain = edgeAt(2, 0.045).red;
    expect(edgeAt(0, 0.045).red).toBeLessThan(0.8 * plain);
    expect(edgeAt(0.29, 0.045).red).toBeGreaterThan(1.05 * plain);
  });

  it('is seen from far as well: it is never narrower than a pixel', () => {
    expect(edgeAt(0.2, 0.045, 0.4).red).not.toBe(edgeAt(2, 0.045, 0.4).red);
  });
});

describe('what is turned under', () => {
  it('lifts the cloth upon it, and nothing beyond it', () => {
    const heightAt = (inner: number) => {
      const sample = createSample();
      turnUnder({ ...createPoint(), footprint: 0.05 }, sample, { inner, thickness: 0.1 });
      return sample.height;
    };
    expect(heightAt(-1)).toBeCloseTo(0.09, 3);
    expect(heightAt(1)).toBe(0);
  });
});
