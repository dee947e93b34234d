import { GARMENT_KINDS } from '@modiste/vision/kind-model';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { describe, expect, it } from 'vitest';
import { KINDS, kindOfDemoType, kindsOfPhotoLabel } from './garment-labels.ts';

describe('the kinds a model learns', () => {
  it('are those of the model that stands, in its order', () => {
    expect(KINDS).toEqual(GARMENT_KINDS);
  });

  it('cover every type of the demo shop', () => {
    const kinds = demoItems().map(({ other_info }) => kindOfDemoType(other_info.type));
    expect(new Set(kinds).size).toBe(KINDS.length);
  });

  it('leave a photo of shoes open to boots, and a label without a garment out', () => {
    expect(kindsOfPhotoLabel('Shoes').map((kind) => KINDS[kind])).toEqual(['shoe', 'boot']);
    expect(kindsOfPhotoLabel('Not sure')).toEqual([]);
  });
});
