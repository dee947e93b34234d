import { demoItems } from '@modiste/wardrobe/demo-products';
import { describe, expect, it } from 'vitest';
import { labelOfDemoType, labelsOfPhoto } from './scene-labels.ts';

describe('what the embedding network learns to name', () => {
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
