import { demoItems } from '@modiste/wardrobe/demo-products';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { drawScene, SCENE_SIDE_PX } from './draw-scene.ts';
import { randomDesign } from './scene-design.ts';
import { labelOfDemoType, labelsOfPhoto, SCENE_LABELS } from './scene-labels.ts';

const alphaShare = (layer: Uint8Array): number => {
  let sum = 0;
  for (let at = 3; at < layer.length; at += 4) sum += (layer[at] ?? 0) / 255;
  return sum / (layer.length / 4);
};

describe('what the look network learns from', () => {
  it.each(SCENE_LABELS)('draws %s from both sides', async (label) => {
    const random = seededRandom(3);
    const design = randomDesign(label, random);
    for (const side of ['front', 'back'] as const) {
      const { behind, garment, isWorn } = await drawScene(design, side, random);
      expect(garment).toHaveLength(SCENE_SIDE_PX * SCENE_SIDE_PX * 4);
      expect(alphaShare(garment)).toBeGreaterThan(0.01);
      expect(alphaShare(behind) > 0).toBe(isWorn);
    }
  });

  it('draws the same for the same seed', async () => {
    const draw = async () => {
      const random = seededRandom(8);
      return drawScene(randomDesign('shirt', random), 'front', random);
    };
    expect(await draw()).toEqual(await draw());
  });

  it('has a label for every type of the demo shop', () => {
    for (const { other_info } of demoItems()) {
      expect(labelOfDemoType(other_info.type)).not.toBeNull();
    }
  });

  it('leaves a photo open to all kinds that its label may mean', () => {
    expect(labelsOfPhoto('Pants')).toContain('jeans');
    expect(labelsOfPhoto('Not sure')).toEqual([]);
  });
});
