import { type Embedder, UnreadablePictureError } from '@modiste/catalogue/embedding/embedder';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../config/config.ts';
import { makeClipFolder } from '../../../testing/clip/made-clip-folder.ts';
import { openOnnxEmbedder } from './onnx-embedder.ts';

let folder: Awaited<ReturnType<typeof makeClipFolder>>;
let embedder: Embedder;
beforeAll(async () => {
  folder = await makeClipFolder();
  embedder = await openOnnxEmbedder(folder.path);
});
afterAll(async () => {
  await embedder.close();
  await folder.remove();
});

const pictureOf = (background: string, { width, height } = { width: 50, height: 70 }) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const dot = (a?: Float32Array, b?: Float32Array) =>
  a && b ? a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) : Number.NaN;

describe('a model from a folder', () => {
  it('finds for each color the picture that shows it', async () => {
    const colors = ['red', 'green', 'blue', 'black', 'white'];
    const texts = colors.map((color) => ({ text: `a ${color} coat` }));
    const pictures = await Promise.all(colors.map((color) => pictureOf(color)));
    const vectors = await embedder.embed([...texts, ...pictures.map((picture) => ({ picture }))]);
    const nearest = colors.map((_, at) => {
      const near = colors.map((_other, to) => dot(vectors[at], vectors[colors.length + to]));
      return colors[near.indexOf(Math.max(...near))];
    });
    expect(nearest).toEqual(colors);
  });

  it('gives vectors of unit length', async () => {
    const vectors = await embedder.embed([{ text: 'a cat' }, { picture: await pictureOf('teal') }]);
    for (const vector of vectors) expect(dot(vector, vector)).toBeCloseTo(1, 5);
  });

  it('reads many pictures of every size at a time', async () => {
    const sizes = Array.from({ length: 19 }, (_, at) => ({ width: 20 + 9 * at, height: 150 }));
    const pictures = await Promise.all(sizes.map((size) => pictureOf('navy', size)));
    const vectors = await embedder.embed(pictures.map((picture) => ({ picture })));
    expect(vectors).toHaveLength(sizes.length);
    for (const vector of vectors) expect(dot(vector, vectors[0])).toBeCloseTo(1, 3);
  });

  it('says of a picture that it cannot be read, and goes on', async () => {
    const broken = (await pictureOf('red')).subarray(0, 60);
    await expect(embedder.embed([{ picture: broken }])).rejects.toThrow(UnreadablePictureError);
    expect(await embedder.embed([{ text: 'a red dress' }])).toHaveLength(1);
  });

  it('is refused where it cannot be used', async () => {
    const wrong = await makeClipFolder({ 'onnx/text_model.onnx': Buffer.from('no model') });
    const opening = openOnnxEmbedder(wrong.path);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow('text_model.onnx: ');
    await wrong.remove();
  });
});
