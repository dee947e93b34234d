import { describe, expect, it } from 'vitest';
import { describePicture } from '../describe-picture.ts';
import { type DrawnGarment, garmentPicture, garmentPng } from '../testing/drawn-garments.ts';

const patternOf = async (garment: DrawnGarment) =>
  (await describePicture(await garmentPng(garment))).pattern;

const SHAPES = ['shirt', 'dress', 'skirt', 'tee'] as const;

describe('the pattern of a photographed garment', () => {
  it.each(SHAPES)('is solid for a plain %s of any color', async (shape) => {
    for (const fill of ['#151515', '#f0e6d2', '#b8202c', '#2c4c9c', '#d8c6a4']) {
      expect(await patternOf({ shape, fill })).toBe('solid');
    }
  });

  it.each(SHAPES)('is stripes on a %s, and says which way they run', async (shape) => {
    for (const [cloth, stripes] of [
      ['stripes', 'horizontal'],
      ['upright', 'vertical'],
      ['diagonal', 'diagonal'],
    ] as const) {
      const facts = await describePicture(await garmentPng({ shape, cloth, fill: '#203050' }));
      expect([facts.pattern, facts.stripes]).toEqual(['stripes', stripes]);
    }
  });

  it.each(SHAPES)('is checks on a %s, with no direction', async (shape) => {
    const facts = await describePicture(
      await garmentPng({ shape, cloth: 'checks', fill: '#203050' }),
    );
    expect([facts.pattern, facts.stripes]).toEqual(['checks', null]);
  });

  it('is dots on a dress and on a shirt', async () => {
    for (const shape of ['dress', 'shirt'] as const) {
      expect(await patternOf({ shape, cloth: 'dots' })).toBe('dots');
    }
  });

  it('turns the direction of stripes with the picture', async () => {
    const turned = garmentPicture({ cloth: 'stripes' }).rotate(90);
    expect(await describePicture(await turned.png().toBuffer())).toMatchObject({
      pattern: 'stripes',
      stripes: 'vertical',
    });
  });

  it('is not changed by a zip, a fold or one logo', async () => {
    const zip = '<rect x="118" y="45" width="4" height="235" fill="#c0c0c0"/>';
    const fold = '<path d="M90 60 L100 280 H110 L98 60 Z" fill="#000" fill-opacity="0.3"/>';
    for (const over of [zip, fold])
      expect(await patternOf({ fill: '#2c4c9c', over })).toBe('solid');
  });

  it('is a flower print where blots of many hues lie all over', async () => {
    const hues = [350, 40, 120, 200, 280];
    const petals = Array.from({ length: 130 }, (_, at) => {
      const [x, y] = [55 + ((at * 37) % 135), 45 + ((at * 59) % 230)];
      const hue = hues[at % hues.length] ?? 0;
      return `<ellipse cx="${x}" cy="${y}" rx="11" ry="6" fill="hsl(${hue} 65% 50%)" transform="rotate(${at * 41} ${x} ${y})"/>`;
    });
    expect(['floral', 'print']).toContain(
      await patternOf({ fill: '#f0e6d2', over: petals.join('') }),
    );
  });

  it('has a direction for stripes only', async () => {
    for (const cloth of ['solid', 'checks', 'dots'] as const) {
      const { stripes } = await describePicture(await garmentPng({ cloth }));
      expect(stripes).toBeNull();
    }
  });
});
