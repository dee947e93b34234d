import { describe, expect, it } from 'vitest';
import { cutOutGarment } from '../cutting/cut-out-garment.ts';
import type { TopLandmarks } from '../garment-cutout.ts';
import { drawGarment } from '../testing/garment-drawings.ts';
import { landmarkConfidence } from './find-top-landmarks.ts';

const job = { role: 'top', signal: new AbortController().signal } as const;

async function marksOf(outline: 'vest' | 'slip' | 'halter'): Promise<TopLandmarks> {
  const { landmarks } = await cutOutGarment(await drawGarment({ outline }), job);
  return landmarks.kind === 'bottom' ? expect.fail() : landmarks;
}

describe('the landmarks of a garment', () => {
  it.each(['vest', 'slip', 'halter'] as const)(
    'are sure where they go together: %s',
    async (outline) => {
      expect(landmarkConfidence(await marksOf(outline))).toBe(1);
    },
  );

  it('are unsure where the sides cross: sleeves that hide them were not seen', async () => {
    const marks = await marksOf('vest');
    const waist = { left: marks.waist.right, right: marks.waist.left };
    expect(landmarkConfidence({ ...marks, waist })).toBeLessThan(0.5);
  });
});
