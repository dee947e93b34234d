import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExplicit } from './recognized-picture.ts';
import { createRecognizer, type Recognizer } from './recognizer.ts';

let recognizer: Recognizer;
beforeAll(() => {
  recognizer = createRecognizer();
});
afterAll(() => recognizer.close());

const drawing = (shape: string, background = 'white') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400">
         <rect width="300" height="400" fill="${background}"/>${shape}
       </svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

const NOTHING = '';
const SKIRT = '<path d="M110 90h80l60 220H50Z" fill="#803040"/>';
const BODY = '<ellipse cx="150" cy="200" rx="90" ry="170" fill="#e0ac8a"/>';

describe('the recognizer', () => {
  it.each([
    ['a plain wall', NOTHING, 'bisque'],
    ['a black picture', NOTHING, 'black'],
    ['a drawn skirt', SKIRT, 'white'],
    ['a skirt on a red carpet', SKIRT, 'firebrick'],
    ['much that is of the color of skin', BODY, 'wheat'],
    ['the color of skin on white', BODY, 'white'],
  ])('lets %s pass', async (_name, shape, background) => {
    const { explicit } = await recognizer.recognize(await drawing(shape, background));
    expect(explicit.length).toBeGreaterThanOrEqual(2);
    expect(explicit.every((rating) => rating >= 0 && rating <= 1)).toBe(true);
    expect(isExplicit({ explicit })).toBe(false);
  });

  it('tells likelihoods that sum to one', async () => {
    const { kinds } = await recognizer.recognize(await drawing(SKIRT, 'firebrick'));
    const sum = Object.values(kinds).reduce((all, share) => all + share, 0);
    expect(sum).toBeGreaterThan(0.9);
    expect(sum).toBeLessThanOrEqual(1.001);
  });

  it('tells no kind of a shop’s picture on white: its image embedding finds more', async () => {
    expect((await recognizer.recognize(await drawing(SKIRT))).kinds).toEqual({});
  });

  it('answers the same for the same picture, and all who ask at once', async () => {
    const bytes = await drawing(SKIRT);
    const [one, other] = await Promise.all([
      recognizer.recognize(bytes),
      recognizer.recognize(bytes),
    ]);
    expect(one).toEqual(other);
  });

  it('fails for what is no picture, and goes on with the next', async () => {
    await expect(recognizer.recognize(Buffer.from('no picture'))).rejects.toThrow('read');
    expect((await recognizer.recognize(await drawing(SKIRT))).explicit).toHaveLength(2);
  });

  it('is started again after it was closed', async () => {
    await recognizer.close();
    expect((await recognizer.recognize(await drawing(SKIRT))).explicit).toHaveLength(2);
  });
});

describe('what is explicit', () => {
  it.each([
    [[0.99, 0.99, 0.98], true],
    [[0.99, 0.97, 0.99], false],
    [[0.99, 0.5], false],
    [[0.1, 0.1], false],
    [[], false],
  ])('is what every view is rated so: %j', (explicit, expected) => {
    expect(isExplicit({ explicit })).toBe(expected);
  });
});
