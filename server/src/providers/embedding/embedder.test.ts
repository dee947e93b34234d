import type { Embedder } from '@modiste/catalogue/embedding/embedder';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClipFolder } from '../../testing/clip/made-clip-folder.ts';
import { madeTextTower, madeVisionTower } from '../../testing/clip/made-towers.ts';
import { openEmbeddingEndpoint } from '../../testing/loopback/embedding-endpoint.ts';
import { createHttpEmbedder } from './http-embedder.ts';
import { openOnnxEmbedder } from './onnx/onnx-embedder.ts';

interface Opened {
  embedder: Embedder;
  /** Another model of the same kind. */
  other: Embedder;
  close(): Promise<void>;
}

const COLORS = ['red', 'green', 'blue', 'white', 'black'];

const colorVector = (text: string, length: number) =>
  Array.from({ length }, (_, at) => 0.1 + Number(text.includes(COLORS[at] ?? 'no color')));

async function openEndpoint(): Promise<Opened> {
  const endpoint = await openEmbeddingEndpoint({ vectorOf: colorVector });
  const { url } = endpoint;
  const open = (model: string) =>
    createHttpEmbedder({ url, model, apiKey: 'a-key', dimensions: 8, shortens: false });
  return { embedder: open('small'), other: open('large'), close: endpoint.close };
}

async function openFolder(): Promise<Opened> {
  const folder = await makeClipFolder();
  const longer = await makeClipFolder({
    'onnx/text_model.onnx': madeTextTower({ dimensions: 12 }),
    'onnx/vision_model.onnx': madeVisionTower({ dimensions: 12 }),
  });
  const embedder = await openOnnxEmbedder(folder.path);
  const other = await openOnnxEmbedder(longer.path);
  return {
    embedder,
    other,
    async close() {
      await Promise.all([embedder.close(), other.close(), folder.remove(), longer.remove()]);
    },
  };
}

const cosine = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / Math.hypot(...a) / Math.hypot(...b);

describe.each([
  ['behind an endpoint', openEndpoint],
  ['from a folder', openFolder],
])('an embedding model %s', (_where, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const embed = (...texts: string[]) => opened.embedder.embed(texts.map((text) => ({ text })));

  it('gives a vector a text, in their order, of the length it names', async () => {
    const texts = Array.from({ length: 40 }, (_, at) => `a ${COLORS[at % COLORS.length]} coat`);
    const vectors = await embed(...texts);
    expect(vectors.map((vector) => vector.length)).toEqual(
      texts.map(() => opened.embedder.dimensions),
    );
    const [alone] = await embed('a green coat');
    expect(alone && vectors[1] && cosine(alone, vectors[1])).toBeCloseTo(1, 5);
    expect(alone && vectors[0] && cosine(alone, vectors[0])).toBeLessThan(0.9);
  });

  it('puts texts that mean the same nearer than others', async () => {
    const [dress, coat, other] = await embed('a red dress', 'the RED coat', 'a blue dress');
    expect(dress && coat && other && cosine(dress, coat) - cosine(dress, other)).toBeGreaterThan(
      0.2,
    );
  });

  it('gives nothing for nothing', async () => {
    expect(await embed()).toEqual([]);
  });

  it('reads a text of any length', async () => {
    const [vector] = await embed('a red dress '.repeat(200));
    expect(vector).toHaveLength(opened.embedder.dimensions);
  });

  it('is never taken for another model', () => {
    const { embedder, other } = opened;
    expect([other.id, other.dimensions]).not.toEqual([embedder.id, embedder.dimensions]);
    expect(other.id).not.toBe(embedder.id);
  });

  it('reads pictures into the space of texts, or says that it reads none', async () => {
    const { embedder } = opened;
    const create = { width: 40, height: 60, channels: 3, background: '#c81020' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    if (!embedder.readsPictures) {
      await expect(embedder.embed([{ picture }])).rejects.toThrow('reads texts only');
      return;
    }
    const asked = [{ text: 'a red dress' }, { picture }, { text: 'a blue dress' }];
    const [red, shown, blue] = await embedder.embed(asked);
    expect(red && shown && blue && cosine(red, shown) - cosine(blue, shown)).toBeGreaterThan(0.5);
  });
});
