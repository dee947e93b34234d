import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddingEndpoint } from '../../config/config.ts';
import { openEmbeddingEndpoint } from '../../testing/loopback/embedding-endpoint.ts';
import { createHttpEmbedder } from './http-embedder.ts';

let endpoint: Awaited<ReturnType<typeof openEmbeddingEndpoint>>;
beforeEach(async () => {
  endpoint = await openEmbeddingEndpoint();
});
afterEach(() => endpoint.close());

const open = (changed: Partial<EmbeddingEndpoint> = {}) =>
  createHttpEmbedder({
    url: endpoint.url,
    model: 'small',
    apiKey: 'a-key',
    dimensions: 8,
    shortens: false,
    ...changed,
  });

describe('an embedding model behind an endpoint', () => {
  it('gives a vector a text, in their order', async () => {
    const vectors = await open().embed([{ text: 'coat' }, { text: 'evening gown' }]);
    expect(vectors.map(([first]) => first)).toEqual([4, 12]);
    expect(vectors[0]).toHaveLength(8);
    expect(endpoint.asked).toEqual([
      { model: 'small', input: ['coat', 'evening gown'], authorization: 'Bearer a-key' },
    ]);
  });

  it('is asked to shorten its vectors where that is set', async () => {
    const [vector] = await open({ dimensions: 16, shortens: true }).embed([{ text: 'coat' }]);
    expect(vector).toHaveLength(16);
    expect(endpoint.asked[0]?.dimensions).toBe(16);
  });

  it('is named by its place and model, so that no two are mixed up', () => {
    expect(open().id).not.toBe(open({ model: 'large' }).id);
  });

  it('fails in words when its vectors are of another length', async () => {
    await expect(open({ dimensions: 12 }).embed([{ text: 'coat' }])).rejects.toThrow(
      'small gave 8 numbers where EMBEDDING_DIMENSIONS says 12',
    );
  });

  it('fails when it refuses the key or is not there', async () => {
    await expect(open({ apiKey: 'wrong' }).embed([{ text: 'a' }])).rejects.toThrow('API key');
    const gone = open({ url: new URL(`${endpoint.url.origin}/nowhere`) });
    await expect(gone.embed([{ text: 'a' }])).rejects.toThrow();
  });
});
