import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../describe-picture.ts';
import type { PictureFacts } from '../picture/picture-facts.ts';

const SHIRT =
  'M60 40 L90 30 Q120 50 150 30 L180 40 L230 90 L205 120 L185 105 V280 H55 V105 L35 120 L10 90 Z';

/** A shirt on white, cut from a cloth that repeats `motif` every 24 px. */
async function factsOf(motif: string): Promise<PictureFacts> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><defs>' +
    `<pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse">${motif}</pattern></defs>` +
    `<rect width="240" height="320" fill="white"/><path d="${SHIRT}" fill="url(#p)"/></svg>`;
  return describePicture(await sharp(Buffer.from(svg)).png().toBuffer());
}

const patternOf = async (motif: string): Promise<string> => (await factsOf(motif)).pattern;

const CLOTH = '<rect width="24" height="24" fill="#203050"/>';

describe('the pattern of a picture', () => {
  it('calls plain cloth solid', async () => {
    expect(await patternOf(CLOTH)).toBe('solid');
  });

  it.each([
    ['horizontal', '<rect width="24" height="12" fill="#e8e0d0"/>'],
    ['vertical', '<rect width="12" height="24" fill="#e8e0d0"/>'],
    ['diagonal', '<path d="M0 0H12L24 12V24Z M0 12V24H12Z" fill="#e8e0d0"/>'],
  ])('knows stripes and that they run %s', async (stripes, motif) => {
    expect(await factsOf(CLOTH + motif)).toMatchObject({ pattern: 'stripes', stripes });
  });

  it('gives no other pattern a direction', async () => {
    expect((await factsOf(CLOTH)).stripes).toBeNull();
  });

  it('knows checks from stripes', async () => {
    const bands = '<path d="M0 0H24V9H0Z M0 0V24H9V0Z" fill="#e8e0d0" fill-opacity="0.6"/>';
    expect(await patternOf(CLOTH + bands)).toBe('checks');
  });

  it('knows dots', async () => {
    const dots =
      '<circle cx="6" cy="6" r="4" fill="#fff0d0"/><circle cx="18" cy="18" r="4" fill="#fff0d0"/>';
    expect(await patternOf(CLOTH + dots)).toBe('dots');
  });

  it('does not take one logo for a print', async () => {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><rect width="240" height="320" fill="white"/>` +
      `<path d="${SHIRT}" fill="#203050"/><path d="M100 110 l20 -20 l20 20 l-20 20z" fill="#fff"/></svg>`;
    const facts = await describePicture(await sharp(Buffer.from(svg)).png().toBuffer());
    expect(facts.pattern).toBe('solid');
  });
});
